import * as v from 'valibot';
import type { Memory } from '#module';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Efforts = v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ tries: Count, hints: Count }));
const ProgressShape = v.strictObject({
  version: v.literal(1),
  solved: Efforts,
  begun: v.optional(Efforts, {}),
  days: v.pipe(v.array(Count), v.maxLength(20_000)),
});

/** Effort spent on a puzzle. */
export interface Effort {
  /** Which try it is, from 1. */
  readonly tries: number;
  readonly hints: number;
}

/** Solved puzzles of a game on this device. */
export interface PuzzleProgress {
  /** By id. */
  readonly solved: Readonly<Record<string, Effort>>;
  /** Those that were tried and are not solved yet. */
  readonly begun: Readonly<Record<string, Effort>>;
  /** The days on which the puzzle of the day was solved, the latest last. */
  readonly days: readonly number[];
}

const NOTHING: PuzzleProgress = { solved: {}, begun: {}, days: [] };

const nameOf = (game: string): string => `puzzles.${game}`;

/** What is kept of a game; nothing if nothing is, or nothing that can be read: then it starts again. */
export function readPuzzleProgress(memory: Memory, game: string): PuzzleProgress {
  const read = v.safeParse(ProgressShape, memory.recall(nameOf(game)));
  if (!read.success) return NOTHING;
  const { solved, begun, days } = read.output;
  return { solved, begun, days };
}

/** What a puzzle has taken so far: it is the first try as long as nothing else is known. */
export const effortOf = ({ begun }: PuzzleProgress, id: string): Effort =>
  begun[id] ?? { tries: 1, hints: 0 };

/** Notes what a puzzle has taken so far, for as long as it is not solved. */
export function noteEffort(memory: Memory, game: string, id: string, effort: Effort): void {
  const progress = readPuzzleProgress(memory, game);
  if (progress.solved[id] !== undefined) return;
  keep(memory, game, { ...progress, begun: { ...progress.begun, [id]: effort } });
}

const keep = (memory: Memory, game: string, progress: PuzzleProgress): void =>
  memory.remember(nameOf(game), { version: 1, ...progress });

/**
 * Notes that a puzzle was solved; what it was solved with first stays.
 * @param day on which it was the puzzle of the day; null if it was not
 */
export function noteSolved(
  memory: Memory,
  game: string,
  id: string,
  how: Effort,
  day: number | null,
): PuzzleProgress {
  const { solved, begun, days } = readPuzzleProgress(memory, game);
  const { [id]: _over, ...others } = begun;
  const after = {
    solved: { ...solved, [id]: solved[id] ?? how },
    begun: others,
    days: day === null || days.includes(day) ? days : [...days, day].toSorted((one, other) => one - other),
  };
  keep(memory, game, after);
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
