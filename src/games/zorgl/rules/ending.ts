import type { Sink } from './event';
import { endPower } from './playedCard';
import { NO_BOX, NOBODY, REASON_FLOORS, REASON_PLANT, type State, seatLetter } from './state';

/** Floors and units that win at once (Z10.1). */
const WINNING_WORTH = 10;

/** Looks whether the game is won (Z10.1–Z10.3) and ends it. */
export function lookForEnd(state: State, sink: Sink | undefined): boolean {
  const { order } = state.charter;
  let winner = state.worth(state.player) >= WINNING_WORTH ? state.player : NOBODY;
  if (winner === NOBODY) winner = order.find((seat) => state.worth(seat) >= WINNING_WORTH) ?? NOBODY;
  let reason = REASON_FLOORS;
  if (winner === NOBODY && state.plant === NO_BOX) {
    reason = REASON_PLANT;
    const most = Math.max(...order.map((seat) => state.worth(seat)));
    const leaders = order.filter((seat) => state.worth(seat) === most);
    winner = leaders.length === 1 ? leaders[0]! : state.player;
  }
  if (winner === NOBODY) return false;
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
