import { type Rgb, shade } from '../kit/colour';
import type { PaintedMesh } from '../kit/mesh';
import { normalize, subtract, type Vec3 } from '../kit/vector';

const DEGREES = 180 / Math.PI;

/** Whatever `build` adds around the y axis, from 0 up to the length that it is told, lands between two points. */
export function between(mesh: PaintedMesh, from: Vec3, to: Vec3, build: (length: number) => void): void {
  const step = subtract(to, from);
  const [x, y, z] = normalize(step);
  const tilt = Math.acos(y) * DEGREES;
  const heading = Math.atan2(x, z) * DEGREES;
  // Turned back after the tilt, so that what faces +z goes on doing so as far as it can.
  mesh.place({ at: from, turn: [tilt, heading, 0] }, () =>
    mesh.place({ turn: [0, -heading, 0] }, () => build(Math.hypot(...step))),
  );
}

export interface PlateOptions {
  readonly at: Vec3;
  /** Corners in order around a convex outline, x and y. */
  readonly outline: readonly (readonly [number, number])[];
  /** How far it stands out along +z; its back is open. */
  readonly depth: number;
  /** Share of the outline's size that the chamfer takes away, 0 … 1. */
  readonly bevel: number;
  readonly colour: Rgb;
  /** Paint on the chamfer; a lighter `colour` when left out. */
  readonly edge?: Rgb;
}

/** An armour plate that faces +z: a convex outline with chamfered edges. */
export function plate(mesh: PaintedMesh, options: PlateOptions): void {
  const { at, outline, depth, bevel, colour, edge = shade(colour, 1.6) } = options;
  const count = outline.length;
  const mid = outline.reduce(([x, y], p) => [x + p[0] / count, y + p[1] / count] as const, [0, 0] as const);
  const ring = (size: number, z: number): Vec3[] =>
    outline.map(([x, y]) => [
      at[0] + mid[0] + (x - mid[0]) * size,
      at[1] + mid[1] + (y - mid[1]) * size,
      at[2] + z,
    ]);
  const back = ring(1, 0);
  const rim = ring(1, depth * 0.45);
  const face = ring(1 - bevel, depth);
  mesh.polygon(face, [0, 0, 1], colour);
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    const out: Vec3 = [
      (rim[i]![0] + rim[next]![0]) / 2 - at[0] - mid[0],
      (rim[i]![1] + rim[next]![1]) / 2 - at[1] - mid[1],
      0,
    ];
    mesh.polygon([rim[i]!, rim[next]!, face[next]!, face[i]!], [out[0], out[1], 0.02], edge);
    mesh.polygon([back[i]!, back[next]!, rim[next]!, rim[i]!], out, shade(colour, 0.7));
  }
}

/** The same outline seen in a mirror. */
export const mirrored = (
  outline: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] => outline.map(([x, y]) => [-x, y]);
