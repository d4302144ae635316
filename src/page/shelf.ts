import { ok, quoted, type Result } from '#core';
import { GAMES } from '#games';
import type { GameEntry, GameModule } from '#module';
import { fail } from './problems';

/** The games of the program, loaded by id. */
export interface GameShelf {
  readonly entries: readonly GameEntry[];
  /** The games loaded so far. */
  readonly loaded: ReadonlySet<GameModule>;
  /** Loads a game. Fails for an unknown id; throws if its code cannot be loaded. */
  load(id: unknown): Promise<Result<GameModule>>;
}

const loaded = new Set<GameModule>();

const entries = GAMES.map(
  (entry): GameEntry => ({
    ...entry,
    async load() {
      const module = await entry.load();
      loaded.add(module);
      return module;
    },
  }),
);

/** The games that the program offers. */
export const shelf: GameShelf = {
  entries,
  loaded,
  async load(id) {
    const entry = entries.find((each) => each.id === id);
    if (entry !== undefined) return ok(await entry.load());
    if (id === undefined) return fail('game', 'missing');
    const titles = entries.map(({ title }) => title).join(', ');
    return fail('game', 'game.unknown', { game: quoted(String(id)), titles });
  },
};

/** Game id in a position or file from outside; undefined if there is none. */
export function gameIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
}
