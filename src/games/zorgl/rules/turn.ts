import { CARD_IDS } from './cards';
import type { Sink } from './event';
import { fallBoxes } from './megaLegal';
import { PENDING_FALL, PENDING_LAND, type State, seatLetter } from './state';

/** Cards in a full hand (Z2.4, Z3.4). */
export const FULL_HAND = 5;

/** Fewest cards in a turn (Z3.1). */
export const MIN_CARDS = 3;

/** Turns the discard pile into the draw pile (Z2.5). */
function reshuffle(state: State, sink: Sink | undefined): void {
  state.reshuffle();
  if (sink === undefined) return;
  const draw = Array.from(
    { length: state.drawSize },
    (_, index) => CARD_IDS[state.drawCard(state.drawSize - 1 - index)]!,
  );
  sink({
    type: 'reshuffle',
    count: draw.length,
    secret: { to: [], draw, rng: state.random().format() },
  });
}

/** Emits the event for the cards drawn. @param before the size of the hand before */
function reportDraw(state: State, seat: number, before: number, sink: Sink | undefined): void {
  const count = state.handSize(seat) - before;
  if (sink === undefined || count === 0) return;
  const player = seatLetter(seat);
  const cards = Array.from({ length: count }, (_, index) => CARD_IDS[state.handCard(seat, before + index)]!);
  sink({ type: 'draw', player, count, secret: { to: [player], cards } });
}

/** A player draws up to a full hand, or as many cards as there are (Z3.4). */
function refill(state: State, seat: number, sink: Sink | undefined): void {
  let before = state.handSize(seat);
  while (state.handSize(seat) < FULL_HAND) {
    if (state.drawSize === 0) {
      if (state.discardSize === 0) break;
      reportDraw(state, seat, before, sink);
      before = state.handSize(seat);
      reshuffle(state, sink);
    }
    state.addToHand(seat, state.popDraw());
  }
  reportDraw(state, seat, before, sink);
}

/** Begins a seat's turn (Z3.2, Z3.3). */
function startTurn(state: State, seat: number, sink: Sink | undefined): void {
  const quota = Math.min(MIN_CARDS, state.handSize(seat));
  state.setTurn(seat, 0, quota);
  state.inertiaSpent = false;
  if (!state.isOnBoard(seat)) state.setPending(PENDING_LAND, 0);
  sink?.({ type: 'turn-started', player: seatLetter(seat), quota });
}

/** Ends the turn. From a roof the monster first has to come down, where the next player decides (Z11.8). */
export function endTurn(state: State, sink: Sink | undefined): void {
  const { player } = state;
  if (state.isOnRoof(player) && fallBoxes(state, player).length > 0) {
    state.setPending(PENDING_FALL, 0, 1 << state.next(player));
    return;
  }
  finishTurn(state, sink);
}

/** Refills the hand and moves on to the next player with cards (Z3.3, Z3.4). */
export function finishTurn(state: State, sink: Sink | undefined): void {
  const ending = state.player;
  sink?.({ type: 'turn-ended', player: seatLetter(ending) });
  refill(state, ending, sink);
  let seat = state.next(ending);
  // At most once around the table: a player who is passed over draws, unless no cards are left at all.
  for (let passed = 0; passed < state.config.order.length && state.handSize(seat) === 0; passed++) {
    sink?.({ type: 'passed-over', player: seatLetter(seat) });
    refill(state, seat, sink);
    seat = state.next(seat);
  }
  startTurn(state, seat, sink);
}
