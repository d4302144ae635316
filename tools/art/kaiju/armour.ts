import { spline } from '../kit/curve';
import { grain } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Painter, type Recipe, type Spot, type Stain, stain } from '../kit/paint';
import type { BoneName, Sculpture } from '../kit/sculpture';
import type { Node } from '../kit/shapes';
import { clamp, normalize, smoothstep, type Vec3 } from '../kit/vector';

/** Bare metal where enamel is worn: on edges, and in a few dents. */
function chips({ edge, noise: cloud, at: [x, y, z] }: Spot): Stain | null {
  const fine = noise(x * 85, y * 85, z * 85);
  const worn = smoothstep(0.25, 0.6, edge + 0.35 * cloud) * smoothstep(-0.1, 0.35, fine);
  const dent = smoothstep(0.62, 0.72, noise(x * 26 + 3, y * 26, z * 26) * 0.8 + 0.3 * fine);
  const bare = Math.max(worn, dent);
  return bare > 0.03 ? stain(0x6c6a72, bare * 0.9, 0xc8c6c2) : null;
}

/** Enamel over metal, chipped at exposed edges. */
const enamel = (recipe: Recipe): Painter =>
  miniature({ rough: 0.3, zenith: 0.55, drybrush: 0.7, pattern: chips, ...recipe });

/** Coats of machines: `plate` and `trim` in the given colours, `brass`, `rubber`, `glass`, `lamp` and `flame`. */
export function armourCoats(s: Sculpture, plate: Recipe, trim: Recipe): void {
  const dull = { detail: grain(48, 0.0008), depth: 0.0008 };
  s.coat('plate', { ...dull, paint: enamel(plate) });
  s.coat('trim', { ...dull, paint: enamel(trim) });
  s.coat('brass', {
    ...dull,
    paint: miniature({
      dark: 0x7a4408,
      base: 0xe6a41c,
      light: 0xffd864,
      edge: 0xfff8d0,
      wash: 0x3a1a04,
      rough: 0.34,
      metal: 0.35,
      drybrush: 1,
    }),
  });
  s.coat('rubber', {
    paint: miniature({
      dark: 0x0a1656,
      base: 0x1c46c8,
      light: 0x5c94f6,
      edge: 0xcfe4ff,
      wash: 0x040824,
      rough: 0.6,
      drybrush: 1,
    }),
  });
  s.coat('glass', {
    paint: miniature({
      dark: 0x04080f,
      base: 0x0c1a2a,
      light: 0x24506c,
      edge: 0x9cd8ec,
      wash: 0x020408,
      rough: 0.1,
    }),
  });
  s.coat('lamp', { paint: lamp([0.06, 0.7, 1]), texels: 1.5 });
  s.coat('flame', { paint: lamp([1, 0.5, 0.08]) });
}

/** Glowing paint: white-hot at the local origin, coloured towards its rim. */
function lamp([r, g, b]: Vec3): Painter {
  return ({ local: [x, y], open }) => {
    const white = smoothstep(0.55, 0.05, Math.hypot(x, y));
    const tint = (c: number): number => clamp(c + (1 - c) * 0.6 * white);
    const light = 0.35 + 0.65 * open;
    return {
      colour: [tint(r), tint(g), tint(b)],
      rough: 0.15,
      metal: 0,
      glow: [tint(r) * light, tint(g) * light, tint(b) * light],
    };
  };
}

/** The painter of a robot's eye: a lit disc with a dark pupil and a ring of light around it. */
export function lampEye(hex: Vec3): Painter {
  const [r, g, b] = hex;
  return ({ local: [x, y, z], open }) => {
    const out = z > 0 ? Math.hypot(x, y) : 2;
    const lit = smoothstep(0.86, 0.8, out) * (0.7 + 0.3 * smoothstep(0.2, 0.7, out));
    const pupil = smoothstep(0.34, 0.28, out);
    const glint = z > 0 ? smoothstep(0.19, 0.13, Math.hypot(x + 0.3, y - 0.32)) : 0;
    const k = lit * (1 - 0.92 * pupil);
    const part = (c: number): number => clamp(0.03 + k * c + glint);
    const light = clamp(k + glint) * (0.3 + 0.7 * open);
    return {
      colour: [part(r), part(g), part(b)],
      rough: 0.08,
      metal: 0,
      glow: [part(r) * light, part(g) * light, part(b) * light],
    };
  };
}

