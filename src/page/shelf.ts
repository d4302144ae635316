import { ok, quoted, type Result } from '#core';
import { GAMES } from '#games';
import type { GameEntry, GameModule } from '#module';
import { fail } from './problems';

/** Finds the games of the program: how the id of a game becomes its module. */
export interface GameShelf {
  readonly entries: readonly GameEntry[];
  /** Those that have been loaded. */
  readonly loaded: ReadonlySet<GameModule>;
  /** Loads a game. Fails for an id that none of them has; throws when its program does not arrive. */
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

/** The id of the game that a position or a file from outside says it is of; undefined if it says none. */
export function gameIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
}
