/**
 * Where the panels are around the table: in columns beside it, in rows above and below it, or both as far as a phone
 * has room; where letters are so large that there is none, one below the other, to be scrolled. Style sheets know it as `data-layout` of the page.
 */
export type TableLayout = 'wide' | 'tall' | 'phone' | 'flat' | 'narrow';

/** In root ems, so that large letters get the layout of a small window. */
const WIDE = { width: 58, height: 36 };
const TALL = { width: 44, height: 56 };

/** With a side below this, the panels do not fit into the window at once. */
const MIN_ROOT = 17;

/** Below this height panels say only what is needed. */
const LOW = 45;

/**
 * The layout for a window.
 * @param width @param height in CSS pixels
 * @param em the size of the root's letters, in CSS pixels
 */
export function tableLayout(width: number, height: number, em: number): TableLayout {
  const [wide, high] = [width / em, height / em];
  if (Math.min(wide, high) < MIN_ROOT) return 'narrow';
  if (wide >= high) return wide >= WIDE.width && high >= WIDE.height ? 'wide' : 'flat';
  return wide >= TALL.width && high >= TALL.height ? 'tall' : 'phone';
}

/** Whether a window is so low that panels have to be short; parameters as of {@link tableLayout}. */
export const isLow = (height: number, em: number): boolean => height / em < LOW;

/** The size of the root's letters, in CSS pixels. */
export function rootEm(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
