import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from './saved-game';
import type { TabMemory } from './tab-memory';

const heldSchema = v.object({
  game: v.unknown(),
  due: v.boolean(),
  over: v.pipe(v.array(v.string()), v.readonly()),
});

/** A game that only this tab has: nobody has played it yet, or it could not be written. */
export interface TabSnapshot {
  readonly game: SavedGame;
  /** It is to be written as soon as that works. */
  readonly due: boolean;
  /** What may lie in its place by then, as {@link versionOf} says. */
  readonly over: readonly string[];
}

/** Tells a version of a saved game from all others of it. */
export function versionOf({ revision = '', updatedAt }: SavedGame): string {
  return `${revision} ${updatedAt}`;
}

/** The games that a tab holds over a reload, by their ids; those that cannot be read are left out. */
export function readHeld(memory: TabMemory): Map<string, TabSnapshot> {
  const parsed = v.safeParse(v.array(heldSchema), memory.read());
  const held = new Map<string, TabSnapshot>();
  for (const each of parsed.success ? parsed.output : []) {
    const game = parseSavedGame(each.game);
    if (game.ok) held.set(game.value.id, { ...each, game: game.value });
  }
  return held;
}
