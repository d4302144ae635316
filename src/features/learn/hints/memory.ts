import * as v from 'valibot';

const Names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200));
const MemoryShape = v.strictObject({ version: v.literal(1), seen: Names, done: Names, games: Names });

/** Hints of a game already shown on this device. */
export interface HintMemory {
  /** Shown hints, repeated for each time. */
  readonly seen: readonly string[];
  /** Hints that are not shown again: acted on, or dismissed. */
  readonly done: readonly string[];
  /** Finished games, by the ids of their saves. */
  readonly games: readonly string[];
}

/** Maximum number of times a hint is shown. */
const MAX_SHOWN = 2;

/** Finished games after which hints stop. */
const ENOUGH = 4;

export const hintsName = (game: string): string => `hints.${game}`;

/** Parses the stored memory; empty if unreadable. */
export function readHints(kept: unknown): HintMemory {
  const read = v.safeParse(MemoryShape, kept);
  return read.success ? read.output : { seen: [], done: [], games: [] };
}

export const writeHints = ({ seen, done, games }: HintMemory): unknown => ({ version: 1, seen, done, games });

/** Whether the player still gets hints. */
export const isNew = ({ games }: HintMemory): boolean => games.length < ENOUGH;

/** Whether a hint may be shown again. */
export function mayShow({ seen, done }: HintMemory, id: string): boolean {
  return !done.includes(id) && seen.filter((each) => each === id).length < MAX_SHOWN;
}

/** Records that a hint was shown. */
export const shownOnce = (memory: HintMemory, id: string): HintMemory => ({
  ...memory,
  seen: [...memory.seen, id],
});

/** Records hints that were acted on or dismissed. */
export const settledHints = (memory: HintMemory, ids: readonly string[]): HintMemory => ({
  ...memory,
  done: [...new Set([...memory.done, ...ids])],
});

/** Records a finished game. @param game id of its save */
export const playedToEnd = (memory: HintMemory, game: string): HintMemory =>
  memory.games.includes(game) || !isNew(memory) ? memory : { ...memory, games: [...memory.games, game] };
