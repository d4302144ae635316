import { isJoker, rankIndex, shares, suitIndex } from '#core';
import { GRID } from './board';
import { FITTED } from './judgement.data';
import { MEETS_BUILDING, scanLine } from './line';
import { COMMON_MONSTER, SPECIAL_MONSTERS } from './monsters';
import { NOBODY, type State } from './state';
import { isBlack, isPowerful } from './suits';

const FLOORS_TO_WIN = 10;
const PILES = Array.from({ length: FLOORS_TO_WIN }, (_, worth) => `pile${worth}` as const);

/** Seen from a seat, and told apart by whether the turn is its own. */
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

/** What a seat's chances are judged by, in order; those in `turn.` count for the seat whose turn it is. */
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

const WEIGHTS = Float64Array.from(FEATURES, (name) => FITTED[name] ?? 0);

const DIRECTION_COUNT = 8;
const FULL_HAND = 5;
/** A unit within so many boxes can be trampled soon. */
const UNIT_REACH = 2;

/** How many floors a push of one monster by another, where they stand, would win (Z6.3, Z6.7). */
function shoveOf(state: State, attacker: number, target: number): number {
  const direction = GRID.directionTo(state.at(attacker), state.at(target));
  if (direction < 0) return 0;
  const { length, recoil, meets } = scanLine(state, state.at(target), direction);
  return meets === MEETS_BUILDING ? Math.min(length, state.floors(recoil)) : 0;
}

/** The buildings beside a box, and how many of them one can be pressed against by somebody who has room to. */
let walls = 0;
let pressed = 0;
function lookAround(state: State, seat: number, box: number): void {
  walls = 0;
  pressed = 0;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const wall = GRID.step(box, direction);
    if (wall < 0 || state.floors(wall) === 0) continue;
    walls++;
    const from = GRID.step(box, (direction + DIRECTION_COUNT / 2) % DIRECTION_COUNT);
    if (from >= 0 && (state.isEnterable(from) || from === state.at(seat))) pressed++;
  }
}

function lookAtHand(state: State, seat: number, into: Float64Array, at: number): void {
  const size = state.handSize(seat);
  into[at] = size / FULL_HAND;
  for (let index = 0; index < size; index++) {
    const card = state.handCard(seat, index);
    if (isJoker(card)) into[at + 1]! += 1;
    else if (isBlack(suitIndex(card))) into[at + 3]! += isPowerful(card) ? 1 : 0;
    else {
      into[at + 4]! += 1;
      // An ace is good for any face.
      if (isPowerful(card)) into[at + 2]! += rankIndex(card) === 0 ? 1.3 : 1;
    }
  }
}

function lookAtBoard(state: State, seat: number, into: Float64Array, at: number): void {
  if (!state.isOnBoard(seat)) {
    into[at + 11] = 1;
    return;
  }
  const box = state.at(seat);
  let gap = GRID.width;
  for (const rival of state.config.order) {
    if (rival === seat || !state.isOnBoard(rival)) continue;
    const distance = GRID.distance(box, state.at(rival));
    gap = Math.min(gap, distance);
    if (distance === 1) into[at + 5]! += shoveOf(state, seat, rival);
    lookAround(state, seat, state.at(rival));
    const closeness = 1 / (1 + distance);
    into[at + 6] = Math.max(into[at + 6]!, pressed * closeness);
    into[at + 7] = Math.max(into[at + 7]!, walls * closeness);
  }
  into[at + 8] = gap;
  into[at + 9] = gap === 1 ? 1 : 0;
  const { low, high } = state.units;
  if ((low | high) === 0) return;
  for (let unit = 0; unit < GRID.size; unit++) {
    if (state.hasUnit(unit) && GRID.distance(box, unit) <= UNIT_REACH) {
      into[at + 10]! += state.traits(seat).unitWorth;
    }
  }
}

/** Fills in what a seat's chances are judged by, in the order of {@link FEATURES}. @param seat 0 … 3 */
export function featuresOf(state: State, seat: number, into: Float64Array): void {
  into.fill(0);
  const pile = Math.min(FLOORS_TO_WIN - 1, state.worth(seat));
  into[pile] = 1;
  const mine = state.player === seat;
  if (mine) into[TURN_PILES + pile] = 1;
  const seen = mine ? TURN_SEEN : SEEN;
  lookAtHand(state, seat, into, seen);
  lookAtBoard(state, seat, into, seen);
  let wait = 0;
  for (let next = state.player; next !== seat; next = state.next(next)) wait++;
  into[WAIT] = wait / state.config.order.length;
  const monster = MONSTERS.indexOf(state.config.monsters[seat]!);
  if (monster > 0 && state.config.options.specials) into[CAST + monster] = 1;
  else into[CAST] = 1;
}

const features = new Float64Array(FEATURES.length);

/** How likely each seat is to win, in order of play: what was learned from games that bots played. */
export function chancesOf(state: State, into: number[]): void {
  const { order } = state.config;
  if (state.winner !== NOBODY) {
    for (let index = 0; index < order.length; index++) into[index] = order[index] === state.winner ? 1 : 0;
    return;
  }
  for (let index = 0; index < order.length; index++) {
    featuresOf(state, order[index]!, features);
    let liking = 0;
    for (let each = 0; each < features.length; each++) liking += features[each]! * WEIGHTS[each]!;
    into[index] = liking;
  }
  shares(into, order.length);
}
