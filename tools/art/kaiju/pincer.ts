import { spline } from '../kit/curve';
import type { Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import type { Side } from '../kit/side';
import { lerp } from '../kit/vector';

export interface PincerSpec {
  /** Approximate length from the wrist to the tip of the fixed finger. */
  readonly length: number;
  /** Thickness relative to that of a crusher. */
  readonly thick: number;
  /** Round molars to crush, or sharp teeth to cut. */
  readonly bite: 'crush' | 'cut';
  /** Coats of the palm, of the fingers, and of teeth and thorns. */
  readonly shell: string;
  readonly tip: string;
  readonly tooth: string;
}

/** Position along the claw, inward offset and radius, relative to the length. */
type Knot = readonly [out: number, inward: number, radius: number];

const PALM: readonly Knot[] = [
  [0.0, 0, 0.13],
  [0.17, -0.045, 0.205],
  [0.35, -0.08, 0.195],
  [0.48, -0.135, 0.14],
];
const FIXED: readonly Knot[] = [
  [0.44, -0.135, 0.14],
  [0.64, -0.2, 0.112],
  [0.82, -0.17, 0.08],
  [0.95, -0.085, 0.042],
  [1, -0.03, 0.016],
];
const MOVABLE: readonly Knot[] = [
  [0.29, 0.13, 0.115],
  [0.46, 0.225, 0.1],
  [0.63, 0.235, 0.078],
  [0.77, 0.17, 0.052],
  [0.86, 0.09, 0.016],
];

/** Position of the movable finger's hinge, from the wrist. */
export const pincerHinge = (length: number): readonly [out: number, inward: number] => [
  0.27 * length,
  0.11 * length,
];

/** A crab's claw: the wrist at the local origin, pointing along +y, opening towards the centre of the body. */
export function pincer(
  s: Sculpture,
  side: Side,
  { length, thick, bite, shell, tip, tooth }: PincerSpec,
): void {
  const [hand, pinch] = [side.bone('hand'), side.bone('pinch')];
  const node = ([out, inward, radius]: Knot, n = 0): Node =>
    side.node(-inward * length, out * length, n * length, radius * length * thick);
  const place = (out: number, inward: number, n = 0) => side.at(-inward * length, out * length, n * length);
  const k = length * thick;
  s.tube(
    shell,
    [hand],
    PALM.map((knot) => node(knot)),
    6,
    0.02,
  );
  s.add(shell, hand, 0.03).egg(place(0.24, 0.07), [0.13 * k, 0.17 * length, 0.15 * k]);
  s.tube(
    tip,
    [hand],
    FIXED.map((knot) => node(knot)),
    8,
    0.03,
  );
  s.tube(
    tip,
    [pinch],
    MOVABLE.map((knot) => node(knot)),
    8,
    0.016,
  );
  s.add(shell, pinch, 0.012).ball(place(0.27, 0.11), 0.1 * k);
  for (const [bone, knots, inwards, count] of [
    [hand, FIXED, 1, 5],
    [pinch, MOVABLE, -1, 4],
  ] as const) {
    const line = spline(knots, 24);
    for (let i = 0; i < count; i++) {
      const [out, inward, radius] = line[Math.round(lerp(6, 19, i / (count - 1)))]!;
      const rim = inward + inwards * radius * thick * 0.8;
      if (bite === 'crush') {
        const size = (0.042 - 0.004 * i) * k;
        s.add(tooth, bone, 0.006).egg(place(out, rim), [size * 1.2, size, size]);
      } else {
        s.horn(
          tooth,
          bone,
          [
            [...place(out, rim), 0.034 * k],
            [...place(out + 0.012, rim + inwards * 0.032), 0.02 * k],
            [...place(out + 0.03, rim + inwards * 0.058), 0.001],
          ],
          6,
          2,
        );
      }
    }
  }
  for (const [out, inward, long] of [
    [0.12, -0.2, 0.11],
    [0.27, -0.235, 0.13],
    [0.42, -0.25, 0.12],
    [0.57, -0.27, 0.09],
  ] as const) {
    const root = inward * thick + (1 - thick) * -0.08;
    s.horn(
      tooth,
      hand,
      [
        [...place(out, root + 0.05), 0.052 * k],
        [...place(out + 0.02, root - long * 0.4), 0.034 * k],
        [...place(out + 0.06, root - long), 0.001],
      ],
      7,
      3,
    );
  }
}
