import { rgb } from '../kit/colour';
import { box, lid } from '../kit/masonry';
import { dice, fractal } from '../kit/noise';
import type { Coat } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { clamp, mix, scale, smoothstep } from '../kit/vector';
import { lamp, plain, stone } from './coats';
import { put } from './facade';

/** Height of the visible floor in a broken storey. */
const ROOM_FLOOR = 0.085;

/** Paper on the walls of rooms, with stripes. */
function wallpaper(one: number, two: number): Coat {
  const [a, b] = [rgb(one), rgb(two)];
  return {
    round: 0.004,
    paint: ({ at: [x, y, z], open, noise }) => {
      const stripe = Math.sin((x + z) * 130) > 0.1 ? a : b;
      const soot = clamp(smoothstep(0.16, 0.3, y + 0.05 * noise) * 0.75);
      return {
        colour: scale(mix(stripe, [0.16, 0.13, 0.12], soot), 0.45 + 0.55 * open),
        rough: 0.9,
        metal: 0,
        glow: null,
      };
    },
  };
}

/** Boards under dust and soot. */
const boards: Coat = {
  texels: 0.55,
  round: 0,
  paint: ({ local: [x, y], at, open }) => {
    const plank = 0.8 + 0.2 * Math.sin(Math.floor(y * 24) * 2.7);
    const tiled = x > 0.05 && y > 0;
    const tile =
      (Math.floor(x * 20) + Math.floor(y * 20)) & 1
        ? ([0.75, 0.78, 0.74] as const)
        : ([0.34, 0.46, 0.48] as const);
    const dust = clamp(smoothstep(-0.15, 0.35, fractal(at[0] * 9, 0, at[2] * 9, 3)));
    const floor = tiled ? tile : scale([0.56, 0.36, 0.2], plank);
    return {
      colour: scale(mix(floor, [0.5, 0.45, 0.4], 0.65 * dust), 0.4 + 0.6 * open),
      rough: 0.9,
      metal: 0,
      glow: null,
    };
  },
};

/** Coats of a building's interior. @param torn of its broken walls @param papers wallpapers of its rooms */
export function interiorCoats(
  torn: number,
  papers: readonly [number, number],
): Readonly<Record<string, Coat>> {
  const own = rgb(torn);
  const hex = ([r, g, b]: readonly [number, number, number]): number =>
    (Math.round(clamp(r) * 255) << 16) | (Math.round(clamp(g) * 255) << 8) | Math.round(clamp(b) * 255);
  return {
    torn: stone({
      dark: hex(scale(own, 0.5)),
      base: torn,
      light: hex(mix(own, [1, 0.95, 0.88], 0.4)),
      edge: hex(mix(own, [1, 0.96, 0.9], 0.7)),
      wash: 0x1e1612,
    }),
    paper: wallpaper(...papers),
    boards,
    slab: stone({ dark: 0x5c5854, base: 0x98928a, light: 0xc4beb4, edge: 0xf0eae0, wash: 0x1e1a18 }),
    soot: plain(0x2c2826, { rough: 0.95 }),
    rebar: plain(0x8a4a2a, { rough: 0.8 }),
    ember: lamp(0xff7a28, 1),
    linen: plain(0xe8e0d0, { rough: 0.9 }),
    blanket: plain(0x3a6aa0, { rough: 0.9 }),
    sofa: plain(0xc8482e, { rough: 0.9 }),
    enamel: plain(0xe8ecec, { rough: 0.25 }),
    shade: lamp(0xffdc90, 0.9),
  };
}

/** A bent reinforcement bar that sticks out of torn concrete. */
export function addRebar(s: Sculpture, x: number, y: number, z: number, lean: number, tall = 0.05): void {
  s.within([x, y, z], [lean * 0.6, x * 400, lean], () => {
    put(s, 'rebar', box({ at: [0, tall * 0.3, 0], size: [0.006, tall * 0.7, 0.006], skip: ['-y', '+y'] }));
    s.within([0, tall * 0.62, 0], [lean, 0, lean * 1.5], () =>
      put(s, 'rebar', box({ at: [0, tall * 0.25, 0], size: [0.006, tall * 0.55, 0.006], skip: ['-y'] })),
    );
  });
}