/** A ribbed hose that bends with its bones. @param bones root to tip @param ribs how many rings lie around it */
export function hose(
  s: Sculpture,
  coat: string,
  bones: readonly [string, string],
  nodes: readonly Node[],
  ribs: number,
): void {
  s.tube(
    coat,
    bones,
    nodes.map(([x, y, z, radius]) => [x, y, z, radius * 0.78] as const),
    ribs,
    0.008,
  );
  const line = spline(nodes, 2 * ribs);
  for (let i = 1; i < line.length; i += 2) {
    const [x, y, z, radius] = line[i]!;
    const [before, after] = [line[i - 1]!, line[i + 1]!];
    const [dx, dy, dz] = normalize([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const turn: Vec3 = [(Math.acos(dy) * 180) / Math.PI, (Math.atan2(dx, dz) * 180) / Math.PI, 0];
    s.add(coat, bones[2 * i < line.length ? 0 : 1], 0.005).ring(
      [x, y, z],
      radius * 0.8,
      radius * 0.2,
      turn,
      radius * 0.24,
    );
  }
}

/** Rivets on a surface. @param at positions @param radius of a rivet */
export function rivets(
  s: Sculpture,
  coat: string,
  bone: BoneName,
  radius: number,
  at: readonly Vec3[],
): void {
  for (const [x, y, z] of at) {
    s.lathe(coat, bone, {
      at: [x, y, z],
      turn: [90, 0, 0],
      profile: [
        [radius, -radius * 0.5],
        [radius * 0.8, radius * 0.35],
        [0.0001, radius * 0.6],
      ],
      sides: 8,
      smooth: 0.4,
    });
  }
}

/** A rocket along local +y, its tail at the origin: nose cone, checked band, three fins. @param long without fins */
export function rocket(s: Sculpture, bone: BoneName, long: number): void {
  const r = long * 0.15;
  s.coat('rocket', {
    paint: enamel({
      dark: 0x9a927e,
      base: 0xf2ecd8,
      light: 0xffffff,
      edge: 0xffffff,
      wash: 0x3c3428,
      pattern: (spot) => {
        const [x, y, z] = spot.local;
        const check =
          (Math.floor((y / long) * 18) + Math.floor((Math.atan2(z, x) / Math.PI) * 4 + 8)) % 2 === 0;
        if (y > long * 0.38 && y < long * 0.5) return check ? stain(0x20222a, 0.95, 0x54565e) : null;
        return y > long * 0.68 || y < long * 0.05 ? stain(0xe02a2a, 1, 0xff7a5c) : chips(spot);
      },
    }),
  });
  s.lathe('rocket', bone, {
    profile: [
      [r * 0.7, 0],
      [r * 0.95, long * 0.08],
      [r, long * 0.3],
      [r, long * 0.66],
      [r * 0.86, long * 0.76],
      [r * 0.55, long * 0.9],
      [r * 0.2, long * 0.98],
      [0.0001, long],
    ],
    sides: 16,
    smooth: 0.7,
  });
  for (const turn of [30, 150, 270]) {
    s.within([0, 0, 0], [0, turn, 0], () =>
      s.block('rocket', bone, {
        at: [0, long * 0.07, r * 1.35],
        size: [r * 0.22, long * 0.26, r * 1.5],
        turn: [-16, 0, 0],
        bevel: r * 0.08,
        taper: [0.8, 0.35],
      }),
    );
  }
  s.lathe('flame', bone, {
    profile: [
      [0.0001, -r * 0.1],
      [r * 0.62, -r * 0.16],
      [r * 0.62, 0.001],
    ],
    sides: 12,
  });
}
