import { type Coat, miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { COMMON, floorPlan, lamp, masonry, plain, sign, stone } from './coats';
import { interiorCoats } from './interior';
import { SCENES, shopCoat, windowCoat } from './panes';

/** Distance of the walls from the centre, and size of the cut corners of the plan. */
export const FACE = 0.33;
export const DECO_TORN = 0xb89a6c;
export const CUT = 0.085;
export const HALF = FACE - CUT;
export const SLANT = (2 * FACE - CUT) / Math.SQRT2;
export const SLANT_HALF = CUT / Math.SQRT2;
export const BAYS = [-0.158, 0, 0.158];

const SASH = {
  width: 0.104,
  frame: 0x1c2c30,
  border: 0.007,
  glass: [0x8fb4b0, 0x12302e],
} as const;
export const BAY = { ...SASH, height: 0.15, bars: [2, 3] } as const;
export const TALL = { ...SASH, height: 0.19, bars: [2, 4] } as const;
export const CROWN = { ...SASH, height: 0.11, bars: [2, 2] } as const;
export const SLIT = { ...SASH, width: 0.05, height: 0.15, bars: [1, 3] } as const;
export const LOBBY = { width: 0.125, height: 0.16, frame: 0xb88a34, bars: [2, 1], border: 0.008 } as const;
export const DOORS = { width: 0.15, height: 0.18, frame: 0xb88a34, bars: [2, 1], border: 0.012 } as const;

/** Rays like a rising sun, from the bottom centre of a panel. */
const sunburst: Coat = {
  round: 0.004,
  paint: miniature({
    dark: 0x0e3a38,
    base: 0x1d6a64,
    light: 0x3c948a,
    edge: 0xe8c878,
    wash: 0x061c1c,
    rough: 0.45,
    pattern: ({ local: [x, y] }) => {
      const angle = Math.atan2(y + 0.62, x * 1.4);
      return stain(0xc89a40, Math.sin(angle * 11) > 0.35 ? 0.9 : 0, 0xf0d080);
    },
  }),
};

export const decoPaints = (): Readonly<Record<string, Coat>> => ({
  sand: masonry(
    { dark: 0xa07c4c, base: 0xdcbc84, light: 0xf4dfb0, edge: 0xfff6dc, wash: 0x5a4222, washing: 0.75 },
    { length: 0.14, height: 0.06, joint: 0.003 },
  ),
  pier: stone({
    dark: 0xa88656,
    base: 0xe6cb98,
    light: 0xf8e6be,
    edge: 0xfff8e4,
    wash: 0x5e4826,
    washing: 0.75,
  }),
  base: stone({ dark: 0x24282a, base: 0x46504e, light: 0x74807c, edge: 0xaab4ae, wash: 0x0c1010 }),
  brass: plain(0xb88a34, { rough: 0.35, metal: 0.55, light: 0xf0cc70, edge: 0xfff0b8, wash: 0x3a2408 }),
  sunburst,
  jade: plain(0x1d6a64, { rough: 0.45 }),
  strip: lamp(0xffdf9c, 0.8),
  plan: floorPlan(0xb89a68, 0x5a4a3a),
  cinema: sign(0x5a1420, 0xffe6a0, 'CINEMA', 5.2, 1),
  bank: sign(0x12302e, 0xffd878, 'BANK', 5.2),
  clock: {
    round: 0,
    paint: ({ local: [x, y] }) => {
      const far = Math.hypot(x, y) * 2;
      const hour = Math.cos(Math.atan2(y, x) * 12) > 0.8 && far > 0.68 && far < 0.86;
      const hand = (Math.abs(x) < 0.035 && y > 0 && y < 0.33) || (Math.abs(y) < 0.04 && x > 0 && x < 0.24);
      const dark = hour || hand || far > 0.94;
      const colour = dark ? ([0.16, 0.1, 0.05] as const) : ([1, 0.93, 0.72] as const);
      return { colour, rough: 0.4, metal: 0, glow: dark ? null : [0.95, 0.84, 0.58] };
    },
  },
});

export function decoCoats(s: Sculpture): void {
  for (const [name, coat] of Object.entries({
    ...COMMON,
    ...interiorCoats(DECO_TORN, [0xb8c8a8, 0xa4b694]),
    ...decoPaints(),
  }))
    s.coat(name, coat);
  for (const scene of SCENES) {
    s.coat(`bay ${scene}`, windowCoat(BAY, scene));
    s.coat(`tall ${scene}`, windowCoat(TALL, scene));
    s.coat(`crown ${scene}`, windowCoat(CROWN, scene));
    s.coat(`slit ${scene}`, windowCoat(SLIT, scene));
  }
  s.coat('lobby', shopCoat(LOBBY, 'cafe'));
  s.coat('wares', shopCoat(LOBBY, 'goods'));
  s.coat('doors', windowCoat(DOORS, 'lit'));
}
