import { isJoker, rankIndex, suitIndex } from '#core';
import { ActionList, encode, KIND, NO_CARD, NO_FLEE, NO_SUIT } from './code';
import { tunnels } from './geometry';
import { addAttack } from './legalAttack';
import { flights, MEETS_BUILDING, MEETS_UNIT, scanLine } from './line';
import { addBlows, addDiscards, addMega, EVERY_SEAT, fallBoxes } from './megaLegal';
import {
  GRID,
  NOBODY,
  PENDING_BLITZ,
  PENDING_DISCARD,
  PENDING_FALL,
  PENDING_FRENZY,
  PENDING_LAND,
  PENDING_NONE,
  PENDING_SWEEP,
  type State,
} from './state';

const ACE = 0;
const JACK = 10;
const QUEEN = 11;
const KING = 12;

/** Cards that may be played in a turn (Z3.1). */
const MOST_CARDS = 5;

/** Cards in hand that a blow with the tail needs at least (Z11.4). */
const TAIL_CARDS = 2;

const SUIT_COUNT = 4;
export const HEARTS = 2;

/** 1 for the diagonal suits ♠ and ♥, 0 for the straight ones (Z4.1, Z5.1). */
export function isDiagonal(suit: number): number {
  return 1 - (suit & 1);
}

/** ♠ and ♣ move, ♥ and ♦ attack. */
export function isBlack(suit: number): boolean {
  return suit < HEARTS;
}

/** True if a card may be played as the power of a face of this rank: the face itself, or an ace (Z7.1). */
export function hasPower(rank: number, face: 'J' | 'Q' | 'K'): boolean {
  return rank === ACE || rank === { J: JACK, Q: QUEEN, K: KING }[face];
}

/** Adds the single moves of a monster in a suit's way (Z4.1, Z4.2, Z9.1). Returns whether there are any. */
function addMoves(
  state: State,
  list: ActionList,
  kind: number,
  card: number,
  named: number,
  diagonal: number,
): boolean {
  const from = state.at(state.player);
  let any = false;
  for (let direction = diagonal; direction < 8; direction += 2) {
    const to = GRID.step(from, direction);
    if (to < 0 || !state.isEnterableBy(state.player, to)) continue;
    let flees = false;
    if (state.hasUnit(to)) {
      for (const flee of flights(state, to, direction)) {
        list.push(encode(kind, card, to, 0, named, flee));
        flees = true;
      }
      if (!flees && state.traits(state.player).gentle) continue;
    }
    any = true;
    if (!flees) list.push(encode(kind, card, to, 0, named, NO_FLEE));
  }
  return any;
}

/** Adds the single attacks of a monster in a suit's way (Z5.1). Returns whether there are any. */
function addAttacks(
  state: State,
  list: ActionList,
  kind: number,
  card: number,
  named: number,
  diagonal: number,
): boolean {
  const from = state.at(state.player);
  let any = false;
  for (let direction = diagonal; direction < 8; direction += 2) {
    const target = GRID.step(from, direction);
    const seat = target < 0 ? -1 : state.monsterIn(target);
    if (seat < 0) continue;
    if (addAttack(state, list, kind, card, seat, 0, named, target, direction)) any = true;
  }
  return any;
}

/** A monster may land there without a flight (Z9.4): enterable, and no unit that a gentle one would crush (Z11.2). */
function mayLand(state: State, box: number): boolean {
  const { player } = state;
  return state.isEnterableBy(player, box) && !(state.hasUnit(box) && state.traits(player).gentle);
}

function addBlackPowers(state: State, list: ActionList, card: number, diagonal: number): void {
  const rank = rankIndex(card);
  const from = state.at(state.player);
  if (hasPower(rank, 'J')) {
    for (let direction = diagonal; direction < 8; direction += 2) {
      const to = GRID.step(from, direction);
      if (to >= 0 && mayLand(state, to)) list.push(encode(KIND.blitz, card, to, 0, NO_SUIT, NO_FLEE));
    }
  }
  if (hasPower(rank, 'Q')) {
    for (const { to } of tunnels(from, diagonal)) {
      if (mayLand(state, to)) list.push(encode(KIND.burrow, card, to, 0, NO_SUIT, NO_FLEE));
    }
  }
  if (hasPower(rank, 'K')) {
    for (let to = 0; to < GRID.size; to++) {
      if (mayLand(state, to)) list.push(encode(KIND.leap, card, to, 0, NO_SUIT, NO_FLEE));
    }
  }
}

function addRedPowers(state: State, list: ActionList, card: number, diagonal: number): void {
  const rank = rankIndex(card);
  if (hasPower(rank, 'J')) addAttacks(state, list, KIND.frenzy, card, NO_SUIT, diagonal);
  const from = state.at(state.player);
  for (let direction = diagonal; direction < 8; direction += 2) {
    const target = GRID.step(from, direction);
    const seat = target < 0 ? -1 : state.monsterIn(target);
    if (seat < 0) continue;
    if (hasPower(rank, 'Q')) {
      for (let way = 0; way < 8; way++) {
        if (GRID.step(target, way) === from) {
          list.push(encode(KIND.throw, card, seat, way, NO_SUIT, NO_FLEE));
        } else {
          addAttack(state, list, KIND.throw, card, seat, way, NO_SUIT, target, way);
        }
      }
    }
    if (hasPower(rank, 'K')) list.push(encode(KIND.shake, card, seat, 0, NO_SUIT, NO_FLEE));
  }
}

