import type { Rgb } from '../kit/colour';
import { fractal, hash } from '../kit/noise';
import type { Coat } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, mix, scale, smoothstep } from '../kit/vector';
import { COMMON, floorPlan, lamp, plain, sign, stone } from './coats';
import { interiorCoats } from './interior';

export const FACE = 0.326;
export const GLASS_TORN = 0xa8b0b2;

/** One side of a glass tower: a grid of panes that reflect the evening sky, with a few lit offices. */
function curtain(columns: number, rows: number, seed: number, share: number): Coat {
  const [sky, deep, horizon] = [
    [0.55, 0.78, 0.88],
    [0.06, 0.24, 0.36],
    [0.86, 0.72, 0.62],
  ] as const satisfies readonly Rgb[];
  return {
    round: 0,
    paint: ({ local: [lx, ly], open }) => {
      const [u, v] = [lx + 0.5, ly + 0.5];
      const [i, j] = [
        Math.min(Math.floor(u * columns), columns - 1),
        Math.min(Math.floor(v * rows), rows - 1),
      ];
      const [x, y] = [u * columns - i, v * rows - j];
      const rim = Math.min(x, 1 - x) * (0.64 / columns);
      const rail = Math.min(y, 1 - y) * (0.24 / rows);
      const shade = clamp(0.35 + 0.75 * open);
      if (rim < 0.0035 || rail < 0.0035)
        return { colour: scale([0.78, 0.84, 0.86], shade), rough: 0.4, metal: 0.3, glow: null };
      const tilt = 0.14 * (hash(i, j, seed + 9) - 0.5);
      const cloud = fractal(u * 2.2 + tilt * 2 + seed, v * 1.4 + tilt, seed, 3);
      let colour = mix(deep, sky, clamp(0.28 + 0.5 * v * v + 0.5 * cloud + tilt));
      colour = mix(colour, horizon, 0.35 * smoothstep(0.35, 0.08, v) * smoothstep(-0.1, 0.4, cloud));
      const streak = ((u * 1.1 + v * 0.6 + seed * 0.37) % 1) - 0.5;
      colour = mix(colour, [0.92, 0.97, 1], 0.28 * smoothstep(0.09, 0.06, Math.abs(streak)));
      if (hash(i, j, seed) > share)
        return { colour: scale(colour, shade), rough: 0.12, metal: 0.1, glow: null };
      const strip = smoothstep(0.06, 0.02, Math.abs(y - 0.82)) * (x > 0.15 && x < 0.85 ? 1 : 0);
      const desk = y < 0.26 + 0.1 * hash(i, 3, seed) && x > 0.2 && x < 0.8;
      const head = Math.hypot((x - 0.5) * 0.9, (y - 0.42) * 1.1) < 0.13 && hash(i, j, 77) > 0.4;
      const room: Rgb = mix([1, 0.86, 0.55], [0.95, 0.66, 0.32], clamp(1 - y));
      const lit = desk || head ? scale(room, 0.22) : mix(room, [1, 0.98, 0.9], strip);
      return { colour: lit, rough: 0.25, metal: 0, glow: scale(lit, 0.85) };
    },
  };
}

const SIDES = [0, 1, 2, 3];

const helipad: Coat = {
  texels: 0.9,
  round: 0,
  paint: ({ local: [x, y], open, noise }) => {
    const far = Math.hypot(x, y) * 2;
    const ring = smoothstep(0.05, 0.03, Math.abs(far - 0.84));
    const h =
      (Math.abs(Math.abs(x) - 0.17) < 0.045 && Math.abs(y) < 0.26) ||
      (Math.abs(y) < 0.045 && Math.abs(x) < 0.17);
    const worn = clamp(0.95 - 0.25 * Math.max(noise, 0));
    let colour: Rgb = [0.3, 0.36, 0.42];
    if (far > 0.9) colour = [0.42, 0.48, 0.52];
    colour = mix(colour, [0.96, 0.74, 0.16], ring * worn);
    if (h) colour = mix(colour, [0.96, 0.96, 0.92], worn);
    return { colour: scale(colour, clamp(0.4 + 0.6 * open)), rough: 0.8, metal: 0, glow: null };
  },
};

export function glassCoats(s: Sculpture): void {
  const own: Readonly<Record<string, Coat>> = {
    slab: stone({ dark: 0x8a9498, base: 0xccd4d6, light: 0xeef2f2, edge: 0xffffff, wash: 0x3a464c }),
    fin: plain(0xb4c0c6, { rough: 0.35, metal: 0.3 }),
    granite: stone({ dark: 0x262c34, base: 0x48525e, light: 0x727e8a, edge: 0xa8b2ba, wash: 0x10141a }),
    plan: floorPlan(0xd8dce0, 0x5c6a74),
    strip: lamp(0xbfeaff, 0.8),
    office: sign(0x14364a, 0xbfeeff, 'RADIO', 3.2, 1),
    glassrail: {
      round: 0,
      paint: ({ local: [x, y], open }) => ({
        colour: scale(
          Math.abs((((x + 0.5) * 8) % 1) - 0.5) > 0.47
            ? [0.8, 0.85, 0.87]
            : mix([0.3, 0.5, 0.58], [0.62, 0.8, 0.86], y + 0.5),
          clamp(0.4 + 0.6 * open),
        ),
        rough: 0.15,
        metal: 0.1,
        glow: null,
      }),
    },
    helipad,
    lobby: curtain(5, 1, 40, 0.62),
    ...Object.fromEntries(SIDES.map((side) => [`curtain ${side}`, curtain(7, 2, 3 + side * 7, 0.26)])),
    ...Object.fromEntries(SIDES.map((side) => [`garden ${side}`, curtain(7, 1, 61 + side * 5, 0.45)])),
    ...Object.fromEntries(SIDES.map((side) => [`crown ${side}`, curtain(7, 1, 33 + side * 3, 0.3)])),
  };
  for (const [name, coat] of Object.entries({
    ...COMMON,
    ...interiorCoats(GLASS_TORN, [0xc8d0d4, 0xbcc6cc]),
    ...own,
  }))
    s.coat(name, coat);
}
