import { grain, strands } from '../kit/details';
import { noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** False eyes on the wings: positions and sizes. */
const SPOTS = [
  [0.262, 0.715, 0.078],
  [0.285, 0.34, 0.06],
] as const;

/** A veined wing that grows pale to its yellow hem, with a false eye to frighten soldiers. */
function wingPattern({ local: [x, y, near], along, at }: Spot): Stain | null {
  const wobble = 0.05 * noise(at[0] * 40, at[1] * 40, at[2] * 40);
  for (const [cx, cy, radius] of SPOTS) {
    const out = Math.hypot(x - cx, y - cy) / radius + wobble;
    if (out > 1.06) continue;
    const soft = smoothstep(1.06, 0.98, out);
    if (Math.hypot(x - cx + 0.12 * radius, y - cy - 0.14 * radius) < 0.1 * radius) return stain(0xffffff, 1);
    if (out < 0.34) return stain(0x160a1e, 1, 0x3a2840);
    if (out < 0.62) return stain(0x18b8c8, 1, 0x84f2ec);
    if (out < 0.82) return stain(0xffe070, 1, 0xfff8c0);
    return stain(0x3a0c34, soft, 0x702c5c);
  }
  const edge = along + wobble;
  if (edge > 0.86) return stain(0xffd84a, smoothstep(0.86, 0.89, edge), 0xfff4a8);
  if (edge > 0.79) return stain(0x5c0f48, smoothstep(0.79, 0.82, edge) * 0.9, 0x9c3478);
  const vein = smoothstep(0.84, 1, near) * 0.6;
  return stain(0x7c0f5c, Math.max(vein, smoothstep(0.72, 0.1, along) * 0.85), 0xc03a86);
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const pink = {
    dark: 0x8c1050,
    base: 0xec2f88,
    light: 0xff88b8,
    edge: 0xffdce8,
    wash: 0x3c0424,
    rough: 0.75,
  };
  s.coat('fur', {
    detail: strands(52, 0.006),
    depth: 0.006,
    paint: miniature({ ...pink, zenith: 0.6, drybrush: 0.9 }),
  });
  s.coat('abdomen', {
    detail: strands(52, 0.005),
    depth: 0.005,
    paint: miniature({
      ...pink,
      pattern: ({ along }) => stain(0xffdc5c, smoothstep(-0.1, 0.25, Math.sin(along * 26)), 0xfff6b4),
    }),
  });
  s.coat('ruff', {
    detail: strands(58, 0.006, 0.4),
    depth: 0.006,
    paint: miniature({
      dark: 0xc08a34,
      base: 0xffe27a,
      light: 0xfffad0,
      edge: 0xffffff,
      wash: 0x7c4c14,
      rough: 0.8,
      washing: 0.75,
    }),
  });
  s.coat('face', {
    detail: grain(60, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x280c28,
      base: 0x5a2050,
      light: 0xa25a88,
      edge: 0xeab0cc,
      wash: 0x140312,
      rough: 0.55,
    }),
    texels: 1.4,
  });
  s.coat('inner', {
    paint: miniature({
      dark: 0xc0466e,
      base: 0xff9ab4,
      light: 0xffd2d8,
      edge: 0xffffff,
      wash: 0x7c1c44,
      rough: 0.6,
    }),
  });
  s.coat('wing', {
    detail: grain(44, 0.0012),
    depth: 0.0012,
    paint: miniature({
      ...pink,
      base: 0xe83e92,
      rough: 0.6,
      zenith: 0.35,
      washing: 0.5,
      pattern: wingPattern,
    }),
    texels: 0.9,
  });
  s.coat('finger', {
    paint: miniature({
      dark: 0x34102c,
      base: 0x6c2050,
      light: 0xb05a88,
      edge: 0xffc8dc,
      wash: 0x1a0414,
      rough: 0.5,
    }),
  });
  s.coat('feeler', {
    paint: miniature({
      dark: 0xb87c1c,
      base: 0xffd04a,
      light: 0xfff2a4,
      edge: 0xffffff,
      wash: 0x6c3c08,
      rough: 0.6,
    }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfdfff0, iris: 0x22c4c4, pupil: 0.32, wide: 0.62, glow: 0.25 }),
    texels: 2,
  });
}
