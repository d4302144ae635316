import { spline } from './curve';
import { compose, type Frame, placed, point, transform } from './frame';
import { add, clamp, cross, lerp, normalize, scale, type Vec3 } from './vector';

/** A body as a signed distance: negative inside. */
export interface Volume {
  readonly distance: (x: number, y: number, z: number) => number;
  /** Bounding sphere of the body. */
  readonly centre: Vec3;
  readonly reach: number;
  /** Position of a point along the body, from root (0) to tip (1). */
  readonly along?: (x: number, y: number, z: number) => number;
}

/** A body that is placed by a frame. */
export type Shape = (frame: Frame) => Volume;

/** A point of a limb with its radius. */
export type Node = readonly [x: number, y: number, z: number, radius: number];

/** Transforms a point to a body's local coordinates; stores them in `out`. */
function localiser({ matrix: m, shift }: Frame): (x: number, y: number, z: number, out: number[]) => void {
  const [sx, sy, sz] = shift;
  return (x, y, z, out) => {
    const dx = x - sx;
    const dy = y - sy;
    const dz = z - sz;
    out[0] = m[0] * dx + m[3] * dy + m[6] * dz;
    out[1] = m[1] * dx + m[4] * dy + m[7] * dz;
    out[2] = m[2] * dx + m[5] * dy + m[8] * dz;
  };
}

export function ball(at: Vec3, radius: number): Shape {
  return (frame) => {
    const [cx, cy, cz] = point(frame, at);
    return {
      centre: [cx, cy, cz],
      reach: radius,
      distance: (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius,
    };
  };
}

/** An ellipsoid; its distance is a close estimate. @param turn degrees: pitch, yaw, roll */
export function egg(at: Vec3, radii: Vec3, turn: Vec3 = [0, 0, 0]): Shape {
  return (outer) => {
    const frame = compose(outer, placed(at, turn));
    const local = localiser(frame);
    const p = [0, 0, 0];
    const [ia, ib, ic] = [1 / radii[0], 1 / radii[1], 1 / radii[2]];
    const least = Math.min(...radii);
    return {
      centre: frame.shift,
      reach: Math.max(...radii),
      distance: (x, y, z) => {
        local(x, y, z, p);
        const a = p[0]! * ia;
        const b = p[1]! * ib;
        const c = p[2]! * ic;
        const k0 = Math.sqrt(a * a + b * b + c * c);
        const k1 = Math.sqrt(a * a * ia * ia + b * b * ib * ib + c * c * ic * ic);
        return k1 < 1e-9 ? -least : (k0 * (k0 - 1)) / k1;
      },
    };
  };
}

/** Two balls and their convex hull. */
export function cone(from: Vec3, fromRadius: number, to: Vec3, toRadius: number): Shape {
  return (frame) => {
    const a = point(frame, from);
    const b = point(frame, to);
    return coneBetween([...a, fromRadius], [...b, toRadius]);
  };
}

/** A round cone that is already placed. */
export function coneBetween([ax, ay, az, r1]: Node, [ex, ey, ez, r2]: Node): Volume {
  const [bx, by, bz] = [ex - ax, ey - ay, ez - az];
  const long = Math.sqrt(bx * bx + by * by + bz * bz);
  // The angle of the flank; if one ball contains the other, only that ball remains.
  const lean = long > 0 ? clamp((r1 - r2) / long, -1, 1) : 1;
  const flat = Math.sqrt(1 - lean * lean);
  const [ux, uy, uz] = long > 0 ? [bx / long, by / long, bz / long] : [0, 1, 0];
  return {
    centre: [ax + bx / 2, ay + by / 2, az + bz / 2],
    reach: long / 2 + Math.max(r1, r2),
    along: (x, y, z) => (long > 0 ? clamp(((x - ax) * ux + (y - ay) * uy + (z - az) * uz) / long) : 0),
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const t = px * ux + py * uy + pz * uz;
      const off = Math.sqrt(Math.max(px * px + py * py + pz * pz - t * t, 0));
      // Where the flank's normal through the point meets the axis.
      const foot = flat > 1e-6 ? t - (off * lean) / flat : lean > 0 ? -1 : long + 1;
      if (foot <= 0) return Math.sqrt(t * t + off * off) - r1;
      if (foot >= long) return Math.sqrt((t - long) ** 2 + off * off) - r2;
      return off * flat + t * lean - r1;
    },
  };
}

/** The union of bodies, without seams. */
function joined(parts: readonly Volume[]): Volume {
  const centre = scale(
    parts.reduce<Vec3>((sum, part) => add(sum, part.centre), [0, 0, 0]),
    1 / parts.length,
  );
  const reach = Math.max(
    ...parts.map((part) => Math.hypot(...centre.map((c, i) => c - part.centre[i]!)) + part.reach),
  );
  return {
    centre,
    reach,
    distance: (x, y, z) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const part of parts) nearest = Math.min(nearest, part.distance(x, y, z));
      return nearest;
    },
  };
}

