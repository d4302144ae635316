import type { Insets } from '#stage';

/** About what the panels around a table with a hand of cards cover, as the page's style sheets have it. */
export function handInsets(width: number, height: number): Insets {
  if (width < height) return { top: 72, right: 6, bottom: Math.min(256, height * 0.3) + 168, left: 6 };
  const side = Math.max(248, width * 0.17) + 16;
  return { top: 12, right: side, bottom: Math.min(200, Math.max(136, height * 0.21)) + 24, left: side };
}

/** As {@link handInsets}, without a hand. */
export function boardInsets(width: number, height: number, replay = false): Insets {
  const insets = handInsets(width, height);
  return width < height
    ? { ...insets, top: 168, bottom: 298 }
    : { ...insets, bottom: replay ? Math.max(168, height * 0.21) + 24 : 12 };
}

/** As {@link handInsets}, for a window in which the table reaches from edge to edge below a line of players (`HudAcross.css`). */
export function acrossInsets(width: number, height: number): Insets {
  const top = 44 + 24;
  const bottom = Math.max(handInsets(width, height).bottom, height - top - 0.45 * width);
  return { top, right: 12, bottom, left: 12 };
}
