import { noise } from '../kit/noise';
import type { Coat } from '../kit/paint';
import { miniature } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { scale, smoothstep } from '../kit/vector';
import { along, COMMON, floorPlan, lamp, plain, sign, stone } from './coats';
import { interiorCoats } from './interior';
import { SCENES, shopCoat, windowCoat } from './panes';

/** Front of the balcony frame; the rooms are behind it. */
export const FRONT = 0.345;
export const BACK = 0.298;
export const CONCRETE_TORN = 0xa09a90;
export const BAYS = [-0.207, 0, 0.207];
export const SPAN = 0.16;
/** The windows of the ground floor hall, which are set back farther. */
export const HALL_BAYS = [-0.17, 0, 0.17];

export const ROOM = {
  width: SPAN,
  height: 0.19,
  frame: 0x2c2a2c,
  bars: [2, 1],
  border: 0.006,
  glass: [0x9cc0c8, 0x2c4a5a],
} as const;
export const RIBBON = {
  width: 0.2,
  height: 0.14,
  frame: 0x2c2a2c,
  bars: [3, 1],
  border: 0.006,
  glass: [0x9cc0c8, 0x2c4a5a],
} as const;
export const HALL = { width: 0.15, height: 0.19, frame: 0x2c2a2c, bars: [2, 1], border: 0.006 } as const;

/** Concrete cast in boards, streaked by rain. */
function cast(base: number, light: number, dark: number): Coat {
  const boards = 0.0165;
  return {
    detail: (x, y, z) => {
      const up = (y / boards + 0.15 * noise(along([x, y, z]) * 9, 0, 4)) % 1;
      return 0.0011 * smoothstep(0, 0.14, Math.min(Math.abs(up), 1 - Math.abs(up)));
    },
    depth: 0.0011,
    paint: miniature({
      dark,
      base,
      light,
      edge: 0xf6efe2,
      wash: 0x2a2622,
      rough: 0.9,
      zenith: 0.35,
      cloud: 0.09,
      pattern: ({ at: [x, y, z] }) => {
        const streak = smoothstep(0.15, 0.7, noise(along([x, y, z]) * 60, y * 4, 9));
        return { base: scale([0.42, 0.39, 0.36], 0.95), light: [0.5, 0.47, 0.43], amount: 0.34 * streak };
      },
    }),
  };
}

export const concretePaints = (): Readonly<Record<string, Coat>> => ({
  cast: cast(0xb4a997, 0xd8cdb9, 0x776d5f),
  deep: stone({ dark: 0x565048, base: 0x8a8278, light: 0xaaa298, edge: 0xd0c8bc, wash: 0x2a2622 }),
  orange: plain(0xdd7a2c, { rough: 0.7 }),
  mustard: plain(0xd8a834, { rough: 0.7 }),
  rust: plain(0xb4502c, { rough: 0.7 }),
  plan: floorPlan(0xb8b0a6, 0x6a5644),
  hotel: sign(0x2a1a24, 0xff6a4a, 'HOTEL', 3.3, 1),
  neon: sign(0x2a1a24, 0xffb84a, 'HOTEL', 5, 1),
  strip: lamp(0xffc878, 0.85),
  pool: {
    round: 0,
    paint: ({ local: [x, y] }) => {
      const ripple =
        0.5 +
        0.5 * Math.sin(x * 40 + 3 * noise(x * 9, y * 9, 2)) * Math.sin(y * 30 + 3 * noise(x * 7, y * 8, 5));
      const line = Math.abs((((x + 0.5) * 3) % 1) - 0.5) < 0.03 ? 0.75 : 1;
      const colour = scale([0.18 + 0.25 * ripple, 0.72 + 0.2 * ripple, 0.84 + 0.14 * ripple], line);
      return { colour, rough: 0.1, metal: 0, glow: scale(colour, 0.5) };
    },
  },
  deck: plain(0xc8a878, { rough: 0.85 }),
  parasol: {
    paint: miniature({
      dark: 0x8a4a3a,
      base: 0xf4ead8,
      light: 0xffffff,
      edge: 0xffffff,
      wash: 0x4a2a20,
      pattern: ({ local: [x, , z] }) => ({
        base: [0.88, 0.42, 0.16],
        light: [0.96, 0.56, 0.26],
        amount: Math.sin(Math.atan2(z, x) * 4) > 0 ? 1 : 0,
      }),
    }),
  },
});

export function concreteCoats(s: Sculpture): void {
  for (const [name, coat] of Object.entries({
    ...COMMON,
    ...interiorCoats(CONCRETE_TORN, [0xe0b070, 0xd29a58]),
    ...concretePaints(),
  }))
    s.coat(name, coat);
  for (const scene of SCENES) {
    s.coat(`room ${scene}`, windowCoat(ROOM, scene));
    s.coat(`ribbon ${scene}`, windowCoat(RIBBON, scene));
  }
  s.coat('hall', shopCoat(HALL, 'cafe'));
  s.coat('goods', shopCoat(HALL, 'goods'));
}
