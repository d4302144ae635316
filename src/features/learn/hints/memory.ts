import * as v from 'valibot';

const Names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200));
const MemoryShape = v.strictObject({ version: v.literal(1), seen: Names, done: Names, games: Names });

/** Hints of a game already shown on this device. */
export interface HintMemory {
  /** The hints that were shown, each as often as it was. */
  readonly seen: readonly string[];
  /** Those that are shown no more: acted on, or put away. */
  readonly done: readonly string[];
  /** The games that were played to their end, by the ids under which they are saved. */
  readonly games: readonly string[];
}

/** How often a hint is shown at most. */
const MAX_SHOWN = 2;

/** Finished games after which hints stop. */
const ENOUGH = 4;

export const hintsName = (game: string): string => `hints.${game}`;

/** What is remembered; nothing if it cannot be read. */
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

/** After a hint has come to be shown. */
export const shownOnce = (memory: HintMemory, id: string): HintMemory => ({
  ...memory,
  seen: [...memory.seen, id],
});

/** After hints were acted on or put away. */
export const settledHints = (memory: HintMemory, ids: readonly string[]): HintMemory => ({
  ...memory,
  done: [...new Set([...memory.done, ...ids])],
});

/** After a game was played to its end. @param game the id under which it is saved */
export const playedToEnd = (memory: HintMemory, game: string): HintMemory =>
  memory.games.includes(game) || !isNew(memory) ? memory : { ...memory, games: [...memory.games, game] };
