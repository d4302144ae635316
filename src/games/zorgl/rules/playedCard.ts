import { ACTION_KINDS, type ActionKind } from './action';
import { CARD_IDS, isJoker, SUITS } from './cards';
import { type ActionCode, codeCard, codeKind, codeSuit, NO_SUIT } from './code';
import type { Sink } from './event';
import { PENDING_BLITZ, PENDING_FRENZY, PENDING_NONE, type State, seatLetter } from './state';
import { HEARTS, suitFor } from './suits';

/** A card leaves the hand: to the discard pile, or kept beside the board for a pending power (Z3.5). */
export function leaveHand(state: State, code: ActionCode, kept: number, sink: Sink | undefined): number {
  const card = codeCard(code);
  state.removeFromHand(state.player, card);
  state.countPlayed();
  if (kept === PENDING_NONE) state.pushDiscard(card);
  else state.setPending(kept, card);
  const named = codeSuit(code);
  // A joker used for a mega-power has no suit; its colour is cosmetic.
  const joker = named === NO_SUIT && isJoker(card) ? HEARTS : named;
  const suit = joker === NO_SUIT ? suitFor(state.traits(state.player), card) : joker;
  sink?.({
    type: 'card-played',
    player: seatLetter(state.player),
    card: CARD_IDS[card]!,
    suit: SUITS[suit]!,
    use: ACTION_KINDS[codeKind(code)] as ActionKind,
    kept: kept !== PENDING_NONE,
  });
  return suit;
}

/** Discards the card of a blitz or frenzy and ends the power (Z3.5). */
export function endPower(state: State, sink: Sink | undefined): void {
  const { pending, pendingCard: card } = state;
  state.setPending(PENDING_NONE, 0);
  if (pending !== PENDING_BLITZ && pending !== PENDING_FRENZY) return;
  state.pushDiscard(card);
  sink?.({ type: 'card-discarded', player: seatLetter(state.player), card: CARD_IDS[card]! });
}