/** Adds what the army's units can do with a card of a suit (Z8). */
function addArmy(state: State, list: ActionList, card: number, named: number, suit: number): void {
  const diagonal = isDiagonal(suit);
  for (let unit = 0; unit < GRID.size; unit++) {
    if (!state.hasUnit(unit)) continue;
    for (let direction = diagonal; direction < 8; direction += 2) {
      const to = GRID.step(unit, direction);
      if (to < 0) continue;
      if (isBlack(suit)) {
        if (state.isEmpty(to)) list.push(encode(KIND['army-move'], card, unit, to, named, NO_FLEE));
        continue;
      }
      const seat = state.monsterIn(to);
      if (seat < 0 || state.traits(seat).armyFriend) continue;
      const { meets, recoil } = scanLine(state, to, direction);
      if (meets === MEETS_BUILDING) continue;
      if (meets !== MEETS_UNIT) {
        list.push(encode(KIND['army-attack'], card, unit, seat, named, NO_FLEE));
        continue;
      }
      for (const flee of flights(state, recoil, direction)) {
        list.push(encode(KIND['army-attack'], card, unit, seat, named, flee));
      }
    }
  }
}

/** Adds all that a card in hand can be played for. @param suit 0 … 3 @param named the suit of a joker, else NO_SUIT */
function addCard(state: State, list: ActionList, card: number, suit: number, named: number): void {
  const diagonal = isDiagonal(suit);
  if (isBlack(suit) && state.traits(state.player).inert && !state.inertiaSpent) {
    list.push(encode(KIND.ignore, card, 0, 0, named, NO_FLEE));
    return;
  }
  const canAct = isBlack(suit)
    ? addMoves(state, list, KIND.move, card, named, diagonal)
    : addAttacks(state, list, KIND.attack, card, named, diagonal);
  if (!canAct) list.push(encode(KIND.ignore, card, 0, 0, named, NO_FLEE));
  if (named === NO_SUIT) {
    if (isBlack(suit)) addBlackPowers(state, list, card, diagonal);
    else addRedPowers(state, list, card, diagonal);
  }
  if (state.charter.options.army) addArmy(state, list, card, named, suit);
}

const SPADES = 0;
const CLUBS = 1;

/** The suit that a card counts as for a player: a stiff monster's spades are clubs (Z11.14). @param card no joker */
export function suitFor(state: State, seat: number, card: number): number {
  const suit = suitIndex(card);
  return suit === SPADES && state.traits(seat).stiff ? CLUBS : suit;
}

/** True if the player may end the turn now (Z3.2); not from a roof with cards in hand (Z11.8). */
export function mayEnd(state: State): boolean {
  const { player } = state;
  if (state.handSize(player) === 0 || state.played >= MOST_CARDS) return true;
  return state.played >= state.quota && !state.isOnRoof(player);
}

/** Adds what goes on with the rest of an effect. */
function listRest(state: State, list: ActionList): void {
  const { player } = state;
  switch (state.pending) {
    case PENDING_BLITZ:
      addMoves(state, list, KIND['blitz-on'], NO_CARD, NO_SUIT, wayOfPending(state));
      return;
    case PENDING_FRENZY:
      addAttacks(state, list, KIND['frenzy-on'], NO_CARD, NO_SUIT, wayOfPending(state));
      list.push(encode(KIND.stop, NO_CARD, 0, 0, NO_SUIT, NO_FLEE));
      return;
    case PENDING_SWEEP:
      addBlows(state, list, KIND['sweep-on'], NO_CARD, state.pendingSeats);
      return;
    case PENDING_DISCARD:
      addDiscards(state, list, state.decider);
      return;
    case PENDING_LAND:
      for (let to = 0; to < GRID.size; to++) {
        const crushes = state.hasUnit(to) && state.traits(player).gentle;
        if (state.isEnterable(to) && !crushes) {
          list.push(encode(KIND.land, NO_CARD, to, 0, NO_SUIT, NO_FLEE));
        }
      }
      return;
    case PENDING_FALL:
      for (const to of fallBoxes(state, player)) {
        list.push(encode(KIND.fall, NO_CARD, to, 0, NO_SUIT, NO_FLEE));
      }
      return;
  }
}

/** The way of a blitz or frenzy under way: 1 diagonal, 0 straight. */
export function wayOfPending(state: State): number {
  return isDiagonal(suitFor(state, state.player, state.pendingCard));
}

/** Fills the list with all legal actions of the player who decides; none once the game is over. */
export function listLegal(state: State, list: ActionList): void {
  list.clear();
  if (state.winner !== NOBODY) return;
  if (state.pending !== PENDING_NONE) {
    listRest(state, list);
    return;
  }
  const { player } = state;
  const playable = state.played < MOST_CARDS ? state.handSize(player) : 0;
  for (let index = 0; index < playable; index++) {
    const card = state.handCard(player, index);
    if (isJoker(card)) {
      for (let suit = 0; suit < SUIT_COUNT; suit++) addCard(state, list, card, suit, suit);
      addMega(state, list, card);
    } else {
      addCard(state, list, card, suitFor(state, player, card), NO_SUIT);
    }
  }
  if (state.traits(player).tail && state.handSize(player) >= TAIL_CARDS) {
    addBlows(state, list, KIND.tail, NO_CARD, EVERY_SEAT);
  }
  if (mayEnd(state)) list.push(encode(KIND.end, NO_CARD, 0, 0, NO_SUIT, NO_FLEE));
}

const probe = new ActionList();

/** True if the player's monster has an attack left in a way (Z7.7). @param diagonal 1 diagonal, 0 straight */
export function canAttack(state: State, diagonal: number): boolean {
  probe.clear();
  return addAttacks(state, probe, KIND['frenzy-on'], NO_CARD, NO_SUIT, diagonal);
}
