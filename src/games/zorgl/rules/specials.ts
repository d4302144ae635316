import { attackMonster, takeFloorsAround } from './attack';
import { GRID } from './board';
import { CARD_IDS, type CardId } from './cards';
import { type ActionCode, discardedCards } from './code';
import { lookForEnd } from './ending';
import type { Sink } from './event';
import { canSweep, neighbours } from './megaLegal';
import { leaveHand } from './playedCard';
import type { Seat } from './position';
import { PENDING_DISCARD, PENDING_NONE, PENDING_SWEEP, type State, seatLetter } from './state';
import { isBlack } from './suits';
import { endTurn, finishTurn } from './turn';

/** The letters of a set of seats, in alphabetical order. */
export function letters(state: State, seats: number): Seat[] {
  return state.config.order
    .filter((seat) => (seats & (1 << seat)) !== 0)
    .sort((a, b) => a - b)
    .map(seatLetter);
}

/** Those of a set of seats who have cards. */
export function withCards(state: State, seats: number): number {
  let holders = 0;
  for (const seat of state.config.order) {
    if ((seats & (1 << seat)) !== 0 && state.handSize(seat) > 0) holders |= 1 << seat;
  }
  return holders;
}

/** A card has no effect, because of inertia or because it has no use (Z4.3, Z5.2, Z11.5). */
export function ignoreCard(state: State, suit: number, sink: Sink | undefined): void {
  const monster = seatLetter(state.player);
  if (isBlack(suit) && state.traits(state.player).inert && !state.inertiaSpent) {
    state.inertiaSpent = true;
    sink?.({ type: 'inertia', monster });
    return;
  }
  sink?.({ type: isBlack(suit) ? 'stamp' : 'howl', monster });
}

/** Continues a sweep after a hit: targets still in reach are next, then the buildings lose floors (Z11.6). */
export function goOnSweeping(state: State, hit: number, sink: Sink | undefined): void {
  const left = state.pendingSeats & ~(1 << hit) & neighbours(state, state.player);
  if (canSweep(state, left)) {
    state.setPending(PENDING_SWEEP, 0, left);
    return;
  }
  state.setPending(PENDING_NONE, 0);
  sink?.({ type: 'sweep-ended', monster: seatLetter(state.player) });
  takeFloorsAround(state, state.at(state.player), sink);
}

/** A tail strike, for the whole hand (Z11.4). Returns whether the game is over. */
export function strikeWithTail(state: State, seat: number, flee: number, sink: Sink | undefined): boolean {
  const { player } = state;
  const cards: CardId[] = [];
  while (state.handSize(player) > 0) {
    const card = state.handCard(player, 0);
    state.removeFromHand(player, card);
    state.pushDiscard(card);
    cards.push(CARD_IDS[card]!);
  }
  sink?.({ type: 'hand-discarded', player: seatLetter(player), cards });
  attackMonster(state, seat, 'tail', flee, sink);
  return lookForEnd(state, sink);
}

/** A victim of ink discards (Z11.15). */
export function discard(state: State, code: ActionCode, sink: Sink | undefined): void {
  const seat = state.decider;
  const cards = discardedCards(code);
  for (const card of cards) {
    state.removeFromHand(seat, card);
    state.pushDiscard(card);
  }
  sink?.({
    type: 'cards-discarded',
    player: seatLetter(seat),
    cards: cards.map((card) => CARD_IDS[card]!),
  });
  const left = state.pendingSeats & ~(1 << seat);
  state.setPending(left === 0 ? PENDING_NONE : PENDING_DISCARD, 0, left);
}

/** The monster leaves the board and its turn ends (Z11.12). */
export function hover(state: State, code: ActionCode, sink: Sink | undefined): void {
  leaveHand(state, code, PENDING_NONE, sink);
  const { player } = state;
  sink?.({ type: 'hover', monster: seatLetter(player), from: GRID.name(state.at(player)) });
  state.takeOff(player);
  endTurn(state, sink);
}

/** The monster falls off its building, which ends its turn (Z11.8). */
export function fall(state: State, to: number, sink: Sink | undefined): void {
  const { player } = state;
  const from = GRID.name(state.at(player));
  const monster = seatLetter(player);
  const box = GRID.name(to);
  sink?.({ type: 'move', monster, from, to: box, manner: 'fall', path: [box], onto: 0 });
  state.place(player, to);
  state.setPending(PENDING_NONE, 0);
  finishTurn(state, sink);
}