/** A bent limb as one body, for carving and staining. @param pieces number of straight segments */
export function worm(nodes: readonly Node[], pieces: number): Shape {
  return (frame) => {
    const at = spline(nodes, pieces).map(
      ([x, y, z, r]): Node => [...point(frame, [x, y, z]), Math.max(r, 1e-4)],
    );
    return joined(at.slice(1).map((node, i) => coneBetween(at[i]!, node)));
  };
}

/** @param half half the edge lengths @param round radius of the edges */
export function box(at: Vec3, half: Vec3, turn: Vec3 = [0, 0, 0], round = 0.01): Shape {
  return (outer) => {
    const frame = compose(outer, placed(at, turn));
    const local = localiser(frame);
    const p = [0, 0, 0];
    const [a, b, c] = [half[0] - round, half[1] - round, half[2] - round];
    return {
      centre: frame.shift,
      reach: Math.hypot(...half),
      distance: (x, y, z) => {
        local(x, y, z, p);
        const dx = Math.abs(p[0]!) - a;
        const dy = Math.abs(p[1]!) - b;
        const dz = Math.abs(p[2]!) - c;
        const out = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
        return out + Math.min(Math.max(dx, dy, dz), 0) - round;
      },
    };
  };
}

/** A ring around its own y axis. @param height half the height of a band, if it is not round */
export function ring(at: Vec3, radius: number, thick: number, turn: Vec3 = [0, 0, 0], height = thick): Shape {
  return (outer) => {
    const frame = compose(outer, placed(at, turn));
    const local = localiser(frame);
    const p = [0, 0, 0];
    const squash = thick / height;
    return {
      centre: frame.shift,
      reach: radius + Math.max(thick, height),
      distance: (x, y, z) => {
        local(x, y, z, p);
        const out = Math.hypot(Math.hypot(p[0]!, p[2]!) - radius, p[1]! * squash) - thick;
        return out * Math.min(1, height / thick);
      },
    };
  };
}

export interface PlateSpec {
  /** Position of the outline's origin. */
  readonly at: Vec3;
  /** Direction of the outline's v, from root to tip. */
  readonly up: Vec3;
  /** Direction of the outline's u, made perpendicular to `up`. */
  readonly across: Vec3;
  /** The corners (u, v), in either direction. */
  readonly outline: readonly (readonly [u: number, v: number])[];
  /** Half the thickness at the root. */
  readonly thick: number;
  /** Half the thickness at the tip, relative to the root. */
  readonly tip?: number;
  /** Slope of the faces towards the rim: 0 for a flat plate, 0.5 for a blade. */
  readonly slope?: number;
  readonly round?: number;
}

/** A bevelled plate with a polygonal outline: fins, ears, blades, armour. */
export function plate({
  at,
  up,
  across,
  outline,
  thick,
  tip = 1,
  slope = 0.35,
  round = 0.004,
}: PlateSpec): Shape {
  return (frame) => {
    const o = point(frame, at);
    const v = transform(frame.matrix, normalize(up));
    const n = normalize(cross(transform(frame.matrix, across), v));
    const u = cross(v, n);
    const us = outline.map(([a]) => a);
    const vs = outline.map(([, b]) => b);
    const [vLow, vHigh] = [Math.min(...vs), Math.max(...vs)];
    const [uLow, uHigh] = [Math.min(...us), Math.max(...us)];
    const middle = add(scale(u, (uLow + uHigh) / 2), scale(v, (vLow + vHigh) / 2));
    const lean = 1 / Math.sqrt(1 + slope * slope);
    return {
      centre: add(o, middle),
      reach: Math.hypot(uHigh - uLow, vHigh - vLow) / 2 + thick,
      along: (x, y, z) => clamp(((x - o[0]) * v[0] + (y - o[1]) * v[1] + (z - o[2]) * v[2]) / vHigh),
      distance: (x, y, z) => {
        const [dx, dy, dz] = [x - o[0], y - o[1], z - o[2]];
        const pu = dx * u[0] + dy * u[1] + dz * u[2];
        const pv = dx * v[0] + dy * v[1] + dz * v[2];
        const pn = Math.abs(dx * n[0] + dy * n[1] + dz * n[2]);
        const rim = polygonDistance(us, vs, pu, pv);
        const half = thick * lerp(1, tip, clamp(pv / vHigh));
        let out = Math.max(pn - half, (pn + rim * slope) * lean);
        if (rim > 0) out = Math.max(out, Math.hypot(rim, Math.max(pn - round, 0)));
        return out - round;
      },
    };
  };
}

/** Signed distance to a polygon in its plane. */
function polygonDistance(us: readonly number[], vs: readonly number[], pu: number, pv: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let sign = 1;
  for (let i = 0, j = us.length - 1; i < us.length; j = i, i++) {
    const eu = us[j]! - us[i]!;
    const ev = vs[j]! - vs[i]!;
    const wu = pu - us[i]!;
    const wv = pv - vs[i]!;
    const t = clamp((wu * eu + wv * ev) / (eu * eu + ev * ev));
    nearest = Math.min(nearest, (wu - eu * t) ** 2 + (wv - ev * t) ** 2);
    const above = pv >= vs[i]!;
    const under = pv < vs[j]!;
    const left = eu * wv > ev * wu;
    if ((above && under && left) || (!above && !under && !left)) sign = -sign;
  }
  return Math.sqrt(nearest) * sign;
}
