import type { Random } from '#core';
import type { GroundPoint, Pose } from '#director';
import {
  about,
  added,
  between,
  normalized,
  type Rotation,
  rotated,
  rotationOf,
  scaled,
  turned,
  type Vector,
} from './rotation';
import { type DieKind, type DieShape, dieShape } from './solids';

/** State of a die: position of its centre, table units, and rotation. */
export interface DieState {
  readonly at: Vector;
  readonly rotation: Rotation;
}

/** A die hits the table. */
interface Knock {
  /** Seconds from the start. */
  readonly at: number;
  /** 0 … 1 */
  readonly strength: number;
}

/** The throw of one die, as a function of time. */
export interface Tumble {
  /** When it leaves the hand and when it is at rest, seconds from the start. */
  readonly thrown: number;
  readonly lasts: number;
  /** Times at which its movement changes, including start and end. */
  readonly turns: readonly number[];
  readonly knocks: readonly Knock[];
  readonly stateAt: (seconds: number) => DieState;
}

/** The input for a throw. */
export interface Throw {
  readonly kind: DieKind;
  /** Its initial pose; hidden if it comes out of the hand. */
  readonly from: Pose;
  readonly to: Pose;
  /** Where it leaves the hand. */
  readonly hand: Vector;
  /** Seconds until the hand is there with it. */
  readonly wait: number;
}

/** Gravity, in edges of a D6 per second squared: slower than real, so that players can follow. */
const FALL = 105;
/** Moment of inertia of a tipping die, like that of a rolling ball: in squares of its radius. */
const INERTIA = 1.4;
/** Length of the final roll on the ground, radians. */
const ROLLED = { least: 1.15, more: 0.75 };
/** Integration step of the ground roll, radians. */
const FINE = 0.015;
/** What is left of the height of a step over an edge, relative to the distance from centre to face. */
const SPARE = { last: 0.05, more: 0.16, lost: 0.3 };
/** How far a die rocks back once it has landed, radians. */
const ROCK = 0.055;
/** The hops from the hand to the roll: height in edges of a D6, and speed relative to the final roll. */
const HOPS = [
  { high: 0.95, fast: 1.75, spin: 1.7, tilt: 0.6 },
  { high: 0.3, fast: 1.25, spin: 1.25, tilt: 0.35 },
] as const;
const FLIGHT = { seconds: 0.34, spin: 2.1, tilt: 0.8 };
/** Radians per second; anything faster just flickers. */
const MAX_SPIN = 19;
/** Strength of the knock for each hop, and for each face it tips onto. */
const KNOCKS = { first: 1, hops: [0.7, 0.45], face: 0.34, last: 0.4 };

/** Distance of a rotated die's lowest point below its centre, in edges of a D6. */
function depthOf({ corners, inner, rounding }: DieShape, rotation: Rotation): number {
  let lowest = 0;
  for (const corner of corners) lowest = Math.min(lowest, rotated(rotation, corner)[1]);
  return rounding - (lowest * (inner - rounding)) / inner;
}

/** The final part of a throw on the ground, from the last hop to rest. */
interface GroundRoll {
  readonly lasts: number;
  /** Direction of movement, unit vector. */
  readonly way: Vector;
  /** Axis of rotation. */
  readonly axis: Vector;
  /** Initial angular and linear speed, radians and table units per second. */
  readonly spin: number;
  readonly speed: number;
  readonly knocks: readonly Knock[];
  readonly turns: readonly number[];
  readonly stateAt: (seconds: number) => DieState;
}

/** A die on the ground before it comes to rest: its remaining rotation and distance. */
interface Rolled {
  readonly left: number;
  readonly high: number;
  readonly far: number;
}

function rollTable(shape: DieShape, end: Rotation, axis: Vector, whole: number): readonly Rolled[] {
  const table: Rolled[] = [];
  let far = 0;
  const high = (left: number) => depthOf(shape, turned(about(axis, -left), end));
  for (let step = 0; step * FINE <= whole; step++) {
    const left = step * FINE;
    const here = high(left);
    // No slipping: the centre moves as far as the contact point would.
    if (step > 0) far += ((here + table[step - 1]!.high) / 2) * FINE;
    table.push({ left, high: here, far });
  }
  return table;
}

/**
 * Times between the points of the table: the die climbs each edge with the speed left after the last one, and loses some on
 * each face. Computed backwards from the end, so that it ends exactly right.
 */
