import { plain } from '../city/coats';
import { panel, rectangle } from '../kit/masonry';
import { dice, fractal, noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { DEPTH, RIM, WIDTH } from './plot';

/** Height of the sea at a point. */
const swell = (x: number, z: number): number =>
  0.016 * Math.sin(x * 9 + 1.6 * Math.sin(z * 3)) + 0.01 * noise(x * 4, 0, z * 4) - 0.012;

/** The sea with waves and foam; flat where the beach begins. */
export function ocean(s: Sculpture): void {
  s.coat('sea', {
    ...plain(0x1f6fae),
    paint: miniature({
      dark: 0x0e3a6e,
      base: 0x1c6cac,
      light: 0x4ab0d8,
      edge: 0xd8f8ff,
      wash: 0x0a2c58,
      rough: 0.16,
      cloud: 0.1,
      zenith: 0.2,
      pattern: ({ at: [x, y, z] }) => {
        const crest = y + 0.012 * fractal(x * 14, 3, z * 14, 3);
        const shore = smoothstep(0.3, 0.8, x);
        if (crest > 0.0085) return stain(0xf8fffa, 0.9);
        return stain(0x3aa6b8, shore, 0x8ae0dc);
      },
    }),
    texels: 1,
  });
  s.coat('depth', { ...plain(0x0e3a6e, { rough: 0.3 }), texels: 0.4 });
  const sea = new Piece();
  const [across, deep] = [20, 26];
  for (let i = 0; i <= across; i++)
    for (let k = 0; k <= deep; k++) {
      const [x, z] = [(i / across - 0.5) * WIDTH, (k / deep - 0.5) * DEPTH];
      const y = swell(x, z) * smoothstep(0.8, 0.6, x);
      const e = 0.02;
      sea.corner(
        [x, y, z],
        [(swell(x - e, z) - swell(x + e, z)) / (2 * e), 1, (swell(x, z - e) - swell(x, z + e)) / (2 * e)],
      );
    }
  for (let i = 0; i < across; i++)
    for (let k = 0; k < deep; k++) {
      const a = i * (deep + 1) + k;
      sea.quad(a, a + 1, a + deep + 2, a + deep + 1);
    }
  s.set('sea', 'root', sea);
  for (const yaw of [0, 180])
    s.set(
      'depth',
      'root',
      panel({
        outline: rectangle(0, -RIM, WIDTH, RIM - 0.01),
        at: [0, 0, yaw ? -DEPTH / 2 : DEPTH / 2],
        turn: [0, yaw, 0],
      }),
    );
  s.set(
    'depth',
    'root',
    panel({ outline: rectangle(0, -RIM, DEPTH, RIM - 0.01), at: [-WIDTH / 2, 0, 0], turn: [0, -90, 0] }),
  );
  s.coat('rock', { ...plain(0x6c6460, { rough: 0.9, edge: 0xe8e0d4 }), texels: 0.5 });
  const roll = dice(5);
  for (const [x, z, size] of [
    [-0.45, -0.85, 0.24],
    [-0.28, -0.72, 0.15],
    [-0.6, -0.7, 0.12],
    [0.35, -1.0, 0.16],
  ] as const)
    s.repeat('rock', () =>
      s.block('rock', 'root', {
        at: [x, size * 0.2, z],
        size: [size, size * 1.1, size * 0.9],
        turn: [roll() * 30, roll() * 360, roll() * 30],
        bevel: size * 0.25,
      }),
    );
}
