import { softmax } from '#core';
import { GRID } from './board';
import { BoxSet } from './boxSet';
import { CARD_IDS, isJoker, rankIndex, suitIndex } from './cards';
import { toState } from './convert';
import { FEATURE_WEIGHTS } from './evaluation.data';
import { MEETS_BUILDING, scanLine } from './line';
import { COMMON_MONSTER, SPECIAL_MONSTERS } from './monsters';
import type { Position } from './position';
import { NOBODY, type State } from './state';
import { isBlack, isPowerful } from './suits';

const FLOORS_TO_WIN = 10;
const PILES = Array.from({ length: FLOORS_TO_WIN }, (_, worth) => `pile${worth}` as const);

/** Features computed for a seat, with separate weights for its own turn. */
const SIGHTS = [
  'cards',
  'jokers',
  'redFaces',
  'blackFaces',
  'reds',
  'shove',
  'walls',
  'shakes',
  'gap',
  'near',
  'units',
  'aloft',
] as const;

const MONSTERS = [COMMON_MONSTER, ...SPECIAL_MONSTERS.keys()] as const;

/** Names of the evaluation features, in order. Those that start with `turn.` apply on the seat's own turn. */
export const FEATURES: readonly string[] = [
  ...PILES,
  ...PILES.map((name) => `turn.${name}`),
  ...SIGHTS,
  ...SIGHTS.map((name) => `turn.${name}`),
  'wait',
  ...MONSTERS,
];

const TURN_PILES = PILES.length;
const SEEN = 2 * PILES.length;
const TURN_SEEN = SEEN + SIGHTS.length;
const WAIT = SEEN + 2 * SIGHTS.length;
const CAST = WAIT + 1;

const THOUSANDTH = 1e-3;
const WEIGHTS = Float64Array.from(FEATURES, (name) => (FEATURE_WEIGHTS[name] ?? 0) * THOUSANDTH);

const FULL_HAND = 5;
/** A unit within this many boxes can be trampled soon. */
const UNIT_REACH = 2;
/** More than 1: an ace has the power of any face. */
const ACE_WORTH = 1.3;

const DISTANCES = Uint8Array.from({ length: GRID.size * GRID.size }, (_, pair) =>
  GRID.distance(Math.floor(pair / GRID.size), pair % GRID.size),
);

/** By box: the other boxes within a distance. */
const within = (reach: number): readonly BoxSet[] =>
  Array.from({ length: GRID.size }, (_, box) =>
    BoxSet.of(
      Array.from({ length: GRID.size }, (_, other) => other).filter(
        (other) => other !== box && DISTANCES[box * GRID.size + other]! <= reach,
      ),
    ),
  );

/** By card, 0 or more: value of the power of a face or ace, on top of its suit. */
const FACE_WORTH = Float64Array.from(CARD_IDS, (_, card) =>
  isJoker(card) || !isPowerful(card) ? 0 : rankIndex(card) === 0 ? ACE_WORTH : 1,
);

/** Floors won if one monster pushed another right now (Z6.3, Z6.7). */
function shoveOf(state: State, attacker: number, target: number): number {
  const direction = GRID.directionTo(state.at(attacker), state.at(target));
  if (direction < 0) return 0;
  const { length, recoil, meets } = scanLine(state, state.at(target), direction);
  return meets === MEETS_BUILDING ? Math.min(length, state.floors(recoil)) : 0;
}

const NEIGHBOURS = within(1);
const WITHIN_REACH = within(UNIT_REACH);

const beside = new BoxSet();

/**
 * Number of buildings in {@link beside} that a monster in the box could be pushed into, given that the seat
 * can get to the opposite side. Empties the set.
 */
function pressedAt(state: State, seat: number, box: number): number {
  const around = NEIGHBOURS[box]!;
  let pressed = 0;
  for (let wall = beside.take(); wall >= 0; wall = beside.take()) {
    // The box opposite the building; off the board it is not a neighbour.
    const from = 2 * box - wall;
    if (from < 0 || !around.has(from)) continue;
    if (state.isEnterable(from) || from === state.at(seat)) pressed++;
  }
  return pressed;
}

/** Feature values of a seat, in the order of {@link SIGHTS}. */
const seen = new Float64Array(SIGHTS.length);
const reachable = new BoxSet();

