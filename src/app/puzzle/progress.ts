import * as v from 'valibot';
import type { Shell } from '#module';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ProgressShape = v.strictObject({
  version: v.literal(1),
  solved: v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ tries: Count, hints: Count })),
  days: v.pipe(v.array(Count), v.maxLength(20_000)),
});

/** How somebody has solved a puzzle. */
export interface Solved {
  /** With which try, from 1. */
  readonly tries: number;
  readonly hints: number;
}

/** What somebody has solved of a game's puzzles on this device. */
export interface PuzzleProgress {
  /** By id. */
  readonly solved: Readonly<Record<string, Solved>>;
  /** The days on which the puzzle of the day was solved, the latest last. */
  readonly days: readonly number[];
}

const NOTHING: PuzzleProgress = { solved: {}, days: [] };

const nameOf = (game: string): string => `puzzles.${game}`;

/** What is kept of a game; nothing where nothing is, or nothing that can be read: then it begins anew. */
export function readProgress(shell: Pick<Shell, 'recall'>, game: string): PuzzleProgress {
  const read = v.safeParse(ProgressShape, shell.recall(nameOf(game)));
  return read.success ? { solved: read.output.solved, days: read.output.days } : NOTHING;
}

/**
 * Notes that a puzzle was solved; what it was solved with first stays.
 * @param day on which it was the puzzle of the day; null where it was not
 */
export function noteSolved(
  shell: Pick<Shell, 'recall' | 'remember'>,
  game: string,
  id: string,
  how: Solved,
  day: number | null,
): PuzzleProgress {
  const { solved, days } = readProgress(shell, game);
  const after = {
    solved: { ...solved, [id]: solved[id] ?? how },
    days: day === null || days.includes(day) ? days : [...days, day].toSorted((one, other) => one - other),
  };
  shell.remember(nameOf(game), { version: 1, ...after });
  return after;
}

/** On how many days in a row the puzzle of the day was solved, up to today, or to yesterday while today's is open. */
export function streakOf({ days }: Pick<PuzzleProgress, 'days'>, today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let streak = 0;
  while (solved.has(day)) {
    streak++;
    day--;
  }
  return streak;
}
