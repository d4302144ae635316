import type { Insets } from '#stage';

/** The parts of the picture that the interface covers. */
export function interfaceInsets(width: number, height: number): Insets {
  if (width <= 700)
    return { top: Math.min(146, height * 0.18), right: 0, bottom: Math.min(340, height * 0.42), left: 0 };
  // The panels in the west reach farther down than those in the east, so the table moves to the right a little.
  return { top: 8, right: 0, bottom: Math.min(220, height * 0.25), left: width * 0.07 };
}

/** As {@link interfaceInsets}, with the panels at the sides: what the camera shows by itself lies under none. */
export function panelInsets(width: number, height: number): Insets {
  const insets = interfaceInsets(width, height);
  if (width <= 700) return insets;
  const side = Math.max(250, width * 0.19);
  return { top: Math.max(insets.top, height * 0.04), right: side, bottom: insets.bottom, left: side };
}
