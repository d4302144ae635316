import { Random } from '#core';
import type { Channel, Pose } from '#director';
import type { ShowScene } from '../scene';
import { type Angles, angleBetween, anglesOf, dot, normalized, rotationOf, type Vector } from './rotation';
import { type DieKind, dieShape } from './solids';
import { type DieState, type Tumble, tumble, waysTo } from './tumble';

/** A die to roll. */
export interface RolledDie {
  /** The piece on the table. */
  readonly piece: string;
  readonly kind: DieKind;
  /** Its initial pose: it is picked up from there, or appears in the hand if hidden. */
  readonly from: Pose;
  /** Its final pose: {@link diePose}. */
  readonly to: Pose;
}

export interface RollOptions {
  /** The centre of the dice when the hand lets go, table units. */
  readonly hand: Vector;
  /** A whole number; varies how the dice fall, never the result. */
  readonly seed: number;
}

/** Delay between dice leaving the hand, seconds. */
const STAGGER = 0.045;
/** Number of throws tried for a die to find one that stays clear of the others. */
const TRIES = 32;
/** Additional delay per attempt, seconds. */
const RETRY_DELAY = 0.012;
/** Time step of the collision test, seconds. */
const WATCHED = 1 / 60;

interface Flying {
  readonly radius: number;
  readonly tumble: Tumble;
  /** Its position at each step of the collision test. */
  readonly places: readonly Vector[];
}

function flyingAs(radius: number, tumble: Tumble): Flying {
  const places: Vector[] = [];
  for (let time = 0; time < tumble.lasts; time += WATCHED) places.push(tumble.stateAt(time).at);
  places.push(tumble.stateAt(tumble.lasts).at);
  return { radius, tumble, places };
}

/** Minimum distance between two dice once both have left the hand, table units; below 0 they collide. */
function clearance(one: Flying, other: Flying): number {
  const first = Math.floor(Math.max(one.tumble.thrown, other.tumble.thrown) / WATCHED);
  const last = Math.max(one.places.length, other.places.length);
  let least = Number.POSITIVE_INFINITY;
  for (let moment = first; moment < last; moment++) {
    const a = one.places[moment] ?? one.places.at(-1)!;
    const b = other.places[moment] ?? other.places.at(-1)!;
    least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return least - one.radius - other.radius;
}

/** The throw of each die, without collisions if possible. */
function planned(dice: readonly RolledDie[], { hand, seed }: RollOptions): readonly Tumble[] {
  const mean = (axis: 'x' | 'z') => dice.reduce((sum, { to }) => sum + to[axis], 0) / dice.length;
  const middle = { x: mean('x'), z: mean('z') };
  const flying: Flying[] = [];
  for (const [index, { kind, from, to }] of dice.entries()) {
    // They are arranged in the hand as they will be on the table.
    const own: Vector = [hand[0] + to.x - middle.x, hand[1], hand[2] + to.z - middle.z];
    const aim = normalized([middle.x - hand[0], 0, middle.z - hand[2] - 1e-6]);
    const ways = [...waysTo(kind, to)].sort((a, b) => dot(b, aim) - dot(a, aim));
    const radius = dieShape(kind).outer * to.width;
    let best: Flying | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES && most < 0; attempt++) {
      const random = Random.fromSeed(Math.abs(seed) * 4096 + index * TRIES + attempt);
      const wait = index * STAGGER + attempt * RETRY_DELAY;
      const way = ways[attempt < 2 ? 0 : attempt % Math.min(3, ways.length)]!;
      const die = flyingAs(radius, tumble({ kind, from, to, hand: own, wait }, way, random));
      const free = Math.min(...flying.map((other) => clearance(die, other)));
      if (best !== undefined && free <= most) continue;
      best = die;
      most = free;
    }
    flying.push(best!);
  }
  return flying.map((die) => die.tumble);
}

/** Maximum and minimum seconds between two keyframes. */
const MAX_SPAN = 1 / 24;
const MIN_SPAN = 1 / 500;
/** Maximum deviation between keyframes: radians, and edges of a D6. */
const CLOSE = { turned: 0.03, off: 0.012 };

