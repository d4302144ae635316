import { ActionList } from './actionList';
import { GRID } from './board';
import { encode, encodeDiscard, KIND, NO_FLEE, NO_SUIT } from './code';
import { addAttack } from './monsterLegal';
import type { State } from './state';

/**
 * Adds an attack on each of some adjacent monsters, in any direction (Z11.4, Z11.6). Returns whether there
 * are any.
 */
export function addBlows(state: State, list: ActionList, kind: number, seats: number): boolean {
  const from = state.at(state.player);
  const before = list.length;
  for (let direction = 0; direction < 8; direction++) {
    const target = GRID.step(from, direction);
    const seat = target < 0 ? -1 : state.monsterIn(target);
    if (seat < 0 || (seats & (1 << seat)) === 0) continue;
    const code = encode(kind, seat, 0, NO_FLEE);
    addAttack(state, list, code, target, direction);
  }
  return list.length > before;
}

export const EVERY_SEAT = 0b1111;

/** The seats of adjacent monsters, as a bit set. */
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
export function addMega(state: State, list: ActionList): void {
  const { player } = state;
  switch (state.traits(player).mega) {
    case 'missile':
      for (const seat of state.config.order) {
        if (seat !== player && state.isOnBoard(seat)) {
          list.push(encode(KIND.missile, seat, 0, NO_FLEE));
        }
      }
      return;
    case 'sweep':
      addBlows(state, list, KIND.sweep, EVERY_SEAT);
      return;
    case 'hover':
      list.push(encode(KIND.hover, 0, 0, NO_FLEE));
      return;
    case 'ink':
      if (neighbours(state, player) !== 0) list.push(encode(KIND.ink, 0, 0, NO_FLEE));
      return;
    case null:
      return;
  }
}

const MAX_DISCARD = 3;

/** Adds every way to discard three cards of a hand, or all of fewer (Z11.15). */
export function addDiscards(state: State, list: ActionList, seat: number): void {
  const size = state.handSize(seat);
  const count = Math.min(MAX_DISCARD, size);
  const chosen: number[] = [];
  const choose = (from: number) => {
    if (chosen.length === count) {
      list.forCard(chosen[0]!, NO_SUIT);
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

/** The completely empty boxes closest to a seat's monster, in king steps (Z11.8). */
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

/** Whether the player's monster can still hit one of a set of monsters with its tail (Z11.2, Z11.6). */
export function canSweep(state: State, seats: number): boolean {
  probe.clear();
  return addBlows(state, probe, KIND['sweep-on'], seats);
}
