/**
 * Arrangement of the panels: `wide` in columns beside the table, `tall` in rows above and below it, `phone` and `flat`
 * as far as a phone has room, `narrow` stacked and scrollable for very large letters. Style sheets use it as
 * `data-layout` of the page.
 */
export type TableLayout = 'wide' | 'tall' | 'phone' | 'flat' | 'narrow';

/** In root ems, so that large letters get the layout of a small window. */
const WIDE = { width: 58, height: 36 };
const TALL = { width: 44, height: 56 };

/** If a side of the window is shorter than this, the panels do not fit at once. */
const MIN_ROOT = 17;

/** Below this height panels are shortened. */
const LOW = 45;

/**
 * The layout for a window.
 * @param width @param height in CSS pixels
 * @param em font size of the root, CSS pixels
 */
export function tableLayout(width: number, height: number, em: number): TableLayout {
  const [wide, high] = [width / em, height / em];
  if (Math.min(wide, high) < MIN_ROOT) return 'narrow';
  if (wide >= high) return wide >= WIDE.width && high >= WIDE.height ? 'wide' : 'flat';
  return wide >= TALL.width && high >= TALL.height ? 'tall' : 'phone';
}

/** Whether a window is so low that panels must be shortened; parameters as in {@link tableLayout}. */
export const isLow = (height: number, em: number): boolean => height / em < LOW;

/** Font size of the root, CSS pixels. */
export function rootEm(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