interface Key {
  readonly at: number;
  readonly state: DieState;
  readonly angles: Angles;
}

const halfway = (a: Angles, b: Angles): Angles => ({
  yaw: (a.yaw + b.yaw) / 2,
  pitch: (a.pitch + b.pitch) / 2,
  roll: (a.roll + b.roll) / 2,
});

/**
 * The keyframes of a pose, last one first, excluding the one at the end. Angles are unwrapped to be nearest to those of the
 * following keyframe, so that they run through full turns.
 */
function keysBefore({ stateAt }: Tumble, from: number, end: Key, size: number): readonly Key[] {
  const state = stateAt(from);
  const key: Key = { at: from, state, angles: anglesOf(state.rotation, end.angles) };
  const span = end.at - from;
  const middle = (from + end.at) / 2;
  const between = stateAt(middle);
  const off = Math.hypot(
    ...[0, 1, 2].map((axis) => between.at[axis]! - (state.at[axis]! + end.state.at[axis]!) / 2),
  );
  const turned = angleBetween(between.rotation, rotationOf(halfway(key.angles, end.angles)));
  if (span < MIN_SPAN || (span <= MAX_SPAN && off <= CLOSE.off * size && turned <= CLOSE.turned))
    return [key];
  const half = { at: middle, state: between, angles: anglesOf(between.rotation, end.angles) };
  const later = keysBefore({ stateAt } as Tumble, middle, end, size);
  return [...later, ...keysBefore({ stateAt } as Tumble, from, later.at(-1) ?? half, size)];
}

const channelsOf = ({ state, angles }: Key): Partial<Record<Channel, number>> => ({
  x: state.at[0],
  y: state.at[1],
  z: state.at[2],
  ...angles,
});

/** Writes the movement of a die as tweens of its pose. */
function write({ builder }: ShowScene, { piece, from, to }: RolledDie, at: number, way: Tumble): void {
  const last: Key = { at: way.lasts, state: way.stateAt(way.lasts), angles: to };
  const keys: Key[] = [last];
  for (let index = way.turns.length - 1; index > 0; index--) {
    if (way.turns[index]! - way.turns[index - 1]! < MIN_SPAN / 10) continue;
    keys.push(...keysBefore(way, way.turns[index - 1]!, keys.at(-1)!, to.width));
  }
  keys.reverse();
  const { width, height, variant, glow } = to;
  builder.jump(piece, at, { ...channelsOf(keys[0]!), width, height, variant, glow });
  for (const [index, key] of keys.slice(1).entries()) {
    const begin = keys[index]!.at;
    const { x, y, z, yaw, pitch, roll } = to;
    const aim = key === last ? { x, y, z, yaw, pitch, roll } : channelsOf(key);
    builder.tween(piece, at + begin, key.at - begin, aim, 'linear');
  }
  if (from.visibility !== to.visibility) {
    builder.tween(piece, at + way.thrown, APPEARS, { visibility: to.visibility }, 'out');
  }
}

/** Duration of a die's appearance from the hand, seconds. */
const APPEARS = 0.09;

/** Pitch shift of a die relative to a slab of wood, in semitones; less for large dice. */
const raisedBy = (kind: DieKind) => Math.round(9 - 20 * (dieShape(kind).inner - 0.5));

/**
 * Rolls dice: out of the hand, in an arc, across the table until each rests in its pose. They are rolled together and avoid
 * each other, if their places allow.
 * @param at seconds @returns when the last one is at rest, seconds
 */
export function rollDice(
  scene: ShowScene,
  dice: readonly RolledDie[],
  at: number,
  options: RollOptions,
): number {
  let end = at;
  for (const [index, way] of planned(dice, options).entries()) {
    const die = dice[index]!;
    write(scene, die, at, way);
    for (const knock of way.knocks) {
      const place = { x: way.stateAt(knock.at).at[0] };
      scene.sound('clack', at + knock.at, place, 0.8 * knock.strength, undefined, {
        raised: raisedBy(die.kind),
      });
    }
    end = Math.max(end, at + way.lasts);
  }
  return end;
}
