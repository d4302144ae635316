import type { Random } from '#core';
import { ActionList } from './actionList';
import { type ActionCode, encode, KIND, NO_FLEE } from './code';
import { addCard, addHand } from './handLegal';
import { addBlows, addDiscards, EVERY_SEAT, fallBoxes } from './megaLegal';
import { addAttacks, addMoves, addPlacesToLand } from './monsterLegal';
import {
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
import { wayOfPending } from './suits';

/** Most cards in a turn (Z3.1). */
const MAX_CARDS = 5;

/** Fewest cards in hand for a tail strike (Z11.4). */
const TAIL_CARDS = 2;

/** Whether the player may end the turn now (Z3.2); not from a roof with cards in hand (Z11.8). */
function mayEnd(state: State): boolean {
  const { player } = state;
  if (state.handSize(player) === 0 || state.played >= MAX_CARDS) return true;
  return state.played >= state.quota && !state.isOnRoof(player);
}

/** Adds the actions that continue a pending effect. */
function listRest(state: State, list: ActionList): void {
  const { player } = state;
  switch (state.pending) {
    case PENDING_BLITZ:
      addMoves(state, list, KIND['blitz-on'], wayOfPending(state));
      return;
    case PENDING_FRENZY:
      addAttacks(state, list, KIND['frenzy-on'], wayOfPending(state));
      list.push(encode(KIND.stop, 0, 0, NO_FLEE));
      return;
    case PENDING_SWEEP:
      addBlows(state, list, KIND['sweep-on'], state.pendingSeats);
      return;
    case PENDING_DISCARD:
      addDiscards(state, list, state.decider);
      return;
    case PENDING_LAND:
      addPlacesToLand(state, list);
      return;
    case PENDING_FALL:
      for (const to of fallBoxes(state, player)) {
        list.push(encode(KIND.fall, to, 0, NO_FLEE));
      }
      return;
  }
}

/** Fills the list with all legal actions of the deciding player; none once the game is over. */
export function listLegal(state: State, list: ActionList): void {
  list.clear();
  if (state.winner !== NOBODY) return;
  if (state.pending !== PENDING_NONE) {
    listRest(state, list);
    return;
  }
  if (state.played < MAX_CARDS) addHand(state, list);
  addCardless(state, list);
}

/** Adds the actions without a card: a tail strike, and the end of the turn. */
function addCardless(state: State, list: ActionList): void {
  const { player } = state;
  list.forNoCard();
  if (state.traits(player).tail && state.handSize(player) >= TAIL_CARDS) {
    addBlows(state, list, KIND.tail, EVERY_SEAT);
  }
  if (mayEnd(state)) list.push(encode(KIND.end, 0, 0, NO_FLEE));
}

/**
 * A random legal action: first a card, or none, with equal probability, then its use. The game must not be
 * over.
 * @param list scratch space
 */
export function drawLegal(state: State, list: ActionList, random: Random): ActionCode {
  if (state.pending !== PENDING_NONE) listLegal(state, list);
  else {
    const cards = state.played < MAX_CARDS ? state.handSize(state.player) : 0;
    const cardless = mayEnd(state) || state.traits(state.player).tail ? 1 : 0;
    const drawn = random.below(cards + cardless);
    list.clear();
    if (drawn < cards) addCard(state, list, state.handCard(state.player, drawn), random);
    else addCardless(state, list);
    // No card was chosen, but there is nobody to strike and the turn may not end yet.
    if (list.length === 0) listLegal(state, list);
  }
  return list.at(random.below(list.length));
}

const probe = new ActionList();

/** Whether the player's monster has an attack left in a way (Z7.7). @param diagonal 1 diagonal, 0 straight */
export function canAttack(state: State, diagonal: number): boolean {
  probe.clear();
  return addAttacks(state, probe, KIND['frenzy-on'], diagonal);
}
