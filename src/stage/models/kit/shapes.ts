import type { Frame } from './frame';
import { clamp, type Vec3 } from './vector';

/** A solid given by its signed distance: negative inside, in model units. */
export interface Shape {
  readonly distance: (x: number, y: number, z: number) => number;
  /** A ball that encloses the solid. */
  readonly centre: Vec3;
  readonly reach: number;
}

/** An ellipsoid whose radii lie along the axes of `frame`; its distance is a close estimate. */
export function ellipsoid(frame: Frame, at: Vec3, radii: Vec3): Shape {
  const [cx, cy, cz] = frame.point(at);
  const [ux, uy, uz] = frame.direction([1, 0, 0]);
  const [vx, vy, vz] = frame.direction([0, 1, 0]);
  const [wx, wy, wz] = frame.direction([0, 0, 1]);
  const [a, b, c] = [radii[0] * frame.scale, radii[1] * frame.scale, radii[2] * frame.scale];
  const [ia, ib, ic] = [1 / a, 1 / b, 1 / c];
  const least = Math.min(a, b, c);
  return {
    centre: [cx, cy, cz],
    reach: Math.max(a, b, c),
    distance: (x, y, z) => {
      const dx = x - cx;
      const dy = y - cy;
      const dz = z - cz;
      const px = (dx * ux + dy * uy + dz * uz) * ia;
      const py = (dx * vx + dy * vy + dz * vz) * ib;
      const pz = (dx * wx + dy * wy + dz * wz) * ic;
      const k0 = Math.sqrt(px * px + py * py + pz * pz);
      const qx = px * ia;
      const qy = py * ib;
      const qz = pz * ic;
      const k1 = Math.sqrt(qx * qx + qy * qy + qz * qz);
      return k1 < 1e-9 ? -least : (k0 * (k0 - 1)) / k1;
    },
  };
}

/** Two balls and everything between them. */
export function roundCone(frame: Frame, from: Vec3, fromRadius: number, to: Vec3, toRadius: number): Shape {
  const [ax, ay, az] = frame.point(from);
  const end = frame.point(to);
  const [bx, by, bz] = [end[0] - ax, end[1] - ay, end[2] - az];
  const r1 = fromRadius * frame.scale;
  const r2 = toRadius * frame.scale;
  const l2 = bx * bx + by * by + bz * bz;
  const l = Math.sqrt(l2);
  const centre: Vec3 = [ax + bx / 2, ay + by / 2, az + bz / 2];
  const reach = l / 2 + Math.max(r1, r2);
  // The flank leans by this much; where one ball swallows the other it is that ball alone.
  const lean = l > 0 ? clamp((r1 - r2) / l, -1, 1) : 1;
  const flat = Math.sqrt(1 - lean * lean);
  return {
    centre,
    reach,
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const along = l > 0 ? (px * bx + py * by + pz * bz) / l : 0;
      const off = Math.sqrt(Math.max(px * px + py * py + pz * pz - along * along, 0));
      // Where the flank's normal through the point meets the axis.
      const foot = flat > 1e-6 ? along - (off * lean) / flat : lean > 0 ? -1 : l + 1;
      if (foot <= 0) return Math.sqrt(along * along + off * off) - r1;
      if (foot >= l) return Math.sqrt((along - l) ** 2 + off * off) - r2;
      return off * flat + along * lean - r1;
    },
  };
}

/** A bent limb: round cones, each ending where the next begins. @param points places and radii, at least two */
export function chain(frame: Frame, points: readonly (readonly [number, number, number, number])[]): Shape {
  const pieces = points.slice(1).map(([x, y, z, r], i) => {
    const [x0, y0, z0, r0] = points[i]!;
    return roundCone(frame, [x0, y0, z0], r0, [x, y, z], r);
  });
  const low: Vec3 = [0, 1, 2].map((axis) =>
    Math.min(...pieces.map((p) => p.centre[axis]!)),
  ) as unknown as Vec3;
  const high: Vec3 = [0, 1, 2].map((axis) =>
    Math.max(...pieces.map((p) => p.centre[axis]!)),
  ) as unknown as Vec3;
  const centre: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const reach = Math.max(
    ...pieces.map((p) => Math.hypot(...p.centre.map((c, axis) => c - centre[axis]!)) + p.reach),
  );
  return {
    centre,
    reach,
    distance: (x, y, z) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const piece of pieces) nearest = Math.min(nearest, piece.distance(x, y, z));
      return nearest;
    },
  };
}
