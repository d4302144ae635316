import type { Random } from '#core';
import type { ActionList } from './actionList';
import { GRID } from './board';
import { BoxSet } from './boxSet';
import { encode, FIRST_FIELD, KIND, NO_FLEE, SECOND_FIELD } from './code';
import { addFlights } from './flight';
import { near } from './geometry';
import { MEETS_BUILDING, MEETS_UNIT, scanLine } from './line';
import { NO_BOX, type State } from './state';
import { isBlack, isDiagonal } from './suits';

/** Two opposite directions. */
interface Axis {
  /** Difference in box number to the next box, in the ascending direction. */
  readonly more: number;
  /** The boxes that have a next one in that direction. */
  readonly boxes: BoxSet;
}

const NORTH = 0;
const NORTH_EAST = 1;
const EAST = 2;
const NORTH_WEST = 7;

function axis(direction: number): Axis {
  const boxes = Array.from({ length: GRID.size }, (_, box) => box).filter(
    (box) => GRID.step(box, direction) >= 0,
  );
  return { more: GRID.step(boxes[0]!, direction) - boxes[0]!, boxes: BoxSet.of(boxes) };
}

/** The straight axes and the diagonal ones. */
const AXES: readonly (readonly Axis[])[] = [
  [axis(NORTH), axis(EAST)],
  [axis(NORTH_EAST), axis(NORTH_WEST)],
];

/** Two axes, forwards and backwards. */
const WAYS = 4;

// Reused scratch sets: random games list moves too often to allocate them each time.
const empty = new BoxSet();
const acting = new BoxSet();

/** Fills `empty` with the boxes in which nothing stands. */
function findEmpty(state: State): void {
  empty.setOutside(state.units, state.buildings, state.monsters);
}

/** Adds the moves of all units along an axis, forwards or backwards. Returns whether there are any. */
function addMarch(state: State, list: ActionList, { more, boxes }: Axis, back: boolean): boolean {
  acting.setSteps(back ? empty : state.units, boxes, back ? state.units : empty, more);
  if (acting.isEmpty) return false;
  const code = encode(KIND['army-move'], back ? more : 0, back ? 0 : more, NO_FLEE);
  list.pushBoxes(code, acting, FIRST_FIELD + SECOND_FIELD);
  return true;
}

/** Adds the moves of all units into empty boxes (Z8.2), along each axis in both directions. */
function addMarches(state: State, list: ActionList, diagonal: number): void {
  findEmpty(state);
  for (const axis of AXES[diagonal]!) {
    addMarch(state, list, axis, false);
    addMarch(state, list, axis, true);
  }
}

/** Adds the moves of all units in one random direction, chosen among those in which some unit can move. */
function addMarchByChance(state: State, list: ActionList, diagonal: number, random: Random): void {
  findEmpty(state);
  const axes = AXES[diagonal]!;
  const first = random.below(WAYS);
  for (let tried = 0; tried < WAYS; tried++) {
    const way = (first + tried) % WAYS;
    if (addMarch(state, list, axes[way >> 1]!, (way & 1) === 1)) return;
  }
}

/**
 * Adds the attacks of units on a seat. None on a friend of the army, and none that would cost a floor or
 * crush another unit (Z8.3, Z8.4, Z11.1).
 */
function addVolley(state: State, list: ActionList, seat: number, diagonal: number): void {
  const { units } = state;
  const target = state.at(seat);
  if (target === NO_BOX) return;
  const around = near(target, diagonal);
  if (!around.meets(units) || state.traits(seat).armyFriend) return;
  acting.setCommon(around, units);
  for (let unit = acting.take(); unit >= 0; unit = acting.take()) {
    const direction = GRID.directionTo(unit, target);
    const { meets, recoil } = scanLine(state, target, direction);
    if (meets === MEETS_BUILDING) continue;
    const code = encode(KIND['army-attack'], unit, seat, NO_FLEE);
    if (meets === MEETS_UNIT) addFlights(state, list, code, recoil, direction);
    else list.push(code);
  }
}

/** Adds the attacks of units on every seat. */
function addVolleys(state: State, list: ActionList, diagonal: number): void {
  const { order } = state.config;
  for (let index = 0; index < order.length; index++) addVolley(state, list, order[index]!, diagonal);
}

/** Adds the attacks of units on one random seat, chosen among those that can be attacked. */
function addVolleyByChance(state: State, list: ActionList, diagonal: number, random: Random): void {
  const { order } = state.config;
  const before = list.length;
  const first = random.below(order.length);
  for (let tried = 0; tried < order.length && list.length === before; tried++) {
    addVolley(state, list, order[(first + tried) % order.length]!, diagonal);
  }
}

/** Adds the actions of the army's units for a card of a suit (Z8). */
export function addArmy(state: State, list: ActionList, suit: number): void {
  if (isBlack(suit)) addMarches(state, list, isDiagonal(suit));
  else addVolleys(state, list, isDiagonal(suit));
}

/**
 * Adds a random part of the units' actions for a card of a suit: moves in one direction, attacks on one seat.
 */
export function addArmyByChance(state: State, list: ActionList, suit: number, random: Random): void {
  if (isBlack(suit)) addMarchByChance(state, list, isDiagonal(suit), random);
  else addVolleyByChance(state, list, isDiagonal(suit), random);
}
