import { Random } from '#core';
import type { MapPoint } from '#zorn/view';
import type { Lattice } from './lattice';

/** Length of a hand-drawn stroke, table units. */
const STROKE = 0.075;
/**
 * Sideways offsets relative to a border's length: a single bow, a double bow, and a tremor that halves at each
 * subdivision.
 */
const BOW = 0.13;
const SNAKE = 0.07;
const TREMBLE = 0.05;

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** A hand-drawn border between two corners; the corners stay in place. */
function drawn(from: MapPoint, to: MapPoint, random: Random): readonly MapPoint[] {
  const [wideX, wideZ] = [to[0] - from[0], to[1] - from[1]];
  const strokes = 2 ** Math.max(1, Math.round(Math.log2(Math.hypot(wideX, wideZ) / STROKE)));
  const aside = new Float64Array(strokes + 1);
  const either = () => random.unit() * 2 - 1;
  const bow = Math.sign(either()) * (0.35 + 0.65 * random.unit()) * BOW;
  const snake = either() * SNAKE;
  let size = TREMBLE;
  for (let step = strokes; step > 1; step /= 2, size *= 0.62) {
    for (let at = step / 2; at < strokes; at += step) {
      aside[at] = (aside[at - step / 2]! + aside[at + step / 2]!) / 2 + size * either();
    }
  }
  return Array.from({ length: strokes + 1 }, (_, at): MapPoint => {
    const share = at / strokes;
    const off = aside[at]! + bow * Math.sin(Math.PI * share) + snake * Math.sin(2 * Math.PI * share);
    return [rounded(from[0] + share * wideX - off * wideZ), rounded(from[1] + share * wideZ + off * wideX)];
  });
}

/**
 * The outlines of all cells, counter-clockwise. A border is drawn once and shared by both of its cells, point for
 * point; along the frame it is straight.
 */
export function outlines(
  { rings, knots }: Lattice,
  at: readonly MapPoint[],
): readonly (readonly MapPoint[])[] {
  const random = Random.fromSeed(82);
  const borders = new Map<string, readonly MapPoint[]>();
  const onFrame = (one: number, other: number) =>
    knots[one]!.frame !== undefined && knots[other]!.frame !== undefined;
  return rings.map((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      if (onFrame(from, to)) return [at[from]!.map(rounded) as unknown as MapPoint];
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      const known = borders.get(key);
      const border = known ?? drawn(at[Math.min(from, to)]!, at[Math.max(from, to)]!, random);
      if (known === undefined) borders.set(key, border);
      return (from < to ? border : [...border].reverse()).slice(0, -1);
    }),
  );
}
