import { plain } from '../city/coats';
import { lid, panel, rectangle } from '../kit/masonry';
import { dice, fractal, noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { siteCoats } from './coats';
import { ocean } from './ocean';
import { DEPTH, RIM, WIDTH } from './plot';
import { SOILS, type Soil } from './soil';

/** The rocky sides of the island and the stones along them. @param ends sides open to the sea */
function rim(s: Sculpture, seed: number, ends: readonly (-1 | 1)[]): void {
  s.coat('rock', { ...plain(0x7c6c5c, { rough: 0.95, cloud: 0.2, edge: 0xe8dcc8 }), texels: 0.5 });
  for (const yaw of [0, 180])
    s.set(
      'rock',
      'root',
      panel({
        outline: rectangle(0, -RIM, WIDTH, RIM),
        at: [0, 0, yaw ? -DEPTH / 2 : DEPTH / 2],
        turn: [0, yaw, 0],
      }),
    );
  for (const side of ends)
    s.set(
      'rock',
      'root',
      panel({
        outline: rectangle(0, -RIM, DEPTH, RIM),
        at: [(side * WIDTH) / 2, 0, 0],
        turn: [0, 90 * side, 0],
      }),
    );
  const roll = dice(seed);
  for (const side of [1, -1])
    for (let i = 0; i < 11; i++) {
      const size = 0.09 + 0.08 * roll();
      s.repeat('rock', () =>
        s.block('rock', 'root', {
          at: [-0.72 + i * 0.144, -0.06 + 0.03 * roll(), side * (DEPTH / 2 - 0.03)],
          size: [size * 1.2, size, size * 0.8],
          turn: [roll() * 30, roll() * 360, roll() * 30],
          bevel: size * 0.22,
        }),
      );
    }
  for (const side of ends)
    for (let i = 0; i < 15; i++) {
      const size = 0.09 + 0.08 * roll();
      s.repeat('rock', () =>
        s.block('rock', 'root', {
          at: [side * (WIDTH / 2 - 0.03), -0.06 + 0.04 * roll(), -1.1 + i * 0.157],
          size: [size, size, size],
          turn: [roll() * 30, roll() * 360, roll() * 30],
          bevel: size * 0.22,
        }),
      );
    }
}

function ground(name: string, { base, paint, things, verge = [] }: Soil, seed: number) {
  return (s: Sculpture): void => {
    siteCoats(s, 0);
    s.coat('top', {
      ...plain(base),
      paint: miniature({
        dark: base,
        base,
        light: base,
        edge: 0xfff4dc,
        wash: 0x3a3024,
        rough: 0.9,
        zenith: 0,
        cloud: 0.1,
        pattern: ({ at: [x, , z], noise: cloud }) => {
          const uneven = 0.05 * fractal(x * 6, seed, z * 6, 3);
          const reach = Math.max(...verge.map((side) => x * side), 0) + uneven;
          const coast = Math.abs(z) + uneven;
          if (reach > 0.755 || (coast > 1.135 && name !== 'beach')) return stain(0x7c9c48, 0.95, 0xb0c870);
          return paint(x, z, cloud + 0.4 * noise(x * 23, seed, z * 23));
        },
      }),
      texels: 1,
    });
    s.set('top', 'root', lid(0, WIDTH, DEPTH));
    rim(s, seed, name === 'reactor' ? [1] : []);
    things?.(s);
  };
}

/** Nine ground tiles that form an island, named `zone <name>`. */
export const grounds = [
  { name: 'zone ocean', model: ocean },
  ...Object.entries(SOILS).map(([name, spec], i) => ({
    name: `zone ${name}`,
    model: ground(name, spec, i + 3),
  })),
];
