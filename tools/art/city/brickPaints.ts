import type { Coat } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { awning, COMMON, floorPlan, masonry, plain, sign, stone } from './coats';
import { interiorCoats } from './interior';
import { SCENES, SHOPS, shopCoat, windowCoat } from './panes';

const BRICKS = { length: 0.052, height: 0.0215, joint: 0.003 };
const FRAME = 0x1d5a54;
export const BRICK_TORN = 0xb06a4c;

export const SASH = { width: 0.105, height: 0.148, frame: FRAME, bars: [2, 2], border: 0.009 } as const;
export const ARCH = { width: 0.15, height: 0.178, frame: FRAME, bars: [3, 2], border: 0.009 } as const;
export const ATTIC = { width: 0.105, height: 0.11, frame: FRAME, bars: [2, 1], border: 0.009 } as const;
export const SHOP = { width: 0.2, height: 0.14, frame: FRAME, bars: [3, 1], border: 0.008 } as const;
export const DOOR = { width: 0.082, height: 0.17, frame: 0x6a3a1e, bars: [1, 1], border: 0.014 } as const;

export const brickPaints = (): Readonly<Record<string, Coat>> => ({
  brick: masonry(
    { dark: 0x5e2418, base: 0xa84a34, light: 0xd07a58, edge: 0xe8a888, wash: 0x2a0f0a },
    BRICKS,
    [0x8a3826, 0xc06848, 0x7a3024],
  ),
  stone: stone({ dark: 0x8a7858, base: 0xd6c6a0, light: 0xf0e6c8, edge: 0xfffbec, wash: 0x4a3a24 }),
  quoin: masonry(
    { dark: 0x8a7858, base: 0xd2c29c, light: 0xf0e6c8, edge: 0xfffbec, wash: 0x4a3a24 },
    { length: 0.2, height: 0.043, joint: 0.004 },
  ),
  plinth: stone({ dark: 0x3c3834, base: 0x6c6660, light: 0x96908a, edge: 0xc8c2b8, wash: 0x1a1816 }),
  red: awning(0xf4ead4, 0xc23a2c, 9),
  green: awning(0xf4ead4, 0x2f7d4f, 9),
  blue: awning(0xf4ead4, 0x2c5f98, 9),
  teal: plain(FRAME),
  plan: floorPlan(0xc8a878, 0x8a6038),
  cafe: sign(0x233a52, 0xffd65a, 'CAFE', 6.5),
  pizza: sign(0x7a1e18, 0xfff0c0, 'PIZZA', 6.5),
  books: sign(0x1e4a38, 0xffe09a, 'BOOKS', 6.5),
  bar: sign(0x2a2440, 0xff7ac0, 'BAR', 6.5),
});

export function brickCoats(s: Sculpture): void {
  for (const [name, coat] of Object.entries({
    ...COMMON,
    ...interiorCoats(BRICK_TORN, [0xd8b080, 0xc89a68]),
    ...brickPaints(),
  }))
    s.coat(name, coat);
  for (const scene of SCENES) {
    s.coat(`sash ${scene}`, windowCoat(SASH, scene));
    s.coat(`arch ${scene}`, windowCoat(ARCH, scene));
    s.coat(`attic ${scene}`, windowCoat(ATTIC, scene));
  }
  for (const shop of SHOPS) s.coat(`shop ${shop}`, shopCoat(SHOP, shop));
  s.coat('door', windowCoat(DOOR, 'lit'));
}
