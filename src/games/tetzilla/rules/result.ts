import { isGuard, markerOf } from './codes';
import { seatLetter } from './config';
import type { Building, GuardKind } from './markers';
import { END_REASONS, type Outcome, type Seat } from './position';
import type { State } from './state';

const seatsOf = (state: State): readonly number[] =>
  Array.from({ length: state.config.players }, (_, seat) => seat);

/** Score of a player: points, guards and hits (T9.4), without points that a view hides. */
export function scoreOf(state: State, seat: number): number {
  return state.points(seat) + state.guardsTaken(seat) * state.config.options.guardPoints - state.hits(seat);
}

/** Compares two players at the end: negative if the first is better, 0 if they share a place (T9.5). */
export function compareSeats(state: State, one: number, other: number): number {
  return scoreOf(state, other) - scoreOf(state, one) || state.hits(one) - state.hits(other);
}

/** The outcome of a finished game (T9.5). */
export function outcomeOf(state: State): Outcome {
  const seats = seatsOf(state);
  const winners = seats.filter((seat) => seats.every((other) => compareSeats(state, seat, other) <= 0));
  return {
    winners: winners.map(seatLetter),
    scores: Object.fromEntries(seats.map((seat) => [seatLetter(seat), scoreOf(state, seat)])),
    reason: END_REASONS[state.reason]!,
  };
}

/** The buildings and guards that a player has overrun, in the order of taking. */
export function takenOf(
  state: State,
  seat: number,
): { readonly pile: readonly Building[]; readonly guards: readonly GuardKind[] } {
  const pile: Building[] = [];
  const guards: GuardKind[] = [];
  for (let index = 0; index < state.takenCount; index++) {
    if (state.takenBy(index) !== seat) continue;
    const code = state.takenMarker(index);
    if (isGuard(code)) guards.push(markerOf(code) as GuardKind);
    else pile.push(markerOf(code) as Building);
  }
  return { pile, guards };
}

/** The piles of all players, revealed (T10.3). */
export function pilesOf(state: State): Readonly<Partial<Record<Seat, readonly Building[]>>> {
  return Object.fromEntries(seatsOf(state).map((seat) => [seatLetter(seat), takenOf(state, seat).pile]));
}