function timesOf(table: readonly Rolled[], radius: number, inner: number, spare: number) {
  const faces = [
    0,
    ...table.flatMap(({ high }, index) => {
      const [before, after] = [table[index - 1], table[index + 1]];
      return before !== undefined && after !== undefined && high <= before.high && high < after.high
        ? [index]
        : [];
    }),
    table.length - 1,
  ];
  const spins = table.map(() => 0);
  let energy = 0;
  for (const [index, from] of faces.entries()) {
    const until = faces[index + 1];
    if (until === undefined) break;
    const over = Math.max(...table.slice(from, until + 1).map(({ high }) => high));
    energy = index === 0 ? over + spare * inner : Math.max(energy + SPARE.lost * inner, over + spare * inner);
    for (let step = from; step <= until; step++) {
      const free = Math.max(1e-3, energy - table[step]!.high);
      spins[step] = Math.min(MAX_SPIN, Math.sqrt((2 * FALL * free) / (INERTIA * radius * radius)));
    }
  }
  const times = [0];
  for (let step = 1; step < table.length; step++) {
    times.push(times[step - 1]! + (2 * FINE) / (spins[step]! + spins[step - 1]!));
  }
  return { faces, spins, times };
}

function groundRoll({ kind, to }: Throw, way: Vector, random: Random): GroundRoll {
  const shape = dieShape(kind);
  const size = to.width;
  const end = rotationOf(to);
  const axis: Vector = [way[2], 0, -way[0]];
  const floor = to.y - shape.inner * size;
  const table = rollTable(shape, end, axis, ROLLED.least + ROLLED.more * random.unit());
  const spare = SPARE.last + SPARE.more * random.unit();
  const { faces, spins, times } = timesOf(table, shape.outer, shape.inner, spare);
  const rolls = times.at(-1)!;
  // It tips slightly over its front edge, then falls back in a moment.
  const rocked = turned(about(axis, ROCK), end);
  const rise = depthOf(shape, rocked) - shape.inner;
  const rocks = 2 * Math.sqrt((INERTIA * shape.outer * shape.outer * ROCK * ROCK) / (2 * FALL * rise)) * 1.25;
  const stateAt = (seconds: number): DieState => {
    const before = rolls - seconds;
    if (before <= 0) {
      const share = Math.min(1, -before / rocks);
      const over = ROCK * 4 * share * (1 - share);
      const rotation = turned(about(axis, over), end);
      const high = depthOf(shape, rotation);
      const forth = scaled(way, over * shape.inner * size);
      return { at: added([to.x, floor + high * size, to.z], forth), rotation };
    }
    let step = times.findIndex((time) => time >= before);
    if (step < 1) step = times.length - 1;
    const span = times[step]! - times[step - 1]!;
    const share = Math.min(1, (before - times[step - 1]!) / span);
    const mixed = (part: keyof Rolled) =>
      table[step - 1]![part] + (table[step]![part] - table[step - 1]![part]) * share;
    const rotation = turned(about(axis, -mixed('left')), end);
    const back = scaled(way, -mixed('far') * size);
    return { at: added([to.x, floor + depthOf(shape, rotation) * size, to.z], back), rotation };
  };
  const fallen = faces.slice(1, -1).map((face) => rolls - times[face]!);
  return {
    lasts: rolls + rocks,
    way,
    axis,
    spin: spins.at(-1)!,
    speed: spins.at(-1)! * table.at(-1)!.high * size,
    knocks: [
      ...fallen.map((at) => ({ at, strength: KNOCKS.face })).reverse(),
      { at: rolls, strength: KNOCKS.last },
      { at: rolls + rocks, strength: KNOCKS.last * 0.4 },
    ],
    turns: [...fallen.reverse(), rolls, rolls + rocks / 2],
    stateAt,
  };
}

/** The directions in which a die can tip onto its final face, over one of that face's edges. */
export function waysTo(kind: DieKind, to: Pose): readonly Vector[] {
  const shape = dieShape(kind);
  const rotation = rotationOf(to);
  const lower = shape.faces.reduce((low, face) =>
    rotated(rotation, face.normal)[1] < rotated(rotation, low.normal)[1] ? face : low,
  );
  const corners = lower.corners.map((corner) => rotated(rotation, corner));
  return corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const [x, z] = [next[0] - corner[0], next[2] - corner[2]];
    // Seen from below the corners go counter-clockwise, so this points from the edge inwards.
    const inwards = normalized([-z, 0, x]);
    return corner[0] * inwards[0] + corner[2] * inwards[2] < 0 ? inwards : scaled(inwards, -1);
  });
}

/** A part of a throw in the air, until the die hits the table. */
interface Hop {
  readonly lasts: number;
  readonly stateAt: (seconds: number) => DieState;
}

/** The axis of a roll, tilted. */
function tilted(axis: Vector, tilt: number, random: Random): Vector {
  const part = () => tilt * (2 * random.unit() - 1);
  return normalized(added(axis, [part(), part(), part()]));
}

interface HopPlan {
  readonly lasts: number;
  readonly from: Vector;
  /** Height of the arc above the straight line, at its middle. */
  readonly high: number;
  readonly axis: Vector;
  readonly spin: number;
}

function hopTo(
  shape: DieShape,
  size: number,
  floor: number,
  end: DieState,
  { lasts, from, high, axis, spin }: HopPlan,
): Hop {
  return {
    lasts,
    stateAt: (seconds) => {
      const share = seconds / lasts;
      const rotation = turned(about(axis, -spin * (lasts - seconds)), end.rotation);
      const straight = between3(from, end.at, share);
      const lowest = floor + depthOf(shape, rotation) * size;
      const y = Math.max(lowest, straight[1] + high * 4 * share * (1 - share));
      return { at: [straight[0], y, straight[2]], rotation };
    },
  };
}

