/** Index of a day's puzzle in its book. @param day since 1970 @param count number of puzzles, at least 1 */
export const puzzleOfDay = (day: number, count: number): number => ((day % count) + count) % count;

/** Number of previous days in the list. */
const LISTED = 13;

/** Previous days with a puzzle of their own, newest first. */
export const daysBefore = (today: number, count: number): readonly number[] =>
  Array.from({ length: Math.min(LISTED, count - 1) }, (_, index) => today - 1 - index);

const DAY = 86_400_000;

/** A date in words, e.g. `12 March`. @param day since 1970 */
export const dayInWords = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * DAY);