/** Lumps of a coat scattered around a centre. @param out range of distances @param y of the ground */
export function strew(
  s: Sculpture,
  coat: string,
  seed: number,
  count: number,
  [near, far]: readonly [number, number],
  y: number,
  size: number,
): void {
  const roll = dice(seed);
  for (let i = 0; i < count; i++) {
    const around = (i / count) * 2 * Math.PI + roll() * 1.2;
    const out = near + (far - near) * roll();
    const own = size * (0.6 + 0.8 * roll());
    put(
      s,
      coat,
      box({
        at: [out * Math.cos(around), y + own * 0.22, out * Math.sin(around)],
        size: [own * (1 + roll()), own * (0.6 + 0.5 * roll()), own],
        turn: [(roll() - 0.5) * 50, roll() * 180, (roll() - 0.5) * 50],
        taper: [0.6 + 0.4 * roll(), 0.6 + 0.4 * roll()],
        skip: ['-y'],
      }),
    );
  }
}

/** Exposed rooms: half a wall, furniture, a fallen slab, embers. */
export function addRooms(s: Sculpture, family: string, half: number): void {
  const y = ROOM_FLOOR;
  s.repeat(`${family} rooms`, () => {
    put(s, 'boards', lid(y, 2 * half));
    put(s, 'paper', box({ at: [0.03, y + 0.05, -0.13], size: [0.02, 0.1, 2 * (half - 0.14)], skip: ['-y'] }));
    put(s, 'torn', box({ at: [0.03, y + 0.12, -0.2], size: [0.02, 0.05, 0.12], skip: ['-y'] }));
    put(s, 'paper', box({ at: [0.16, y + 0.035, 0.01], size: [0.26, 0.07, 0.02], skip: ['-y'] }));
    // A slab of the ceiling leans on what is left of the wall.
    put(s, 'slab', box({ at: [-0.12, y + 0.085, 0.1], size: [0.24, 0.02, 0.22], turn: [14, 24, -30] }));
    put(s, 'slab', box({ at: [0.17, y + 0.05, 0.16], size: [0.14, 0.018, 0.12], turn: [-22, 40, 18] }));
    for (const [x, z] of [
      [-0.2, 0.02],
      [-0.22, 0.12],
      [-0.17, 0.2],
    ] as const)
      addRebar(s, x, y + 0.13, z, 40 + x * 100, 0.045);
    strew(s, 'torn', 5, 7, [0.06, 0.25], y, 0.035);
    strew(s, 'slab', 17, 4, [0.1, 0.24], y, 0.03);
    strew(s, 'soot', 31, 3, [0.05, 0.2], y, 0.035);
  });
  s.repeat('city furniture', () => {
    put(s, 'wood', box({ at: [-0.17, y + 0.018, -0.18], size: [0.11, 0.036, 0.16], skip: ['-y'] }));
    put(s, 'linen', box({ at: [-0.17, y + 0.043, -0.225], size: [0.1, 0.014, 0.06], skip: ['-y'] }));
    put(s, 'blanket', box({ at: [-0.17, y + 0.042, -0.155], size: [0.112, 0.014, 0.1], skip: ['-y'] }));
    put(s, 'enamel', box({ at: [0.2, y + 0.022, -0.2], size: [0.08, 0.044, 0.15], skip: ['-y'] }));
    put(s, 'blanket', lid(y + 0.0455, 0.056, 0.124, 0.2, -0.2));
    put(s, 'sofa', box({ at: [0.18, y + 0.02, 0.075], size: [0.15, 0.03, 0.06], skip: ['-y'] }));
    put(s, 'sofa', box({ at: [0.18, y + 0.045, 0.044], size: [0.15, 0.05, 0.018], skip: ['-y'] }));
    put(s, 'wood', box({ at: [-0.06, y + 0.03, -0.24], size: [0.05, 0.06, 0.05], skip: ['-y'] }));
    put(
      s,
      'shade',
      box({ at: [-0.06, y + 0.08, -0.24], size: [0.034, 0.03, 0.034], taper: [0.6, 0.6], skip: ['-y'] }),
    );
    for (const [x, z, size] of [
      [-0.05, 0.03, 0.024],
      [0.06, 0.22, 0.02],
      [-0.24, 0.24, 0.022],
      [0.1, 0.12, 0.014],
    ] as const)
      put(
        s,
        'ember',
        box({ at: [x, y + 0.006, z], size: [size, 0.012, size], turn: [0, x * 700, 0], skip: ['-y'] }),
      );
  });
}
