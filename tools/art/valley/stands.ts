import { Random } from '#core';
import { areaOf, depthIn, FIGURE_BASE, inwards, isInside, type MapPoint, type Ring } from '#zorn/view';
import type { Cell } from './cells';

/**
 * Distances between a base and a border, for houses, trees and rocks; the first one that leaves enough room is used.
 */
const KERBS: Readonly<Record<string, readonly number[]>> = {
  town: [0.14, 0.12, 0.1, 0.08, 0.06, 0.04],
  forest: [0.14, 0.1, 0.06],
  hills: [0.09, 0.06],
  bog: [0.12, 0.08],
  // The more room there is, the higher the rocks beside the road may be.
  pass: [0.22, 0.19, 0.16, 0.13, 0.1, 0.07, 0.05, 0.03],
  plains: [0.05, 0.035, 0.02],
};
/** Figures are spaced as widely as possible: at most this, at least the width of two bases. */
const MAX_SPACING = 0.34;
const CLOSEST = 2 * FIGURE_BASE + 0.01;
const SHRINK = 0.96;
const STARTS = 8;
const ROUNDS = 160;
/** Tolerance of the spacing of bases, table units. */
const SLACK = 0.004;

const distance = ([x, z]: MapPoint, [otherX, otherZ]: MapPoint) => Math.hypot(x - otherX, z - otherZ);

/** Bases in a spiral around the centre. */
function spiral([x, z]: MapPoint, count: number, pitch: number, random: Random): [number, number][] {
  const start = random.unit() * Math.PI * 2;
  return Array.from({ length: count }, (_, index) => {
    const far = pitch * 0.55 * Math.sqrt(index + 0.5);
    const turn = start + index * Math.PI * (3 - Math.sqrt(5));
    return [x + far * Math.cos(turn), z + far * Math.sin(turn)];
  });
}

/** Bases scattered over a ring, which fill a bent one better. */
function strewn(ring: Ring, count: number, random: Random): [number, number][] {
  const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
  const within = (all: readonly number[]) =>
    Math.min(...all) + random.unit() * (Math.max(...all) - Math.min(...all));
  return Array.from({ length: count }, () => {
    let point: [number, number] = [within(xs), within(zs)];
    while (!isInside(point, ring)) point = [within(xs), within(zs)];
    return point;
  });
}

/** Relaxes bases: they push each other apart and stay within the ring. */
function settle(points: [number, number][], ring: Ring, pitch: number, kerb: number): readonly MapPoint[] {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        const apart = Math.max(distance(one, other), 1e-6);
        if (apart >= pitch) continue;
        const push = (0.5 * (pitch - apart)) / apart;
        const [x, z] = [(one[0] - other[0]) * push, (one[1] - other[1]) * push];
        one[0] += x;
        one[1] += z;
        other[0] -= x;
        other[1] -= z;
      }
    }
    for (const point of points) {
      const [x, z] = inwards(point, ring, FIGURE_BASE + kerb);
      point[0] += x;
      point[1] += z;
    }
  }
  return points.map(([x, z]): MapPoint => [Math.round(x * 1000) / 1000, Math.round(z * 1000) / 1000]);
}

/** Whether all bases are far enough apart and within the ring. */
function fits(points: readonly MapPoint[], ring: Ring, pitch: number, kerb: number): boolean {
  return points.every(
    (point, index) =>
      depthIn(point, ring) >= FIGURE_BASE + kerb - SLACK &&
      points.slice(index + 1).every((other) => distance(point, other) >= pitch - SLACK),
  );
}

export interface Stands {
  /** Best place first. */
  readonly house: readonly MapPoint[];
  readonly blight: readonly MapPoint[];
}

/**
 * Places for as many bases of each side as an area holds: Houses in the south, the Blight in the north.
 * @throws RangeError if they do not fit
 */
export function standsIn(ring: Ring, middle: MapPoint, { name, terrain, capacity }: Cell): Stands {
  if (capacity === 0) return { house: [], blight: [] };
  if (terrain === 'bridge' || terrain === 'ford') return acrossRiver(ring, middle);
  const random = Random.fromSeed(name.length * 1000 + name.charCodeAt(0) * 16 + name.charCodeAt(1));
  const count = capacity * 2;
  // No packing is denser than the hexagonal one.
  const most = Math.min(MAX_SPACING, Math.sqrt(areaOf(ring) / (count * Math.sqrt(0.75))));
  for (const kerb of KERBS[terrain]!) {
    for (let pitch = most; pitch >= CLOSEST; pitch *= SHRINK) {
      for (let start = 0; start < STARTS; start++) {
        const begun = start % 2 === 0 ? spiral(middle, count, pitch, random) : strewn(ring, count, random);
        const points = settle(begun, ring, pitch, kerb);
        if (fits(points, ring, pitch, kerb)) return sides(points);
      }
    }
  }
  throw new RangeError(`${name} has no room for ${count} bases`);
}

/** Allowed deviations from a perpendicular crossing of the river, radians. */
const LEANS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

const SHIFTS = [0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.15, -0.15];

/** Two bases that face each other across a bridge. */
function acrossRiver(ring: Ring, [x, z]: MapPoint): Stands {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  for (const lean of LEANS) {
    for (let apart = MAX_SPACING; apart >= CLOSEST; apart -= 0.01) {
      const [aside, along] = [Math.sin(lean) * apart * 0.5, Math.cos(lean) * apart * 0.5];
      for (const shiftZ of SHIFTS) {
        for (const shiftX of SHIFTS) {
          const [south, north] = [1, -1].map(
            (to): MapPoint => [rounded(x + shiftX + to * aside), rounded(z + shiftZ + to * along)],
          );
          if (fits([south!, north!], ring, apart, 0.01)) return { house: [south!], blight: [north!] };
        }
      }
    }
  }
  throw new RangeError('two bases do not fit across the river');
}

/** The southern half for Houses, the northern for the Blight; centres of each side first. */
function sides(points: readonly MapPoint[]): Stands {
  const fromSouth = [...points].sort((a, b) => b[1] - a[1]);
  const half = points.length / 2;
  const inOrder = (side: readonly MapPoint[]): readonly MapPoint[] => {
    const middle: MapPoint = [
      side.reduce((sum, [x]) => sum + x, 0) / half,
      side.reduce((sum, [, z]) => sum + z, 0) / half,
    ];
    return [...side].sort((a, b) => distance(a, middle) - distance(b, middle));
  };
  return { house: inOrder(fromSouth.slice(0, half)), blight: inOrder(fromSouth.slice(half)) };
}
