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

/** How far somebody is in the first game of one game. */
export interface FirstGameMemory {
  /** The id under which it is saved. */
  readonly game: string;
  /** How many of its actions have been taken into account. */
  readonly count: number;
  readonly coached: Coached;
  /** They wanted to play on without being told anything. */
  readonly silent: boolean;
}

/** The name under which the first game of a game is remembered. @param game its id */
export const memoryName = (game: string): string => `first.${game}`;

/** @param game the id under which it is saved */
export const beginningOf = (game: string): FirstGameMemory => ({
  game,
  count: 0,
  coached: NOT_COACHED,
  silent: false,
});

/** What is remembered; null if nothing is, or nothing that can be read: then it starts again. */
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