function lookAtHand(state: State, seat: number): void {
  const size = state.handSize(seat);
  seen[0] = size / FULL_HAND;
  for (let index = 0; index < size; index++) {
    const card = state.handCard(seat, index);
    if (isJoker(card)) seen[1]! += 1;
    else if (isBlack(suitIndex(card))) seen[3]! += FACE_WORTH[card]!;
    else {
      seen[4]! += 1;
      seen[2]! += FACE_WORTH[card]!;
    }
  }
}

function lookAtBoard(state: State, seat: number): void {
  if (!state.isOnBoard(seat)) {
    seen[11] = 1;
    return;
  }
  const box = state.at(seat);
  const { order } = state.config;
  let gap = GRID.width;
  for (let index = 0; index < order.length; index++) {
    const rival = order[index]!;
    if (rival === seat || !state.isOnBoard(rival)) continue;
    const distance = DISTANCES[box * GRID.size + state.at(rival)]!;
    gap = Math.min(gap, distance);
    if (distance === 1) seen[5]! += shoveOf(state, seat, rival);
    const there = state.at(rival);
    beside.setCommon(NEIGHBOURS[there]!, state.buildings);
    const closeness = 1 / (1 + distance);
    const walled = beside.count * closeness;
    if (walled > seen[7]!) seen[7] = walled;
    // There cannot be more such buildings than adjacent ones.
    if (walled > seen[6]!) seen[6] = Math.max(seen[6]!, pressedAt(state, seat, there) * closeness);
  }
  seen[8] = gap;
  seen[9] = gap === 1 ? 1 : 0;
  if (state.units.isEmpty) return;
  reachable.setCommon(state.units, WITHIN_REACH[box]!);
  seen[10] = reachable.count * state.traits(seat).unitWorth;
}

function look(state: State, seat: number): void {
  seen.fill(0);
  lookAtHand(state, seat);
  lookAtBoard(state, seat);
}

const pileOf = (state: State, seat: number): number => Math.min(FLOORS_TO_WIN - 1, state.worth(seat));

/** How long a seat waits for its turn, as a fraction of a round. */
function waitOf(state: State, seat: number): number {
  let wait = 0;
  for (let next = state.player; next !== seat; next = state.next(next)) wait++;
  return wait / state.config.order.length;
}

/** Index of a seat's monster in {@link MONSTERS}; house monsters count as the common one. */
function castOf({ config }: State, seat: number): number {
  return config.options.specials ? Math.max(0, MONSTERS.indexOf(config.monsters[seat]!)) : 0;
}

/** Writes the features of a seat, in the order of {@link FEATURES}. @param seat 0 … 3 */
function featuresOf(state: State, seat: number, into: Float64Array): void {
  const mine = state.player === seat;
  look(state, seat);
  into.set(seen, mine ? TURN_SEEN : SEEN);
  into[pileOf(state, seat)] = 1;
  if (mine) into[TURN_PILES + pileOf(state, seat)] = 1;
  into[WAIT] = waitOf(state, seat);
  into[CAST + castOf(state, seat)] = 1;
}

/** The weighted sum of the features. */
function likingOf(state: State, seat: number): number {
  const mine = state.player === seat;
  const pile = pileOf(state, seat);
  const at = mine ? TURN_SEEN : SEEN;
  let liking = WEIGHTS[pile]! + WEIGHTS[CAST + castOf(state, seat)]! + WEIGHTS[WAIT]! * waitOf(state, seat);
  if (mine) liking += WEIGHTS[TURN_PILES + pile]!;
  look(state, seat);
  for (let each = 0; each < seen.length; each++) liking += seen[each]! * WEIGHTS[at + each]!;
  return liking;
}

/** Writes each seat's probability to win, in order of play. Learned from games between bots. */
export function chancesOf(state: State, into: number[]): void {
  const { order } = state.config;
  if (state.winner !== NOBODY) {
    for (let index = 0; index < order.length; index++) into[index] = order[index] === state.winner ? 1 : 0;
    return;
  }
  for (let index = 0; index < order.length; index++) into[index] = likingOf(state, order[index]!);
  softmax(into, order.length);
}

/** The features of each seat in order of play, for training. */
export function readFeatures(position: Position): readonly Float64Array[] {
  const state = toState(position);
  return state.config.order.map((seat) => {
    const read = new Float64Array(FEATURES.length);
    featuresOf(state, seat, read);
    return read;
  });
}