const between3 = (from: Vector, to: Vector, share: number): Vector =>
  added(scaled(from, 1 - share), scaled(to, share));

const gently = (share: number) => share * share * (3 - 2 * share);

/** Duration of picking up a die, seconds. */
const GATHERED = 0.3;

/** From where it lies to the hand. */
function gathered({ from, kind }: Throw, hand: DieState): Hop {
  const shape = dieShape(kind);
  const [start, rotation] = [[from.x, from.y, from.z] as const, rotationOf(from)];
  const floor = from.y - shape.inner * from.width;
  return {
    lasts: GATHERED,
    stateAt: (seconds) => {
      const share = gently(seconds / GATHERED);
      const now = between(rotation, hand.rotation, share);
      const at = between3(start, hand.at, share);
      const lowest = floor + depthOf(shape, now) * from.width;
      return { at: [at[0], Math.max(lowest, at[1]), at[2]], rotation: now };
    },
  };
}

/**
 * A throw that ends exactly in a given pose. Built backwards: the final roll on the ground, before it the hops, before them
 * the flight from the hand.
 * @param way direction of the final roll: one of {@link waysTo}
 */
export function tumble(thrown: Throw, way: Vector, random: Random): Tumble {
  const { kind, from, to, hand, wait } = thrown;
  const shape = dieShape(kind);
  const size = to.width;
  const floor = to.y - shape.inner * size;
  const fall = FALL * size;
  const ground = groundRoll(thrown, way, random);
  const aim = aimOf(hand, to);
  const hops: Hop[] = [];
  let next = ground.stateAt(0);
  let heading = way;
  for (const { high, fast, spin, tilt } of [...HOPS].reverse()) {
    const apex = high * size * (0.8 + 0.4 * random.unit());
    const lasts = 2 * Math.sqrt((2 * apex) / fall);
    heading = normalized(added(heading, scaled(aim, 0.8)));
    const axis = tilted([heading[2], 0, -heading[0]], tilt, random);
    const spins = Math.min(MAX_SPIN, ground.spin * spin);
    const rotation = turned(about(axis, -spins * lasts), next.rotation);
    const start: Vector = [
      next.at[0] - heading[0] * ground.speed * fast * lasts,
      floor + depthOf(shape, rotation) * size,
      next.at[2] - heading[2] * ground.speed * fast * lasts,
    ];
    hops.unshift(hopTo(shape, size, floor, next, { lasts, from: start, high: apex, axis, spin: spins }));
    next = hops[0]!.stateAt(0);
  }
  const bow = (fall * FLIGHT.seconds * FLIGHT.seconds) / 8;
  const axis = tilted([aim[2], 0, -aim[0]], FLIGHT.tilt, random);
  const spin = Math.min(MAX_SPIN, ground.spin * FLIGHT.spin);
  hops.unshift(hopTo(shape, size, floor, next, { lasts: FLIGHT.seconds, from: hand, high: bow, axis, spin }));
  const leaves = hops[0]!.stateAt(0);
  const taken = from.visibility > 0 ? [gathered(thrown, leaves)] : [];
  return joined([...taken, ...held(wait, leaves), ...hops], ground, hops.length);
}

/** A die waiting in the hand. */
const held = (wait: number, state: DieState): readonly Hop[] =>
  wait > 0 ? [{ lasts: wait, stateAt: () => state }] : [];

/** Direction from the hand to the final place, over the ground; north if they coincide. */
function aimOf(hand: Vector, { x, z }: GroundPoint): Vector {
  const way: Vector = [x - hand[0], 0, z - hand[2]];
  return Math.hypot(...way) < 1e-6 ? [0, 0, -1] : normalized(way);
}

/** @param free number of hops, the last ones, that happen after leaving the hand */
function joined(hops: readonly Hop[], ground: GroundRoll, free: number): Tumble {
  const begins = [0];
  for (const { lasts } of hops) begins.push(begins.at(-1)! + lasts);
  const rolls = begins.at(-1)!;
  const first = hops.length - free;
  const strengths = [KNOCKS.first, ...KNOCKS.hops];
  return {
    thrown: begins[first]!,
    lasts: rolls + ground.lasts,
    turns: [...begins, ...ground.turns.map((at) => rolls + at), rolls + ground.lasts],
    knocks: [
      ...begins.slice(first + 1).map((at, index) => ({ at, strength: strengths[index]! })),
      ...ground.knocks.map(({ at, strength }) => ({ at: rolls + at, strength })),
    ],
    stateAt(seconds) {
      if (seconds >= rolls) return ground.stateAt(seconds - rolls);
      const index = Math.max(
        0,
        begins.findLastIndex((begin) => begin <= seconds),
      );
      return hops[index]!.stateAt(seconds - begins[index]!);
    },
  };
}
