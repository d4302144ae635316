import type { Insets, Subject } from '#stage';

/** What the home view shows: the board, with room for towers at its northern edge. */
export const BOARD_SUBJECT: Subject = { x: 3.95, z: 3.95, height: 2.4 };

/** Below this width, in CSS pixels, the panels lie above and below the table. */
const NARROW = 900;

/** Below this height a picture that is wider than high has its panels beside the table, however narrow. */
const FLAT = 500;

/**
 * The parts of the picture that the panels cover.
 * @param free what they leave, once they have been measured; above it is never less than they usually take there, so that
 * the picture does not move with each line that they tell
 */
export function editorInsets(width: number, height: number, free: Insets | null): Insets {
  const usual = usualInsets(width, height);
  return free === null ? usual : { ...free, top: Math.max(usual.top, free.top) };
}

function usualInsets(width: number, height: number): Insets {
  if (height <= FLAT && width > height) {
    const side = Math.min(280, Math.max(190, width * 0.26));
    return { top: 0, right: side, bottom: 0, left: side };
  }
  if (width <= NARROW) {
    return { top: Math.min(190, height * 0.25), right: 0, bottom: Math.min(312, height * 0.42), left: 0 };
  }
  const side = Math.min(330, Math.max(280, width * 0.2));
  return { top: 0, right: side, bottom: 0, left: side };
}
