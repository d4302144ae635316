import { DIRECTIONS } from '#core';
import { GRID } from './board';
import { NO_FLEE } from './code';
import type { Attacker, Event, Sink } from './event';
import { MEETS_BUILDING, MEETS_EDGE, MEETS_UNIT, scanLine } from './line';
import type { Seat } from './position';
import { NO_BOX, type State, seatLetter } from './state';

/** The unit in `box` flees from a monster or is crushed (Z9.1, Z9.3). @param flee a box, or NO_FLEE */
export function trample(
  state: State,
  box: number,
  monster: number,
  flee: number,
  sink: Sink | undefined,
): void {
  state.removeUnit(box);
  if (flee === NO_FLEE) {
    state.addToPile(state.player, 0, 1);
    sink?.({
      type: 'crush',
      at: GRID.name(box),
      monster: seatLetter(monster),
      player: seatLetter(state.player),
    });
    return;
  }
  state.addUnit(flee);
  sink?.({ type: 'flee', from: GRID.name(box), to: GRID.name(flee), monster: seatLetter(monster) });
}

/** Takes floors from a building for the active player (Z6.3, Z6.7–Z6.9). */
function takeFloors(state: State, box: number, count: number, chain: number, sink: Sink | undefined): void {
  const standing = state.floors(box);
  const plant = box === state.plant;
  // A gentle monster cannot take the plant's last floor (Z11.2).
  const available = plant && state.traits(state.player).gentle ? standing - 1 : standing;
  const lost = Math.min(available, count);
  if (lost === 0) return;
  const left = standing - lost;
  state.setFloors(box, left);
  state.addToPile(state.player, lost, 0);
  if (left === 0 && plant) state.plant = NO_BOX;
  if (sink === undefined) return;
  const building = GRID.name(box);
  sink({ type: 'floors', building, plant, lost, left, player: seatLetter(state.player), chain });
  if (left === 0) sink({ type: 'destroyed', building, plant });
}

const MEETS_WORD = { [MEETS_EDGE]: 'edge', [MEETS_BUILDING]: 'building' } as const;

type Manner = Extract<Event, { readonly type: 'attack' }>['manner'];

/** Floors that a building loses when a line of monsters is pushed into it (Z6.7, Z11.11). */
function costOf(state: State, length: number, last: number, building: number): number {
  const radiant = building === state.plant && state.traits(state.monsterIn(last)).radiant;
  return radiant ? length + 1 : length;
}

/**
 * Resolves an attack on the monster in `target` along a push direction (Z6).
 * @param follower the box of the attacker, which follows, or NO_BOX for the army (Z8.3)
 */
function push(
  state: State,
  by: Attacker,
  target: number,
  direction: number,
  manner: Manner,
  follower: number,
  flee: number,
  sink: Sink | undefined,
): void {
  const { length, last, recoil, meets } = scanLine(state, target, direction);
  if (sink !== undefined) {
    const line: Seat[] = [];
    for (let box = target, link = 0; link < length; link++, box = GRID.step(box, direction)) {
      line.push(seatLetter(state.monsterIn(box)));
    }
    sink({
      type: 'attack',
      by,
      target: line[0]!,
      manner,
      direction: DIRECTIONS[direction]!,
      line,
      meets: meets === MEETS_EDGE || meets === MEETS_BUILDING ? MEETS_WORD[meets] : 'free',
      recoil: recoil < 0 ? null : GRID.name(recoil),
    });
  }
  if (meets === MEETS_EDGE) return;
  if (meets === MEETS_BUILDING) {
    takeFloors(state, recoil, costOf(state, length, last, recoil), length, sink);
    // A monster on top of the building stays in its box, now on the ground, and stops the line (Z11.10).
    if (state.floors(recoil) > 0 || state.monsterIn(recoil) >= 0) return;
  } else if (meets === MEETS_UNIT) {
    trample(state, recoil, state.monsterIn(last), flee, sink);
  }
  const back = (direction + 4) % 8;
  for (let box = last, to = recoil, link = length - 1; link >= 0; link--) {
    const monster = state.monsterIn(box);
    state.place(monster, to);
    sink?.({
      type: 'push',
      monster: seatLetter(monster),
      from: GRID.name(box),
      to: GRID.name(to),
      link,
    });
    to = box;
    box = GRID.step(box, back);
  }
  // Only a climber's own move may enter a building's box (Z1.3), so nobody follows a target off a roof.
  if (follower === NO_BOX || state.floors(target) > 0) return;
  const monster = state.monsterIn(follower);
  state.place(monster, target);
  sink?.({
    type: 'follow',
    monster: seatLetter(monster),
    from: GRID.name(follower),
    to: GRID.name(target),
  });
}

