import { isJoker, rankIndex } from '#core';
import type { ActionList } from './actionList';
import { addArmy } from './armyLegal';
import { encode, KIND, NO_FLEE, NO_SUIT } from './code';
import { addMega } from './megaLegal';
import { addAttacks, addBlackPowers, addMoves, addRedPowers } from './monsterLegal';
import type { State } from './state';
import { hasAnyPower, isBlack, isDiagonal, SUIT_COUNT, suitFor } from './suits';
import type { Traits } from './traits';

const JOKER = SUIT_COUNT;

/** What each card in hand counts as: a suit or, for a joker, {@link JOKER}. */
const suits: number[] = [];

/** Finds {@link suits}. Returns the suits that some card can be played as, as a set of bits. */
function sortHand(state: State, traits: Traits, size: number): number {
  let playable = 0;
  for (let index = 0; index < size; index++) {
    const card = state.handCard(state.player, index);
    const suit = isJoker(card) ? JOKER : suitFor(traits, card);
    suits[index] = suit;
    playable |= suit === JOKER ? (1 << SUIT_COUNT) - 1 : 1 << suit;
  }
  return playable;
}

/** Lets the list add for every card in hand that can be played as a suit, jokers included. */
function gather(state: State, list: ActionList, suit: number, size: number): void {
  let first = true;
  for (let index = 0; index < size; index++) {
    const own = suits[index]!;
    if (own !== suit && own !== JOKER) continue;
    const card = state.handCard(state.player, index);
    const named = own === JOKER ? suit : NO_SUIT;
    if (first) list.forCard(card, named);
    else list.alsoForCard(card, named);
    first = false;
  }
}

/** Adds what every card of a suit is good for: its ordinary use, ignored if it has none (Z4, Z5), and the army (Z8). */
function addSuit(state: State, list: ActionList, suit: number): void {
  const canAct = isBlack(suit)
    ? addMoves(state, list, KIND.move, isDiagonal(suit))
    : addAttacks(state, list, KIND.attack, isDiagonal(suit));
  if (!canAct) list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
  if (state.charter.options.army) addArmy(state, list, suit);
}

/** Adds what a card is good for by its rank: the powers of faces and aces (Z7). */
function addPowers(state: State, list: ActionList, rank: number, suit: number): void {
  if (isBlack(suit)) addBlackPowers(state, list, rank, isDiagonal(suit));
  else addRedPowers(state, list, rank, isDiagonal(suit));
}

/** Adds what the cards in the player's hand can be played for. */
export function addHand(state: State, list: ActionList): void {
  const { player } = state;
  const traits = state.traits(player);
  const size = state.handSize(player);
  // The first black card of an inert monster comes to nothing, whatever it was meant for (Z11.5).
  const inert = traits.inert && !state.inertiaSpent;
  const playable = sortHand(state, traits, size);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if ((playable & (1 << suit)) === 0) continue;
    gather(state, list, suit, size);
    if (inert && isBlack(suit)) list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
    else addSuit(state, list, suit);
  }
  for (let index = 0; index < size; index++) {
    const card = state.handCard(player, index);
    const rank = rankIndex(card);
    const suit = suits[index]!;
    if (suit !== JOKER && (!hasAnyPower(rank) || (inert && isBlack(suit)))) continue;
    list.forCard(card, NO_SUIT);
    if (suit === JOKER) addMega(state, list);
    else addPowers(state, list, rank, suit);
  }
}
