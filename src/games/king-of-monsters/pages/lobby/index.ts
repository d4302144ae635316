import { HEROES, type KingTypes, type Position, type SetupOptions } from '#king-of-monsters/rules';
import type { GameLobby } from '#module';
import { NEWCOMER } from './draft';
import { LobbyForm } from './LobbyForm';

/** The same heroes by the same rules, dealt again; null for a game that did not begin with an opening (K4.2). */
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
export const lobby: GameLobby<KingTypes> = {
  Form: LobbyForm,
  fromAddress: () => ({ heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 }),
  person: NEWCOMER,
  again,
};
