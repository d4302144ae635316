import type { ActionList } from './actionList';
import { GRID } from './board';
import { BoxSet, NO_BOXES } from './boxSet';
import { type CardlessCode, encode, FIRST_FIELD, KIND, NO_FLEE } from './code';
import { addFlights } from './flight';
import { near, tunnelEnds } from './geometry';
import { MEETS_UNIT, scanLine } from './line';
import type { State } from './state';
import { hasPower, JACK, KING, QUEEN } from './suits';

// Reused scratch sets: random games list actions too often to allocate them each time.
const open = new BoxSet();
const chosen = new BoxSet();

/**
 * Fills `open` with the boxes the player's monster may enter: no monster, and no building unless it climbs
 * (Z4.2, Z11.7).
 */
function findOpen(state: State): void {
  const { climbs } = state.traits(state.player);
  open.setOutside(state.monsters, climbs ? NO_BOXES : state.buildings, NO_BOXES);
}

/** Finds where it may land without a flight (Z9.4). A gentle monster cannot land on a unit (Z11.2). */
function findLandings(state: State): void {
  findOpen(state);
  if (state.traits(state.player).gentle) open.drop(state.units);
}

/** Adds the single moves of a monster in a suit's way (Z4.1, Z4.2, Z9.1). Returns whether there are any. */
export function addMoves(state: State, list: ActionList, kind: number, diagonal: number): boolean {
  const { player, units } = state;
  const from = state.at(player);
  const around = near(from, diagonal);
  const before = list.length;
  findOpen(state);
  open.drop(units);
  open.keep(around);
  list.pushBoxes(encode(kind, 0, 0, NO_FLEE), open, FIRST_FIELD);
  chosen.setCommon(around, units);
  for (let to = chosen.take(); to >= 0; to = chosen.take()) {
    const code = encode(kind, to, 0, NO_FLEE);
    const direction = GRID.directionTo(from, to);
    if (!addFlights(state, list, code, to, direction) && !state.traits(player).gentle) list.push(code);
  }
  return list.length > before;
}

/**
 * Adds an attack along `direction` on the monster in `target`, once for each possible flight (Z9.1). A gentle
 * attacker does not crush (Z11.2).
 * @param code the attack without a flight
 */
export function addAttack(
  state: State,
  list: ActionList,
  code: CardlessCode,
  target: number,
  direction: number,
): void {
  const { meets, recoil } = scanLine(state, target, direction);
  if (meets === MEETS_UNIT) {
    if (addFlights(state, list, code, recoil, direction) || state.traits(state.player).gentle) return;
  }
  list.push(code);
}

/** Adds the single attacks of a monster in a suit's way (Z5.1). Returns whether there are any. */
export function addAttacks(state: State, list: ActionList, kind: number, diagonal: number): boolean {
  const from = state.at(state.player);
  const before = list.length;
  chosen.setCommon(near(from, diagonal), state.monsters);
  for (let target = chosen.take(); target >= 0; target = chosen.take()) {
    const code = encode(kind, state.monsterIn(target), 0, NO_FLEE);
    addAttack(state, list, code, target, GRID.directionTo(from, target));
  }
  return list.length > before;
}

/** Adds a power for each box where it can take the monster. */
function addLandings(list: ActionList, kind: number, boxes: BoxSet): void {
  chosen.setCommon(open, boxes);
  list.pushBoxes(encode(kind, 0, 0, NO_FLEE), chosen, FIRST_FIELD);
}

/** Adds the powers of a black face or ace (Z7.4, Z7.5). */
export function addBlackPowers(state: State, list: ActionList, rank: number, diagonal: number): void {
  const from = state.at(state.player);
  findLandings(state);
  if (hasPower(rank, JACK)) addLandings(list, KIND.blitz, near(from, diagonal));
  if (hasPower(rank, QUEEN)) addLandings(list, KIND.burrow, tunnelEnds(from, diagonal));
  if (hasPower(rank, KING)) addLandings(list, KIND.leap, open);
}

/** Adds the boxes where a hovering monster can land: free of monsters and buildings (Z11.2, Z11.12). */
export function addPlacesToLand(state: State, list: ActionList): void {
  const { gentle } = state.traits(state.player);
  open.setOutside(state.monsters, state.buildings, gentle ? state.units : NO_BOXES);
  list.pushBoxes(encode(KIND.land, 0, 0, NO_FLEE), open, FIRST_FIELD);
}

/**
 * Adds the throws of the monster in `target`: in 8 directions, of which the one towards the thrower is an
 * exchange (Z7.6).
 */
function addThrows(state: State, list: ActionList, seat: number, from: number, target: number): void {
  for (let way = 0; way < 8; way++) {
    const code = encode(KIND.throw, seat, way, NO_FLEE);
    if (GRID.step(target, way) === from) list.push(code);
    else addAttack(state, list, code, target, way);
  }
}

/** Adds the powers of a red face or ace (Z7.6–Z7.8). */
export function addRedPowers(state: State, list: ActionList, rank: number, diagonal: number): void {
  const from = state.at(state.player);
  const throws = hasPower(rank, QUEEN);
  const shakes = hasPower(rank, KING);
  if (hasPower(rank, JACK)) addAttacks(state, list, KIND.frenzy, diagonal);
  if (!throws && !shakes) return;
  chosen.setCommon(near(from, diagonal), state.monsters);
  for (let target = chosen.take(); target >= 0; target = chosen.take()) {
    const seat = state.monsterIn(target);
    if (throws) addThrows(state, list, seat, from, target);
    if (shakes) list.push(encode(KIND.shake, seat, 0, NO_FLEE));
  }
}
