import { plain } from '../city/coats';
import type { Rgb } from '../kit/colour';
import { grain } from '../kit/details';
import { miniature, type Recipe, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';

/** Skin, hair or cloth of one colour, in the style of miniature painting. */
export function tone(s: Sculpture, name: string, colour: number, more: Partial<Recipe> = {}): void {
  s.coat(name, { ...plain(colour, { rough: 0.62, zenith: 0.75, ...more }), texels: 1 });
}

/** Like {@link tone}, with a higher texture density for faces. */
export function faceTone(s: Sculpture, name: string, colour: number, more: Partial<Recipe> = {}): void {
  s.coat(name, { ...plain(colour, { rough: 0.6, zenith: 0.45, ...more }), texels: 1.7 });
}

/** A glowing coat. @param light emitted light, 0 … 1 each */
export function shining(s: Sculpture, name: string, colour: number, light: Rgb): void {
  s.coat(name, plain(colour, { rough: 0.3, washing: 0.1, drybrush: 0.3, glow: () => light }));
}

export const SKIN = 0xf0b088;
export const BROWN = 0x9a5c38;

/** Coats that most heroes use: `steel`, `dark`, `leather`, `white`, `black`, `ground`, `rim`. */
export function heroCoats(s: Sculpture): void {
  tone(s, 'steel', 0x8c98a4, { rough: 0.35, metal: 0.4, edge: 0xffffff });
  tone(s, 'dark', 0x3a3c46);
  tone(s, 'leather', 0x7c4a26, { edge: 0xf0c890 });
  tone(s, 'white', 0xf2ece0);
  tone(s, 'black', 0x1a181c, { rough: 0.3 });
  tone(s, 'rim', 0x1c1a1e, { drybrush: 0.2 });
  s.coat('ground', {
    detail: grain(40, 0.005),
    depth: 0.005,
    paint: miniature({
      dark: 0x4c4034,
      base: 0x94826a,
      light: 0xccbca0,
      edge: 0xf4e8d0,
      wash: 0x201810,
      rough: 0.95,
      cloud: 0.16,
      pattern: ({ noise: cloud }) => stain(0x6c8a3c, cloud > 0.14 ? 0.85 : 0, 0xa8c468),
    }),
    texels: 0.6,
  });
  s.coat('stone', {
    detail: grain(60, 0.003),
    depth: 0.003,
    ...plain(0x9c948a, { rough: 0.9 }),
    texels: 0.6,
  });
}
