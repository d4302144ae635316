import type { GameLobby } from '#module';
import {
  FIGURES,
  type Position,
  SEATS,
  type Seat,
  type SetupOptions,
  type TetzillaTypes,
} from '#tetzilla/rules';
import { PRESETS } from './draft';
import { LobbyForm } from './LobbyForm';

/** Players of a game that an address asks for and says nothing about. */
const PLAYERS = 3;
const MIN_PLAYERS = 2;

/** How many play when an address names these bots: as few as have them all, three without any. */
export function playersFor(bots: Iterable<string>): number {
  const last = Math.max(-1, ...[...bots].map((bot) => SEATS.indexOf(bot as Seat)));
  return last < 0 ? PLAYERS : Math.max(MIN_PLAYERS, last + 1);
}

/** The same kaiju by the same rules; null for a game that did not begin with an empty board. */
function again({ players, options, turn, tiles }: Position): SetupOptions | null {
  if (turn.number > 0 || tiles.length > 0 || turn.stage === 'enter') return null;
  const figures = SEATS.flatMap((seat) => players[seat]?.figure ?? []);
  return { ...options, figures };
}

/** How a game of TetZilla is set up. */
export const lobby: GameLobby<TetzillaTypes> = {
  Form: LobbyForm,
  fromAddress: (bots) => ({
    ...PRESETS.standard,
    figures: FIGURES.slice(0, playersFor(bots.keys())),
  }),
  again,
};
