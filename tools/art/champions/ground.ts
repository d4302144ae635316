import { grain, layered } from '../kit/details';
import { dice, fractal, noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';

/** Height of the top of a champion's base, and radius of its edge below the ring. */
const TOP = 0.374;

/**
 * Blighted ground: ash with glowing cracks, stones, thorny roots. Defines the coats it uses.
 * @param clear circles around the feet
 */
export function blightedGround(
  s: Sculpture,
  seed: number,
  clear: readonly (readonly [x: number, z: number, radius: number])[],
): void {
  const crack = (x: number, z: number): number =>
    smoothstep(0.06, 0.012, Math.abs(noise(x * 7 + seed, 1, z * 7) + 0.3 * noise(x * 19, 3, z * 19)));
  s.coat('ash', {
    detail: (x, y, z) => 0.006 * (1 - crack(x, z)) + 0.002 * fractal(x * 50, y * 50, z * 50, 2),
    depth: 0.008,
    paint: miniature({
      dark: 0x241e20,
      base: 0x4c4444,
      light: 0x7c7270,
      edge: 0xa89c94,
      wash: 0x0e0a0c,
      rough: 0.95,
      cloud: 0.14,
      pattern: ({ at: [x, , z] }) => stain(0xff6a1e, crack(x, z) * 0.9, 0xffc060),
      glow: ({ at: [x, , z] }) => [0.9 * crack(x, z), 0.26 * crack(x, z), 0.03],
    }),
    texels: 0.7,
  });
  s.coat('rim', {
    paint: miniature({ dark: 0x0b0a0c, base: 0x17161a, light: 0x2c2a30, edge: 0x4a4850, rough: 0.5 }),
    texels: 0.3,
  });
  s.coat('stone', {
    detail: layered(grain(60, 0.002)),
    depth: 0.002,
    paint: miniature({
      dark: 0x2c2628,
      base: 0x5c5254,
      light: 0x8c8080,
      edge: 0xc8b8b0,
      wash: 0x100c0e,
      rough: 0.9,
    }),
    texels: 0.5,
  });
  s.coat('root', {
    paint: miniature({
      dark: 0x2a1614,
      base: 0x5a2c26,
      light: 0x8c4c3c,
      edge: 0xd08c6c,
      wash: 0x140808,
      rough: 0.8,
    }),
    texels: 0.5,
  });
  s.lathe('rim', 'root', {
    profile: [
      [0.41, -0.06],
      [0.42, -0.054],
      [0.42, -0.036],
    ],
    sides: 36,
    smooth: 0.9,
  });
  s.lathe('ash', 'root', {
    profile: [
      [TOP, -0.002],
      [0.28, 0],
      [0.17, 0],
      [0.0001, 0],
    ],
    sides: 30,
  });
  const roll = dice(seed);
  for (let i = 0; i < 11; i++) {
    const [turn, far, size] = [roll() * 6.283, TOP * (0.62 + 0.3 * roll()), 0.016 + 0.026 * roll()];
    const [x, z] = [far * Math.cos(turn), far * Math.sin(turn)];
    const spin = roll() * 360;
    if (clear.some(([cx, cz, radius]) => Math.hypot(x - cx, z - cz) < radius + size)) continue;
    if (i % 3 === 0) {
      const lean = roll() * 6.283;
      s.horn(
        'root',
        'root',
        [
          [x, -0.01, z, size * 0.8],
          [x + 0.03 * Math.cos(lean), 0.06, z + 0.03 * Math.sin(lean), size * 0.55],
          [x - 0.03 * Math.cos(lean), 0.1 + roll() * 0.08, z, 0.001],
        ],
        6,
        4,
      );
    } else
      s.block('stone', 'root', {
        at: [x, size * 0.35, z],
        size: [size * 1.7, size * 1.4, size * 1.4],
        turn: [14, spin, -10],
        bevel: size * 0.2,
        skip: ['-y'],
      });
  }
}
