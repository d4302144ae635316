import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from './saved-game';
import type { TabMemory } from './tab-memory';

const heldSchema = v.object({
  game: v.unknown(),
  due: v.boolean(),
  over: v.pipe(v.array(v.string()), v.readonly()),
});

/** A game that only this tab has, because nobody has acted yet or it could not be written. */
export interface TabSnapshot {
  readonly game: SavedGame;
  /** Whether it must be written as soon as possible. */
  readonly due: boolean;
  /** Versions that the write may replace; see {@link versionOf}. */
  readonly over: readonly string[];
}

/** Identifies a version of a saved game. */
export function versionOf({ revision = '', updatedAt }: SavedGame): string {
  return `${revision} ${updatedAt}`;
}

/** The games that a tab keeps across reloads, by id; unreadable ones are left out. */
export function readHeld(memory: TabMemory): Map<string, TabSnapshot> {
  const parsed = v.safeParse(v.array(heldSchema), memory.read());
  const held = new Map<string, TabSnapshot>();
  for (const each of parsed.success ? parsed.output : []) {
    const game = parseSavedGame(each.game);
    if (game.ok) held.set(game.value.id, { ...each, game: game.value });
  }
  return held;
}
