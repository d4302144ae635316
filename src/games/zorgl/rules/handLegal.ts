import type { Random } from '#core';
import type { ActionList } from './actionList';
import { addArmy, addArmyByChance } from './armyLegal';
import { isJoker, rankIndex } from './cards';
import { encode, KIND, NO_FLEE, NO_SUIT } from './code';
import { addMega } from './megaLegal';
import { addAttacks, addBlackPowers, addMoves, addRedPowers } from './monsterLegal';
import type { State } from './state';
import { isBlack, isDiagonal, isPowerful, SUIT_COUNT, suitFor } from './suits';
import type { Traits } from './traits';

/** Cards in hand with uses beyond their suit. Reused for each hand. */
const powerful: number[] = [];

/**
 * Gathers the cards in hand by suit, jokers under every suit. Returns the number of {@link powerful} cards.
 */
function sortHand(state: State, list: ActionList, traits: Traits): number {
  const { player } = state;
  const size = state.handSize(player);
  let found = 0;
  for (let index = 0; index < size; index++) {
    const card = state.handCard(player, index);
    if (isJoker(card)) for (let suit = 0; suit < SUIT_COUNT; suit++) list.gather(suit, card, suit);
    else list.gather(suitFor(traits, card), card, NO_SUIT);
    powerful[found] = card;
    if (isPowerful(card)) found++;
  }
  return found;
}

/** Adds a monster's ordinary use of every card of a suit, or `ignore` if there is none (Z4, Z5). */
function addUse(state: State, list: ActionList, suit: number): void {
  const canAct = isBlack(suit)
    ? addMoves(state, list, KIND.move, isDiagonal(suit))
    : addAttacks(state, list, KIND.attack, isDiagonal(suit));
  if (!canAct) list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
}

/** Adds all ordinary uses of every card of a suit: the monster's and the army's (Z8). */
function addSuit(state: State, list: ActionList, suit: number): void {
  addUse(state, list, suit);
  if (state.config.options.army) addArmy(state, list, suit);
}

/** Adds the uses of a card by rank: powers of faces and aces (Z7), the mega-power of a joker (Z11). */
function addPowers(state: State, list: ActionList, traits: Traits, card: number, inert: boolean): void {
  list.forCard(card, NO_SUIT);
  if (isJoker(card)) {
    addMega(state, list);
    return;
  }
  const suit = suitFor(traits, card);
  if (!isBlack(suit)) addRedPowers(state, list, rankIndex(card), isDiagonal(suit));
  else if (!inert) addBlackPowers(state, list, rankIndex(card), isDiagonal(suit));
}

/** Adds all uses of the cards in the active player's hand. */
export function addHand(state: State, list: ActionList): void {
  const traits = state.traits(state.player);
  // The first black card of an inert monster has no effect, however it is used (Z11.5).
  const inert = traits.inert && !state.inertiaSpent;
  const found = sortHand(state, list, traits);
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    if (!list.forSuit(suit)) continue;
    if (inert && isBlack(suit)) list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
    else addSuit(state, list, suit);
  }
  for (let index = 0; index < found; index++) addPowers(state, list, traits, powerful[index]!, inert);
}

/**
 * Adds random uses of one card in hand: of the army or of the monster, and for a joker of a single suit.
 * Always adds at least one.
 */
export function addCard(state: State, list: ActionList, card: number, random: Random): void {
  const traits = state.traits(state.player);
  const inert = traits.inert && !state.inertiaSpent;
  const joker = isJoker(card);
  const suit = joker ? random.below(SUIT_COUNT) : suitFor(traits, card);
  const still = inert && isBlack(suit);
  list.forCard(card, joker ? suit : NO_SUIT);
  if (!still && state.config.options.army && random.below(2) === 0) {
    addArmyByChance(state, list, suit, random);
    if (list.length > 0) return;
  }
  if (still) list.push(encode(KIND.ignore, 0, 0, NO_FLEE));
  else addUse(state, list, suit);
  if (isPowerful(card)) addPowers(state, list, traits, card, inert);
}
