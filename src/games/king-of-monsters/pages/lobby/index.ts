import { HEROES, type KingTypes, type Position, type SetupOptions } from '#king-of-monsters/rules';
import type { GameLobby } from '#module';
import { NEWCOMER } from './draft';
import { LobbyForm } from './LobbyForm';

/**
 * Set-up options of a rematch with the same heroes and rules; null for a game that did not start from a
 * set-up (K4.2).
 */
function again({ options, turn, king, heroes, reserve }: Position): SetupOptions | null {
  if (turn.number > 1 || king.zone !== 'beach') return null;
  const playing = HEROES.filter((hero) => heroes[hero] !== undefined);
  const order = [...playing.filter((hero) => !reserve.includes(hero)), ...reserve];
  return {
    ...options,
    // All eight are shuffled again; a selection keeps its order.
    heroes: playing.length === HEROES.length ? null : order,
    start: playing.length - reserve.length,
  };
}

/** Lobby of King of Monsters. */
export const lobby: GameLobby<KingTypes> = {
  Form: LobbyForm,
  fromAddress: () => ({ heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 }),
  person: NEWCOMER,
  again,
};
