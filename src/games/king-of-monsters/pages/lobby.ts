import { HEROES, type KingTypes, type Position, type SetupOptions } from '#king-of-monsters/rules';
import type { GameLobby } from '#module';

/** The game as it is written (K4.1, K4.3). */
const STANDARD: SetupOptions = { heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 };

/** The same heroes by the same rules, dealt anew; null for a game that did not begin with an opening (K4.2). */
function again({ options, turn, king, heroes, reserve }: Position): SetupOptions | null {
  if (turn.number > 1 || king.zone !== 'beach') return null;
  const playing = HEROES.filter((hero) => heroes[hero] !== undefined);
  const order = [...playing.filter((hero) => !reserve.includes(hero)), ...reserve];
  return {
    ...options,
    // All of them are shuffled, as they were; fewer stay in their order.
    heroes: playing.length === HEROES.length ? null : order,
    start: playing.length - reserve.length,
  };
}

/** How a game of King of Monsters is set up. */
export const lobby: GameLobby<KingTypes> = { fromAddress: () => STANDARD, again };
