import { ActionList, encode, encodeDiscard, KIND, NO_CARD, NO_FLEE, NO_SUIT } from './code';
import { addAttack } from './legalAttack';
import { GRID, type State } from './state';

/** Adds an attack on each of some adjacent monsters, in whatever direction they are (Z11.4, Z11.6). */
export function addBlows(state: State, list: ActionList, kind: number, card: number, seats: number): boolean {
  const from = state.at(state.player);
  let any = false;
  for (let direction = 0; direction < 8; direction++) {
    const target = GRID.step(from, direction);
    const seat = target < 0 ? -1 : state.monsterIn(target);
    if (seat < 0 || (seats & (1 << seat)) === 0) continue;
    if (addAttack(state, list, kind, card, seat, 0, NO_SUIT, target, direction)) any = true;
  }
  return any;
}

export const EVERY_SEAT = 0b1111;

/** The monsters beside a seat's own, as a set of bits. */
export function neighbours(state: State, seat: number): number {
  const from = state.at(seat);
  let seats = 0;
  for (let direction = 0; direction < 8; direction++) {
    const box = GRID.step(from, direction);
    const other = box < 0 ? -1 : state.monsterIn(box);
    if (other >= 0) seats |= 1 << other;
  }
  return seats;
}

/** Adds the mega-power that a joker may trigger instead of its ordinary use (Z11). */
export function addMega(state: State, list: ActionList, card: number): void {
  const { player } = state;
  switch (state.traits(player).mega) {
    case 'missile':
      for (const seat of state.charter.order) {
        if (seat !== player && state.isOnBoard(seat)) {
          list.push(encode(KIND.missile, card, seat, 0, NO_SUIT, NO_FLEE));
        }
      }
      return;
    case 'sweep':
      addBlows(state, list, KIND.sweep, card, EVERY_SEAT);
      return;
    case 'hover':
      list.push(encode(KIND.hover, card, 0, 0, NO_SUIT, NO_FLEE));
      return;
    case 'ink':
      if (neighbours(state, player) !== 0) list.push(encode(KIND.ink, card, 0, 0, NO_SUIT, NO_FLEE));
      return;
    case null:
      return;
  }
}

const LARGEST_DISCARD = 3;

/** Adds every way to discard three cards of a hand, or all of fewer (Z11.15). */
export function addDiscards(state: State, list: ActionList, seat: number): void {
  const size = state.handSize(seat);
  const count = Math.min(LARGEST_DISCARD, size);
  const chosen: number[] = [];
  const choose = (from: number) => {
    if (chosen.length === count) {
      list.push(encodeDiscard(chosen));
      return;
    }
    for (let index = from; index <= size - (count - chosen.length); index++) {
      chosen.push(state.handCard(seat, index));
      choose(index + 1);
      chosen.pop();
    }
  };
  choose(0);
}

/** The completely empty boxes that are nearest to a seat's monster, by king steps (Z11.8). */
export function fallBoxes(state: State, seat: number): number[] {
  const from = state.at(seat);
  let nearest = Number.POSITIVE_INFINITY;
  let boxes: number[] = [];
  for (let box = 0; box < GRID.size; box++) {
    if (!state.isEmpty(box)) continue;
    const distance = GRID.distance(from, box);
    if (distance > nearest) continue;
    if (distance < nearest) boxes = [];
    nearest = distance;
    boxes.push(box);
  }
  return boxes;
}

const probe = new ActionList();

/** The monsters of a set that the player's monster can still hit with its tail, as a set of bits (Z11.6). */
export function sweepable(state: State, seats: number): number {
  let reached = 0;
  for (const seat of state.charter.order) {
    probe.clear();
    if (addBlows(state, probe, KIND['sweep-on'], NO_CARD, seats & (1 << seat))) reached |= 1 << seat;
  }
  return reached;
}
