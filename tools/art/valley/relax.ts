import { Random } from '#core';
import { MAP_SIZE, type MapPoint } from '#zorn/view';
import { cellOf } from './cells';
import type { Knot, Lattice } from './lattice';

/** Relative target sizes of cells. */
const WANTED: Readonly<Record<string, number>> = {
  pass: 1.9,
  plains: 1.16,
  town: 1.5,
  hills: 0.96,
  forest: 0.9,
  bog: 0.82,
  bridge: 0.7,
  ford: 0.74,
  river: 0.6,
  mountains: 0.78,
};

const ROUNDS = 900;
const STEP = 0.02;
/** Shorter borders push their ends apart. */
const MIN_BORDER = 0.36;

const PULL = 0.22;
const WATER = new Set(['river', 'bridge', 'ford']);

/** A cell is longer in one direction than across it, so that no two are alike. */
interface Shape {
  /** Radians. */
  readonly along: number;
  /** 0 for a round cell. */
  readonly slim: number;
}

function area(ring: readonly MapPoint[]): number {
  let twice = 0;
  for (const [index, [x, z]] of ring.entries()) {
    const [nextX, nextZ] = ring[(index + 1) % ring.length]!;
    twice += x * nextZ - nextX * z;
  }
  return twice / 2;
}

/** A slow distortion that hides the rows and columns of the regular lattice. */
function drift(x: number, z: number): MapPoint {
  const wave = (a: number, b: number, phase: number) => Math.sin(a * x + b * z + phase);
  return [
    0.16 * wave(0.9, 0.75, 0.4) + 0.12 * wave(-1.5, 1.1, 2.2) + 0.07 * wave(2.3, 2.1, 1),
    0.17 * wave(0.75, -0.5, 1.3) + 0.11 * wave(1.7, 0.9, 4.1) + 0.06 * wave(-2.6, 1.8, 3),
  ];
}

function placed({ x, z, frame }: Knot): [number, number] {
  const at: [number, number] = [((x - 5.25) / 9.5) * MAP_SIZE.width, ((z - 5.5) / 11) * MAP_SIZE.depth];
  const [alongX, alongZ] = drift(at[0], at[1]);
  if (frame === undefined || frame === 'north' || frame === 'south') at[0] += alongX;
  if (frame === undefined || frame === 'west' || frame === 'east') at[1] += alongZ;
  return at;
}

/**
 * Relaxes the cells of the lattice towards their target sizes; neighbours stay neighbours.
 * @returns positions of the knots, table units around the centre of the relief, z to the south
 */
export function relax({ names, knots, rings }: Lattice): readonly MapPoint[] {
  const random = Random.fromSeed(40);
  const wishes = names.map((name) => WANTED[cellOf(name).terrain]! * (0.9 + 0.2 * random.unit()));
  const shapes = names.map((name): Shape => {
    const [along, slim] = [Math.PI * random.unit(), random.unit()];
    // The river runs from west to east.
    return WATER.has(cellOf(name).terrain) ? { along: 0, slim: 0 } : { along, slim: 0.16 + 0.22 * slim };
  });
  const share = (MAP_SIZE.width * MAP_SIZE.depth) / wishes.reduce((sum, wish) => sum + wish, 0);
  const at = knots.map(placed);
  for (let round = 0; round < ROUNDS; round++) {
    const push = at.map((): [number, number] => [0, 0]);
    for (const [cell, ring] of rings.entries()) {
      const points = ring.map((knot) => at[knot]!);
      const wanted = wishes[cell]! * share;
      const pressure = 1 - area(points) / wanted;
      const radius = Math.sqrt(wanted / Math.PI);
      const middle: MapPoint = [
        points.reduce((sum, [x]) => sum + x, 0) / ring.length,
        points.reduce((sum, [, z]) => sum + z, 0) / ring.length,
      ];
      for (const [index, knot] of ring.entries()) {
        const [x, z] = points[index]!;
        const before = points[(index + ring.length - 1) % ring.length]!;
        const after = points[(index + 1) % ring.length]!;
        // Outwards, perpendicular to the neighbours' line, like air pressure in a balloon.
        push[knot]![0] += pressure * (after[1] - before[1]);
        push[knot]![1] -= pressure * (after[0] - before[0]);
        // Pulls far corners in and pushes near ones out, relative to the shape of the cell.
        const far = Math.hypot(x - middle[0], z - middle[1]);
        const { along, slim } = shapes[cell]!;
        const stretched = 1 + slim * Math.cos(2 * (Math.atan2(z - middle[1], x - middle[0]) - along));
        const pull = PULL * (radius * 1.1 * stretched - far);
        push[knot]![0] += (pull * (x - middle[0])) / far;
        push[knot]![1] += (pull * (z - middle[1])) / far;
        const long = Math.hypot(after[0] - x, after[1] - z);
        if (long < MIN_BORDER) {
          const apart = (1.1 * (MIN_BORDER - long)) / Math.max(long, 0.01);
          const other = ring[(index + 1) % ring.length]!;
          push[knot]![0] -= apart * (after[0] - x);
          push[knot]![1] -= apart * (after[1] - z);
          push[other]![0] += apart * (after[0] - x);
          push[other]![1] += apart * (after[1] - z);
        }
      }
    }
    for (const [knot, { frame }] of knots.entries()) {
      if (frame === 'corner') continue;
      if (frame !== 'west' && frame !== 'east') at[knot]![0] += STEP * 5 * push[knot]![0];
      if (frame !== 'north' && frame !== 'south') at[knot]![1] += STEP * 5 * push[knot]![1];
    }
  }
  return at;
}
