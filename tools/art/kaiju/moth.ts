import { spline } from '../kit/curve';
import type { BoneName, Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import { add, cross, normalize, scale, sub, type Vec3 } from '../kit/vector';

export interface FeelerSpec {
  readonly coat: string;
  /** Root half and tip half. */
  readonly bones: readonly [string, string];
  /** The shaft, root to tip. */
  readonly nodes: readonly Node[];
  /** Longest barb. */
  readonly barb: number;
  /** Barbs on either side. */
  readonly count?: number;
}

/** A feathered feeler: a shaft with barbs on both sides, longest in the middle. */
export function feeler(s: Sculpture, { coat, bones, nodes, barb, count = 14 }: FeelerSpec): void {
  const halves = spline(nodes, 10);
  s.horn(coat, bones[0], halves.slice(0, 6), 5, 5);
  s.horn(coat, bones[1], halves.slice(5), 5, 5);
  const line = spline(nodes, count * 4);
  for (let i = 1; i <= count; i++) {
    const at = Math.round((i / (count + 0.6)) * (line.length - 1));
    const [x, y, z, radius] = line[at]!;
    const next = line[Math.min(at + 1, line.length - 1)]!;
    const way = normalize(sub([next[0], next[1], next[2]], [x, y, z]));
    const across = normalize(cross(way, [0, 0, 1]));
    const long = barb * Math.sin(Math.PI * (0.22 + 0.7 * (i / count)));
    for (const side of [1, -1]) {
      const out = normalize(add(scale(across, side), scale(way, 0.45)));
      const node = (far: number, thick: number): Node => [...add([x, y, z], scale(out, far * long)), thick];
      s.horn(
        coat,
        bones[i * 2 <= count ? 0 : 1],
        [node(0, radius * 0.62), node(0.6, radius * 0.5), node(1, 0.001)],
        4,
        2,
      );
    }
  }
}

export interface RuffSpec {
  readonly coat: string;
  readonly bone: BoneName;
  readonly at: Vec3;
  /** Positions of the roots and of the tips of the tufts. */
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  /** How far the tips hang below the roots: at the back and at the breast. */
  readonly drop: readonly [back: number, front: number];
  readonly thick: number;
  /** Rotation of the first tuft, degrees. */
  readonly turn?: number;
}

/** A ring of thick tufts of fur. */
export function ruff(s: Sculpture, spec: RuffSpec): void {
  const { coat, bone, at, inner, outer, count, drop, thick, turn = 0 } = spec;
  for (let i = 0; i < count; i++) {
    const angle = ((i * 360) / count + turn) * (Math.PI / 180);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const front = 0.5 + 0.5 * cos;
    const fall = drop[0] + (drop[1] - drop[0]) * front;
    const wild = 0.9 + 0.2 * Math.sin(i * 2.7);
    const node = (far: number, down: number, radius: number): Node => [
      at[0] + sin * far,
      at[1] - down,
      at[2] + cos * far * 0.92,
      radius,
    ];
    const middle = (inner + outer) / 2;
    s.add(coat, bone, 0.016).worm(
      [
        node(inner, 0, thick),
        node(middle, fall * 0.3, thick * 0.95),
        node(outer * wild, fall * wild, thick * 0.18),
      ],
      3,
    );
  }
}
