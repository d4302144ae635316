import type { Sink } from './event';
import { endPower } from './playedCard';
import { NO_BOX, NOBODY, REASON_FLOORS, REASON_PLANT, type State, seatLetter } from './state';

/** Floors and units that win at once (Z10.1). */
const WINNING_WORTH = 10;

/**
 * The seat whose pile wins at once: the active player if possible, else the first in order of play; NOBODY if
 * none does.
 */
function winnerByFloors(state: State): number {
  const { order } = state.config;
  for (let index = 0; index < order.length; index++) {
    const seat = order[index]!;
    if (state.worth(seat) < WINNING_WORTH) continue;
    return state.worth(state.player) >= WINNING_WORTH ? state.player : seat;
  }
  return NOBODY;
}

/** Who has most when the plant is gone; on a tie, the player who destroyed it (Z10.2). */
function winnerByPlant(state: State): number {
  const { order } = state.config;
  const most = Math.max(...order.map((seat) => state.worth(seat)));
  const leaders = order.filter((seat) => state.worth(seat) === most);
  return leaders.length === 1 ? leaders[0]! : state.player;
}

/** The winner by piles and plant, with the reason (Z10.1–Z10.3); null while the game goes on. */
export function endOf(state: State): { readonly winner: number; readonly reason: number } | null {
  const winner = winnerByFloors(state);
  if (winner !== NOBODY) return { winner, reason: REASON_FLOORS };
  return state.plant === NO_BOX ? { winner: winnerByPlant(state), reason: REASON_PLANT } : null;
}

/** Ends the game if it is won (Z10.1–Z10.3). Returns whether it is over. */
export function lookForEnd(state: State, sink: Sink | undefined): boolean {
  const end = endOf(state);
  if (end === null) return false;
  const { winner, reason } = end;
  endPower(state, sink);
  state.winner = winner;
  state.reason = reason;
  sink?.({
    type: 'game-over',
    winner: seatLetter(winner),
    reason: reason === REASON_FLOORS ? 'floors' : 'plant',
  });
  return true;
}
