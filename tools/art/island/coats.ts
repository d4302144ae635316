import { plain } from '../city/coats';
import type { Rgb } from '../kit/colour';
import { noise } from '../kit/noise';
import { type Recipe, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';

/** State of a landmark: whole, damaged, ruined. */
export type Stage = 0 | 1 | 2;

const COLOURS = {
  concrete: 0xb8b0a4,
  steel: 0x8c9aa8,
  iron: 0x4c525c,
  red: 0xd0392a,
  white: 0xf0eade,
  dark: 0x34363e,
  brick: 0xb4583c,
  roof: 0x3c7a80,
  blue: 0x2f6fc4,
  yellow: 0xf2b82c,
  green: 0x6a8a44,
  wood: 0xa8763c,
  sand: 0xe2c890,
} as const;

function shining(s: Sculpture, name: string, colour: number, light: Rgb): void {
  s.coat(name, plain(colour, { rough: 0.25, washing: 0.2, glow: () => light }));
}

/** Coats shared by all landmarks. Damaged ones are black with soot, most of all near the ground. */
export function siteCoats(s: Sculpture, stage: Stage): void {
  const soot: Pick<Recipe, 'pattern'> = {
    pattern: ({ at: [x, y, z] }) =>
      stage === 0
        ? null
        : stain(
            0x1c1714,
            (stage === 1 ? 0.75 : 0.6) *
              smoothstep(-0.1, 0.3, noise(x * 5 + 7, y * 4, z * 5) + 0.4 * noise(x * 17, y * 13, z * 17)),
          ),
  };
  for (const [name, colour] of Object.entries(COLOURS))
    s.coat(name, plain(colour, { rough: 0.7, zenith: 0.5, cloud: 0.1, ...soot }));
  s.coat('charred', plain(0x3a332e, { rough: 0.95, cloud: 0.2, edge: 0xb0a090 }));
  shining(s, 'window', 0xffe08a, [0.85, 0.6, 0.22]);
  s.coat('pane', plain(0x14161c, { rough: 0.2 }));
  s.coat('glass', plain(0x3f7ea4, { rough: 0.12, edge: 0xe8f8ff, ...soot }));
  shining(s, 'fire', 0xff8a1e, [1, 0.42, 0.05]);
  shining(s, 'flare', 0xffe66a, [1, 0.8, 0.2]);
  shining(s, 'glow', 0x8aff6a, [0.3, 0.9, 0.2]);
}
