import { ok, problem, quoted, type Result } from '#core';
import { GAMES } from '#games';
import type { GameEntry, GameModule } from '#module';

/** Finds the games of the program: how the id of a game becomes its module. */
export interface GameShelf {
  readonly entries: readonly GameEntry[];
  /** Loads a game. Fails for an id that none of them has; throws when its program does not arrive. */
  load(id: unknown): Promise<Result<GameModule>>;
}

/** The games that the program offers. */
export const shelf: GameShelf = {
  entries: GAMES,
  async load(id) {
    const entry = GAMES.find((each) => each.id === id);
    if (entry !== undefined) return ok(await entry.load());
    const known = GAMES.map((each) => each.id).join(', ');
    return problem('game', id === undefined ? 'is missing' : `${quoted(String(id))} is not one of ${known}`);
  },
};

/** The id of the game that a position or a file from outside says it is of; undefined where it says none. */
export function gameIn(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
}
