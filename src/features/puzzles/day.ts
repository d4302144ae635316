/** The place in a book of the puzzle of a day. @param day from 1970 @param count how many puzzles there are, at least 1 */
export const puzzleOfDay = (day: number, count: number): number => ((day % count) + count) % count;

/** How many days before today are listed. */
const LISTED = 13;

/** The days before today that have a puzzle of their own, the latest first. */
export const daysBefore = (today: number, count: number): readonly number[] =>
  Array.from({ length: Math.min(LISTED, count - 1) }, (_, index) => today - 1 - index);

const DAY = 86_400_000;

/** A day in words, e.g. `12 March`. @param day from 1970 */
export const dayInWords = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * DAY);
