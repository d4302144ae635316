import { grain, layered, warts } from '../kit/details';
import { fractal, noise } from '../kit/noise';
import { miniature, type Spot, type Stain, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { commonCoats } from './coats';
import { eyePaint } from './features';

/** Lagoon blotches, pale warts, and freckles in the orange of the claws. */
function blotches({ design: [x, y, z], normal, height, open }: Spot): Stain | null {
  const freckle = smoothstep(0.5, 0.62, noise(x * 27 + 9, y * 27, z * 27)) * smoothstep(0.1, 0.6, normal[1]);
  if (freckle > 0.05) return stain(0xf28a2c, 0.9 * freckle, 0xffc870);
  const wart = smoothstep(0.55, 0.85, height) * open;
  if (wart > 0.05) return stain(0xa4dcff, 0.7 * wart, 0xe6f8ff);
  const cloud = fractal(x * 13 + 4, y * 13, z * 13, 3);
  if (cloud > 0) return stain(0x1c2ea8, smoothstep(0.04, 0.3, cloud) * 0.75, 0x4a66e0);
  return stain(0x28b0e8, smoothstep(0.06, 0.36, -cloud) * 0.8, 0x9cecfc);
}

export function coats(s: Sculpture): void {
  commonCoats(s);
  const blue = {
    dark: 0x1c3a9c,
    base: 0x2f6af2,
    light: 0x86beff,
    edge: 0xe6f4ff,
    wash: 0x0a124c,
    rough: 0.44,
    zenith: 0.6,
    drybrush: 0.9,
  };
  const bumps = layered(warts(0.036, 0.0065, 0.45), grain(30, 0.001));
  s.coat('shell', {
    detail: bumps,
    depth: 0.0075,
    paint: miniature({ ...blue, pattern: blotches }),
    texels: 1.1,
  });
  s.coat('limb', {
    detail: warts(0.03, 0.0035, 0.3),
    depth: 0.0035,
    paint: miniature({
      ...blue,
      pattern: ({ along }) => stain(0xf07a22, smoothstep(0.55, 1, along) * 0.9, 0xffc060),
    }),
  });
  s.coat('face', { detail: warts(0.022, 0.002, 0.3), depth: 0.002, paint: miniature(blue), texels: 1.4 });
  s.coat('tip', {
    detail: warts(0.03, 0.003, 0.3),
    depth: 0.003,
    paint: miniature({
      dark: 0xa8300c,
      base: 0xf2701a,
      light: 0xffb44c,
      edge: 0xffecc0,
      wash: 0x4a1208,
      rough: 0.34,
      drybrush: 0.9,
      pattern: ({ along }) =>
        along < 0.5
          ? stain(0x2f6af2, smoothstep(0.3, 0.05, along), 0x86beff)
          : stain(0x5a1420, smoothstep(0.72, 1, along) * 0.85, 0x9a3828),
    }),
  });
  s.coat('under', {
    detail: grain(40, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0xb07a52,
      base: 0xf2d6a0,
      light: 0xfff2d0,
      edge: 0xffffff,
      wash: 0x54301c,
      rough: 0.45,
    }),
  });
  s.coat('tentacle', {
    detail: (x, y, z) => 0.0016 * (0.5 + 0.5 * noise(x * 60, y * 60, z * 60)),
    depth: 0.0016,
    paint: miniature({
      dark: 0x9c1f4c,
      base: 0xf0587c,
      light: 0xffa8a8,
      edge: 0xffe4da,
      wash: 0x4c0a2c,
      rough: 0.2,
      pattern: ({ along }) =>
        stain(
          0xffdcb0,
          Math.max(smoothstep(0.4, 1, along) * 0.8, smoothstep(0.3, 0.8, Math.sin(along * 70)) * 0.5),
          0xfff4de,
        ),
    }),
    texels: 1.2,
  });
  s.coat('thorn', {
    paint: miniature({
      dark: 0x9a5a2c,
      base: 0xf2dcae,
      light: 0xfff8e2,
      edge: 0xffffff,
      wash: 0x5a2c14,
      rough: 0.3,
      pattern: ({ along }) => stain(0xf0802c, smoothstep(0.45, 0, along) * 0.9, 0xffb45c),
    }),
  });
  s.coat('barnacle', {
    detail: grain(70, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x6a6a5c,
      base: 0xc8c6b0,
      light: 0xf2f0e0,
      edge: 0xffffff,
      wash: 0x2c2c26,
      rough: 0.85,
    }),
  });
  s.coat('hollow', {
    paint: miniature({ dark: 0x060a24, base: 0x0e1644, light: 0x24307c, rough: 0.5, drybrush: 0.1 }),
  });
  s.coat('eye', {
    paint: eyePaint({ white: 0xfff6c8, iris: 0x86dc1a, slit: 1.9, pupil: 0.24, wide: 0.62, glow: 0.3 }),
    texels: 2,
  });
}
