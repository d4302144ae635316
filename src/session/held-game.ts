import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from './saved-game';
import type { TabMemory } from './tab-memory';

const heldSchema = v.object({
  game: v.unknown(),
  due: v.boolean(),
  over: v.pipe(v.array(v.string()), v.readonly()),
});

/** A game that only this tab has: nobody has played it yet, or it could not be written. */
export interface HeldGame {
  readonly game: SavedGame;
  /** It is to be written as soon as that works. */
  readonly due: boolean;
  /** What may lie in its place by then, as {@link stampOf} says. */
  readonly over: readonly string[];
}

/** Tells a version of a saved game from all others of it. */
export function stampOf({ revision = '', updatedAt }: SavedGame): string {
  return `${revision} ${updatedAt}`;
}

/** The game that a tab holds over a reload; undefined when there is none that can be read. */
export function readHeld(memory: TabMemory): HeldGame | undefined {
  const parsed = v.safeParse(heldSchema, memory.read());
  if (!parsed.success) return undefined;
  const game = parseSavedGame(parsed.output.game);
  return game.ok ? { ...parsed.output, game: game.value } : undefined;
}
