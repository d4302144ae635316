import type { Insets, Subject } from '#stage';

/** Home view: the board, with space for towers at its northern edge. */
export const BOARD_SUBJECT: Subject = { x: 3.95, z: 3.95, height: 2.4 };

/** Up to this width, in CSS pixels, the panels are above and below the table. */
const NARROW = 900;

/** Up to this height, landscape windows have their panels beside the table, however narrow. */
const FLAT = 500;

/**
 * The insets of the picture that panels cover.
 * @param free measured insets, if known. The top is at least its usual value, so that the picture does not
 * move with every line of text
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
