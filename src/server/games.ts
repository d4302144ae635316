import type { Game, GameTypes, Simulator } from '#core';
import { king, simulator as kingSimulator, sideName } from '#king-of-monsters/rules';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { zorgl, simulator as zorglSimulator } from '#zorgl/rules';

/** A game on the server: its rules only. */
export interface ServerGame {
  readonly rules: Game<GameTypes>;
  readonly simulator: Simulator<GameTypes>;
  /** Group of seats that one person may hold together; one seat each if left out. */
  readonly secretsGroup?: (seat: string) => string;
}

/** Games that rooms can play, by id. A new game needs its line here. */
export const SERVED_GAMES: ReadonlyMap<string, ServerGame> = new Map(
  [
    { rules: zorgl, simulator: zorglSimulator },
    { rules: tetzilla, simulator: tetzillaSimulator },
    { rules: king, simulator: kingSimulator, secretsGroup: sideName },
  ].map((game): [string, ServerGame] => [game.rules.id, game as ServerGame]),
);
