import { noise } from '../kit/noise';
import { type Coat, miniature } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { smoothstep } from '../kit/vector';
import { along, awning, COMMON, floorPlan, plain, sign, stone } from './coats';
import { interiorCoats } from './interior';
import { SCENES, SHOPS, shopCoat, windowCoat } from './panes';

export const PASTEL_TORN = 0xc08a74;
const FRAME = 0xf2ead8;
export const SASH = { width: 0.092, height: 0.146, frame: FRAME, bars: [2, 3], border: 0.008 } as const;
export const FRENCH = { width: 0.12, height: 0.19, frame: FRAME, bars: [2, 3], border: 0.009 } as const;
export const LOGGIA = { width: 0.116, height: 0.17, frame: FRAME, bars: [2, 3], border: 0.008 } as const;
export const ATTIC = { width: 0.092, height: 0.096, frame: FRAME, bars: [2, 2], border: 0.008 } as const;
const ROSE = { width: 0.07, height: 0.07, frame: FRAME, bars: [2, 2], border: 0.006 } as const;
export const SHOP = { width: 0.19, height: 0.15, frame: 0x3a8074, bars: [2, 1], border: 0.009 } as const;
export const DOOR = { width: 0.1, height: 0.185, frame: 0x3a8074, bars: [2, 2], border: 0.012 } as const;

/** Round tiles in rows that run down the slope. */
const tiles: Coat = {
  detail: (x, y, z) => {
    const h = along([x, y, z]);
    const row = Math.max(Math.abs(x), Math.abs(z)) * 38 + y * 20;
    const round = Math.abs(Math.sin(h * 96));
    return 0.004 * (0.6 * round + 0.4 * smoothstep(0, 0.8, row - Math.floor(row)));
  },
  depth: 0.004,
  paint: miniature({
    dark: 0x5e2c20,
    base: 0xa4583f,
    light: 0xc88466,
    edge: 0xe8b898,
    wash: 0x2c120c,
    rough: 0.8,
    zenith: 0.4,
    pattern: ({ at: [x, y, z] }) => ({
      base: [0.5, 0.26, 0.2],
      light: [0.62, 0.38, 0.29],
      amount: 0.7 * smoothstep(0.1, 0.5, noise(along([x, y, z]) * 26, y * 30, 3)),
    }),
  }),
};

const shutter: Coat = {
  paint: miniature({
    dark: 0x1c5a52,
    base: 0x3f978a,
    light: 0x74c4b4,
    edge: 0xc8f0e4,
    wash: 0x0c2c28,
    pattern: ({ local: [x, y] }) => ({
      base: [0.13, 0.36, 0.33],
      light: [0.2, 0.46, 0.42],
      amount: Math.abs(x) < 0.36 && Math.abs(y) < 0.44 && Math.sin(y * 62) > 0.1 ? 0.85 : 0,
    }),
  }),
};

export const pastelPaints = (): Readonly<Record<string, Coat>> => ({
  plaster: stone({
    dark: 0xa05860,
    base: 0xe39a94,
    light: 0xf6c0b4,
    edge: 0xffe4d8,
    wash: 0x6a2c34,
    zenith: 0.3,
    washing: 0.7,
  }),
  trim: stone({
    dark: 0xb0a084,
    base: 0xf2e8d0,
    light: 0xfffaf0,
    edge: 0xffffff,
    wash: 0x6a5a44,
    washing: 0.7,
  }),
  base: stone({ dark: 0x7c5a50, base: 0xb08a7a, light: 0xd0b0a0, edge: 0xf0dcd0, wash: 0x3c2820 }),
  tiles,
  shutter,
  mint: plain(0x3f978a),
  plan: floorPlan(0xf0d0c0, 0xb07848),
  lemon: awning(0xfff4dc, 0xe8b83c, 9),
  rose: awning(0xfff4dc, 0xd8607a, 9),
  gelato: sign(0xf2e8d0, 0xc8405a, 'GELATO', 5.4, 0.5),
  petals: {
    detail: (x, y, z) => 0.003 * (0.5 + 0.5 * noise(x * 90, y * 90, z * 90)),
    depth: 0.003,
    paint: miniature({
      dark: 0x2c5a20,
      base: 0x4c8c34,
      light: 0x88c058,
      edge: 0xc8e890,
      wash: 0x12280c,
      pattern: ({ at: [x, y, z] }) => {
        const spot = noise(x * 110, y * 110, z * 110);
        return {
          base: spot > 0.55 ? [0.96, 0.84, 0.3] : [0.9, 0.24, 0.36],
          light: [1, 0.6, 0.62],
          amount: Math.abs(spot) > 0.25 ? 1 : 0,
        };
      },
    }),
  },
});

export function pastelCoats(s: Sculpture): void {
  for (const [name, coat] of Object.entries({
    ...COMMON,
    ...interiorCoats(PASTEL_TORN, [0x9cc8c0, 0x88b8b0]),
    ...pastelPaints(),
  }))
    s.coat(name, coat);
  for (const scene of SCENES) {
    s.coat(`sash ${scene}`, windowCoat(SASH, scene));
    s.coat(`french ${scene}`, windowCoat(FRENCH, scene));
    s.coat(`loggia ${scene}`, windowCoat(LOGGIA, scene));
    s.coat(`attic ${scene}`, windowCoat(ATTIC, scene));
  }
  for (const shop of SHOPS) s.coat(`shop ${shop}`, shopCoat(SHOP, shop));
  s.coat('rose window', windowCoat(ROSE, 'lit'));
  s.coat('door', windowCoat(DOOR, 'lit'));
}
