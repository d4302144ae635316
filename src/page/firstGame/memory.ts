import * as v from 'valibot';
import { type Coached, NOT_COACHED } from '#learning';

const Names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200));
const MemoryShape = v.strictObject({
  version: v.literal(1),
  game: v.pipe(v.string(), v.maxLength(200)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  settled: Names,
  learnt: Names,
  passed: Names,
  silent: v.boolean(),
});

/** Progress in the first game of a game. */
export interface FirstGameMemory {
  /** Id of the saved game. */
  readonly game: string;
  /** How many of its actions the tutorial has handled. */
  readonly count: number;
  readonly coached: Coached;
  /** Whether the person turned the tutorial off. */
  readonly silent: boolean;
}

/** Storage name of the progress in a first game. @param game its id */
export const memoryName = (game: string): string => `first.${game}`;

/** @param game id of the saved game */
export const beginningOf = (game: string): FirstGameMemory => ({
  game,
  count: 0,
  coached: NOT_COACHED,
  silent: false,
});

/** Parses stored progress; null if there is none or it is invalid, so that the tutorial starts over. */
export function readMemory(kept: unknown): FirstGameMemory | null {
  const read = v.safeParse(MemoryShape, kept);
  if (!read.success) return null;
  const { game, count, silent, settled, learnt, passed } = read.output;
  return { game, count, silent, coached: { settled, learnt, passed, latest: null } };
}

export function writeMemory(memory: FirstGameMemory | null): unknown {
  if (memory === null) return null;
  const { game, count, silent, coached } = memory;
  const { settled, learnt, passed } = coached;
  return { version: 1, game, count, settled, learnt, passed, silent };
}
