/** A point on a limb's centre line, and half the width of the limb there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** Points of the curve between two joints. */
const STEPS = 6;

interface Section {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Unit direction of the centre line. */
  readonly dx: number;
  readonly dy: number;
}

/** Catmull–Rom spline through four values, from the second to the third. */
function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function sections(joints: readonly Joint[]): readonly Section[] {
  const joint = (index: number) => joints[Math.min(joints.length - 1, Math.max(0, index))]!;
  const points: (readonly [number, number, number])[] = [];
  for (let index = 0; index < joints.length - 1; index++) {
    const around = [joint(index - 1), joint(index), joint(index + 1), joint(index + 2)] as const;
    const at = (axis: 0 | 1 | 2, t: number) =>
      spline(around[0][axis], around[1][axis], around[2][axis], around[3][axis], t);
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      points.push([at(0, t), at(1, t), Math.max(0, at(2, t))]);
    }
  }
  points.push(joint(joints.length - 1));
  return points.map(([x, y, radius], index) => {
    const [x0, y0] = points[Math.max(0, index - 1)]!;
    const [x1, y1] = points[Math.min(points.length - 1, index + 1)]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    return { x, y, radius, dx: (x1 - x0) / length, dy: (y1 - y0) / length };
  });
}

const write = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/**
 * The outline of a limb through its joints with round ends, as an SVG path. All outlines have the same
 * winding, so several of them in one path form one shape.
 */
export function limb(joints: readonly Joint[]): string {
  const along = sections(joints);
  const left = along.map(({ x, y, radius, dx, dy }) => write(x + dy * radius, y - dx * radius));
  const right = along.map(({ x, y, radius, dx, dy }) => write(x - dy * radius, y + dx * radius)).reverse();
  const [first, last] = [along[0]!.radius, along.at(-1)!.radius].map(
    (radius) => Math.round(radius * 10) / 10,
  );
  return `M${left.join('L')}A${last} ${last} 0 0 1 ${right.join('L')}A${first} ${first} 0 0 1 ${left[0]}z`;
}

export interface Ridge {
  /** Where on the limb it begins and ends, 0 … 1. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Height of the tallest spike, in the middle of the ridge. */
  readonly height: number;
}

/** Spikes along the left side of a limb, from its first joint to its last; they lean back. */
export function ridge(joints: readonly Joint[], { from, to, count, height }: Ridge): string {
  const along = sections(joints);
  const at = (t: number) => along[Math.round(t * (along.length - 1))]!;
  let path = '';
  for (let index = 0; index < count; index++) {
    const t = from + ((to - from) * index) / count;
    const next = from + ((to - from) * (index + 1)) / count;
    const [foot, end] = [at(t), at(next)];
    const tall = height * (0.45 + 0.55 * Math.sin(((index + 0.5) / count) * Math.PI));
    const [x, y] = [(foot.x + end.x) / 2, (foot.y + end.y) / 2];
    const out = (foot.radius + end.radius) / 2 + tall;
    const edge = ({ x: ax, y: ay, radius, dx, dy }: Section) =>
      write(ax + dy * radius * 0.7, ay - dx * radius * 0.7);
    const tip = write(x + foot.dy * out - foot.dx * tall * 0.5, y - foot.dx * out - foot.dy * tall * 0.5);
    path += `M${edge(foot)}L${tip}L${edge(end)}z`;
  }
  return path;
}

/** Three claws of a hand or foot that ends at a point, spread around a direction in degrees. */
export function claws(x: number, y: number, direction: number, length: number): string {
  return [-38, 0, 38]
    .map((spread) => {
      const angle = ((direction + spread) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return limb([
        [x, y, length * 0.3],
        [x + cos * length * 0.6, y + sin * length * 0.6, length * 0.2],
        [x + cos * length, y + sin * length, 0.5],
      ]);
    })
    .join('');
}
