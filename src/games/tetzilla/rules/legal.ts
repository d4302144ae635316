import { AT_NOBODY, actionCode, aimAlong, aimAt, CHOOSE, ENTER, FIRE, PASS, SLIDE, STEP } from './actionCode';
import type { ActionList } from './actionList';
import { EMPTY, EXTRA_COST, LASER, TANK, UNBUILT } from './codes';
import { KAIJU_IN_BOX, LEVEL_ROWS, ROWS } from './constants';
import { landingRow } from './landing';
import { ABILITIES, ABILITY_MARKERS } from './markers';
import { canHit, firstOnLine } from './shots';
import { CHOOSING, ENTERING, FIRING, FOUNDING, MOVING, SLIDING } from './stageNumbers';
import type { State } from './state';
import { SPUN_TILES } from './tileTable';

const NORTH = 0;
const EAST = 2;
const WEST = 6;
/** Directions in which a kaiju may step (T5.4). */
const STEPS = [WEST, NORTH, EAST];

/** Number of taken markers of an ability (T2.4). */
function abilityTaken(state: State, ability: number): number {
  let count = 0;
  for (let seat = 0; seat < state.config.players; seat++) if (state.ability(seat) === ability) count++;
  return count;
}

function listAbilities(state: State, list: ActionList): void {
  for (let ability = 0; ability < ABILITIES.length; ability++) {
    if (abilityTaken(state, ability) < ABILITY_MARKERS) list.push(actionCode(CHOOSE, ability));
  }
}

/** The lowest row in which a tile can land, from 0; ROWS if it cannot be placed (T4.6, T4.9). */
export function lowestLanding(state: State, tile: number): number {
  let lowest = ROWS;
  for (const spun of SPUN_TILES[tile]!) {
    for (let column = 0; column + spun.width <= state.config.grid.width; column++) {
      const row = landingRow(state.built, spun, column);
      if (row >= 0 && row < lowest) lowest = row;
    }
  }
  return lowest;
}

/** The highest row in which a tile may land (T4.5, T4.6). */
export function highestAllowed(state: State): number {
  return state.config.options.level ? lowestLanding(state, state.tile) + LEVEL_ROWS : ROWS;
}

function listSlides(state: State, list: ActionList): void {
  const highest = highestAllowed(state);
  const spins = SPUN_TILES[state.tile]!;
  for (let spin = 0; spin < spins.length; spin++) {
    const spun = spins[spin]!;
    for (let column = 0; column + spun.width <= state.config.grid.width; column++) {
      const row = landingRow(state.built, spun, column);
      if (row >= 0 && row <= highest) list.push(actionCode(SLIDE, column, spin));
    }
  }
}

/** Whether a kaiju could enter a box, apart from the rule about the lowest row (T3.5). */
export function isEntrance(state: State, box: number): boolean {
  return state.content(box) === EMPTY && state.kaijuIn(box) < KAIJU_IN_BOX;
}

/** Whether there is any box that a kaiju may enter (T3.5). */
export function hasEntrance(state: State): boolean {
  for (let box = 0; box < state.config.grid.size; box++) if (isEntrance(state, box)) return true;
  return false;
}

/** The boxes where a kaiju may enter: those of the lowest row that has any (T3.5). */
export function entrances(state: State): readonly number[] {
  const { width, height } = state.config.grid;
  const boxes: number[] = [];
  for (let row = 0; row < height && boxes.length === 0; row++) {
    for (let box = row * width; box < (row + 1) * width; box++) if (isEntrance(state, box)) boxes.push(box);
  }
  return boxes;
}

function listEntrances(state: State, list: ActionList): void {
  for (const box of entrances(state)) list.push(actionCode(ENTER, box));
}

/** Tokens for a step into a box (T5.6). */
export const stepCost = (state: State, box: number): number => 1 + EXTRA_COST[state.content(box)]!;

/** Whether a box is built and has room for a kaiju (T5.5). */
export function hasRoom(state: State, box: number): boolean {
  return state.content(box) !== UNBUILT && state.kaijuIn(box) < KAIJU_IN_BOX;
}

/** Whether a box is adjacent to another to the west, north or east (T5.4). */
export function isStep(state: State, from: number, to: number): boolean {
  return STEPS.includes(state.config.grid.directionTo(from, to));
}

function listMoves(state: State, list: ActionList): void {
  const { player } = state;
  const from = state.at(player);
  const tokens = state.tokens(player);
  for (const direction of STEPS) {
    const box = state.config.grid.step(from, direction);
    if (box >= 0 && hasRoom(state, box) && stepCost(state, box) <= tokens) list.push(actionCode(STEP, box));
  }
  list.push(actionCode(PASS));
}

function listLaser(state: State, guard: number, list: ActionList): void {
  const before = list.length;
  for (let seat = 0; seat < state.config.players; seat++) {
    if (canHit(state, LASER, guard, seat)) list.push(actionCode(FIRE, guard, aimAt(seat)));
  }
  if (list.length === before) list.push(actionCode(FIRE, guard, AT_NOBODY));
}

const DIRECTION_COUNT = 8;

function listTank(state: State, guard: number, list: ActionList): void {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const seats = firstOnLine(state, guard, direction);
    if (seats === 0) continue;
    if ((seats & (seats - 1)) === 0) {
      list.push(actionCode(FIRE, guard, aimAlong(direction, undefined)));
      continue;
    }
    for (let seat = 0; seat < state.config.players; seat++) {
      if ((seats & (1 << seat)) !== 0) list.push(actionCode(FIRE, guard, aimAlong(direction, seat)));
    }
  }
  list.push(actionCode(FIRE, guard, AT_NOBODY));
}

function listShots(state: State, list: ActionList): void {
  for (let index = 0; index < state.guardCount; index++) {
    const guard = state.guardBox(index);
    if (state.hasFired(guard)) continue;
    const kind = state.content(guard);
    if (kind === LASER) listLaser(state, guard, list);
    else if (kind === TANK) listTank(state, guard, list);
    else list.push(actionCode(FIRE, guard, AT_NOBODY));
  }
}

/** Fills a list with all legal actions; none once the game is over. */
export function listLegal(state: State, list: ActionList): void {
  list.clear();
  switch (state.stage) {
    case CHOOSING:
      listAbilities(state, list);
      return;
    case FOUNDING:
    case SLIDING:
      listSlides(state, list);
      return;
    case ENTERING:
      listEntrances(state, list);
      return;
    case MOVING:
      listMoves(state, list);
      return;
    case FIRING:
      listShots(state, list);
      return;
  }
}
