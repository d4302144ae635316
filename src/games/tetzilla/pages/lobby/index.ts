import { lazy } from 'react';
import { kaijuModel } from '#kaiju/cues';
import type { GameLobby } from '#module';
import {
  FIGURES,
  type Position,
  SEATS,
  type Seat,
  type SetupOptions,
  type TetzillaTypes,
} from '#tetzilla/rules';

/** Default number of players. */
const PLAYERS = 3;
const MIN_PLAYERS = 2;

/** Number of players for a link with these bots: as few as include them all, three without bots. */
export function playersFor(bots: Iterable<string>): number {
  const last = Math.max(-1, ...[...bots].map((bot) => SEATS.indexOf(bot as Seat)));
  return last < 0 ? PLAYERS : Math.max(MIN_PLAYERS, last + 1);
}

/**
 * Options for a rematch with the same kaiju and rules; null if the game did not begin with an empty board.
 */
function again({ players, options, turn, tiles }: Position): SetupOptions | null {
  if (turn.number > 0 || tiles.length > 0 || turn.stage === 'enter') return null;
  const figures = SEATS.flatMap((seat) => players[seat]?.figure ?? []);
  return { ...options, figures };
}

/** The lobby of TetZilla. */
export const lobby: GameLobby<TetzillaTypes> = {
  setup: {
    count: PLAYERS,
    figures: {
      ids: FIGURES,
      model: kaijuModel,
      Turntable: lazy(async () => ({ default: (await import('#kaiju')).TurningFigure })),
    },
    values: ({ places, seats }) => ({ figures: places.map((seat) => seats[seat].figure) }),
  },
  fromAddress: (bots) => ({
    abilities: 'random',
    guardPoints: 1,
    level: false,
    figures: FIGURES.slice(0, playersFor(bots.keys())),
  }),
  again,
};