/** The active player's monster attacks another in the ordinary direction (Z6). */
export function attackMonster(
  state: State,
  seat: number,
  manner: 'shove' | 'frenzy' | 'tail',
  flee: number,
  sink: Sink | undefined,
): void {
  const from = state.at(state.player);
  const target = state.at(seat);
  const by = { monster: seatLetter(state.player) };
  push(state, by, target, GRID.directionTo(from, target), manner, from, flee, sink);
}

/** One hit of a tail sweep: an attack without following (Z11.6). */
export function sweepMonster(state: State, seat: number, flee: number, sink: Sink | undefined): void {
  const from = state.at(state.player);
  const target = state.at(seat);
  const by = { monster: seatLetter(state.player) };
  push(state, by, target, GRID.directionTo(from, target), 'sweep', NO_BOX, flee, sink);
}

/** A throw: an attack in any direction, or an exchange (Z7.6). */
export function throwMonster(
  state: State,
  seat: number,
  direction: number,
  flee: number,
  sink: Sink | undefined,
): void {
  const thrower = state.player;
  const from = state.at(thrower);
  const target = state.at(seat);
  const by = { monster: seatLetter(thrower) };
  if (GRID.step(target, direction) !== from) {
    push(state, by, target, direction, 'throw', from, flee, sink);
    return;
  }
  const roof = state.floors(from) > 0;
  sink?.({
    type: 'attack',
    by,
    target: seatLetter(seat),
    manner: 'throw',
    direction: DIRECTIONS[direction]!,
    line: [seatLetter(seat)],
    meets: roof ? 'building' : 'swap',
    recoil: GRID.name(from),
  });
  // The thrower's own box counts as a building while it stands on one (Z11.10).
  if (roof) takeFloors(state, from, costOf(state, 1, target, from), 1, sink);
  if (state.floors(from) > 0 || state.floors(target) > 0) return;
  state.takeOff(seat);
  state.place(thrower, target);
  state.place(seat, from);
  sink?.({
    type: 'swap',
    monster: seatLetter(thrower),
    from: GRID.name(from),
    target: seatLetter(seat),
    to: GRID.name(target),
  });
}

/** A shake: every building beside the target loses a floor (Z7.8). */
export function shakeMonster(state: State, seat: number, sink: Sink | undefined): void {
  sink?.({ type: 'shake', monster: seatLetter(state.player), target: seatLetter(seat) });
  takeFloorsAround(state, state.at(seat), sink);
}

/** A homing missile: every building beside the target loses a floor, at any distance (Z11.3). */
export function fireMissile(state: State, seat: number, sink: Sink | undefined): void {
  sink?.({ type: 'missile', monster: seatLetter(state.player), target: seatLetter(seat) });
  takeFloorsAround(state, state.at(seat), sink);
}

/** Every building beside a box loses a floor (Z7.8, Z11.3, Z11.6). */
export function takeFloorsAround(state: State, middle: number, sink: Sink | undefined): void {
  for (let direction = 0; direction < 8; direction++) {
    const box = GRID.step(middle, direction);
    if (box >= 0 && state.floors(box) > 0) takeFloors(state, box, 1, 0, sink);
  }
}

/** A unit attacks an adjacent monster and stays where it is (Z8.3). */
export function attackWithUnit(
  state: State,
  unit: number,
  seat: number,
  flee: number,
  sink: Sink | undefined,
): void {
  const target = state.at(seat);
  const by = { unit: GRID.name(unit) };
  push(state, by, target, GRID.directionTo(unit, target), 'army', NO_BOX, flee, sink);
}
