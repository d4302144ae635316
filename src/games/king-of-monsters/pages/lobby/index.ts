import { lazy } from 'react';
import { kaijuModel } from '#kaiju/cues';
import {
  HEROES,
  type KingTypes,
  king,
  type Position,
  SEATS,
  type SetupOptions,
} from '#king-of-monsters/rules';
import { KING_FIGURES } from '#king-of-monsters/view';
import type { GameLobby } from '#module';

/** Heroes that start in the League if nothing else is chosen (K4.1). */
const START = 4;

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
  setup: {
    figures: {
      ids: KING_FIGURES,
      seats: ['king'],
      looks: true,
      model: kaijuModel,
      Turntable: lazy(async () => ({ default: (await import('#kaiju')).TurningFigure })),
    },
    lineups: [
      { id: 'hero', people: HEROES, one: true },
      { id: 'king', people: ['king'] },
      { id: 'league', people: HEROES },
      { id: 'both', people: SEATS },
      { id: 'bots', people: [] },
    ],
    team: HEROES,
    values: ({ places, values: { start = START } }) => ({
      ...(places.length === SEATS.length ? {} : { heroes: HEROES.filter((hero) => places.includes(hero)) }),
      start: Math.min(Number(start), places.length - 1),
    }),
    // No more can start than play (K4.1).
    specs({ places }) {
      const most = places.length - 1;
      return {
        ...king.options.specs,
        start: { kind: 'integer', least: 1, most, default: Math.min(START, most) },
      };
    },
  },
  fromAddress: () => ({ heroes: null, start: START, turnLimit: 20, kingHand: 5, leagueHand: 5 }),
  person: 'artemis',
  again,
};
