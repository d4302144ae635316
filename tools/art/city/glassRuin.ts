import { box, type Point, panel } from '../kit/masonry';
import { dice } from '../kit/noise';
import { miniature } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { plain } from './coats';
import { alike, around, band, put } from './facade';
import { FACE, GLASS_TORN, glassCoats } from './glassPaints';
import { addRebar, addRooms } from './interior';
import { rubbleOf } from './rubble';

/** Shards that remain of the glass skin. */
function shards(half: number, high: number, seed: number): Point[] {
  const roll = dice(seed);
  const teeth: Point[] = [];
  const count = 7;
  for (let i = 0; i < count; i++) {
    const x = -half + (2 * half * i) / count;
    const width = (2 * half) / count;
    const tall = i % 3 === seed % 3 ? 0.1 : high * (0.62 + 0.38 * roll());
    teeth.push(
      [x + 0.002, tall - 0.05 * roll()],
      [x + width * (0.3 + 0.4 * roll()), tall],
      [x + width - 0.002, tall - 0.07 * roll()],
    );
  }
  return [[-half, 0.02], [half, 0.02], ...teeth.reverse()];
}

const COLUMNS = [0.36, 0.25, 0.32, 0.2] as const;

function ruin(s: Sculpture, name: string, coat: (side: number) => string, half: number): void {
  glassCoats(s);
  around(s, (side) => {
    s.repeat(`glass shards ${name} ${side}`, () =>
      put(s, coat(side), panel({ outline: shards(half, 0.27, side + name.length), at: [0, 0, half] })),
    );
    const tall = COLUMNS[side]!;
    s.repeat(`glass column ${side}`, () => {
      put(s, 'slab', box({ at: [0.318, tall / 2, 0.318], size: [0.034, tall, 0.034], skip: ['-y'] }));
      put(
        s,
        'torn',
        box({
          at: [0.314, tall + 0.004, 0.314],
          size: [0.026, 0.02, 0.026],
          turn: [10, 30, 12],
          skip: ['-y'],
        }),
      );
    });
    addRebar(s, 0.32, tall, 0.31, 18, Math.min(0.06, 0.37 - tall));
  });
  alike(s, `glass bent fins ${half}`, () => {
    for (const [x, tall, lean] of [
      [-0.2, 0.22, 9],
      [-0.02, 0.17, -6],
      [0.16, 0.25, 5],
    ] as const) {
      put(
        s,
        'fin',
        box({ at: [x, 0.07, half + 0.008], size: [0.009, 0.14, 0.018], skip: ['-y', '+y', '-z'] }),
      );
      s.within([x, 0.138, half + 0.008], [lean, 0, lean * 2], () =>
        put(
          s,
          'fin',
          box({ at: [0, (tall - 0.14) / 2, 0], size: [0.009, tall - 0.14, 0.018], skip: ['-y'] }),
        ),
      );
    }
  });
  addRooms(s, 'glass', 0.3);
  // The ceiling hangs from its bars.
  s.repeat('glass ceiling', () => {
    put(s, 'slab', box({ at: [-0.19, 0.19, -0.2], size: [0.22, 0.022, 0.2], turn: [-16, 20, 14] }));
    put(s, 'slab', box({ at: [0.23, 0.2, 0.24], size: [0.14, 0.022, 0.14], turn: [18, 10, -12] }));
  });
  band(
    s,
    'slab',
    [
      [FACE, 0],
      [0.346, 0],
      [0.346, 0.026],
      [0.3, 0.026],
    ],
    'glass torn slab',
  );
}

export const glassGroundBroken = (s: Sculpture): void => {
  ruin(s, 'lobby', () => 'lobby', 0.3);
  alike(s, 'glass torn pillars', () => {
    for (const [x, tall] of [
      [-0.105, 0.24],
      [0.105, 0.17],
    ] as const)
      put(
        s,
        'granite',
        box({ at: [x, tall / 2, 0.318], size: [0.04, tall, 0.04], taper: [0.9, 0.9], skip: ['-y'] }),
      );
  });
  s.within([-0.02, 0.17, 0], [0, 0, 11], () =>
    put(s, 'office', box({ at: [0, 0, 0.346], size: [0.16, 0.05, 0.02], skip: ['-z'] })),
  );
};
export const glassMiddleBroken = (s: Sculpture): void =>
  ruin(s, 'curtain', (side) => `curtain ${side}`, FACE);
export const glassTopBroken = (s: Sculpture): void => {
  ruin(s, 'garden', (side) => `garden ${side}`, 0.29);
  alike(s, 'glass torn garden', () => {
    put(s, 'slab', box({ at: [0, 0.036, 0.318], size: [0.4, 0.03, 0.04], skip: ['-y'] }));
    for (const [x, size] of [
      [-0.13, 0.07],
      [0.1, 0.08],
    ] as const)
      put(
        s,
        'leaf',
        box({
          at: [x, 0.05 + size / 2, 0.318],
          size: [size, size, 0.05],
          turn: [0, 20, 14],
          taper: [0.5, 0.5],
          skip: ['-y'],
        }),
      );
  });
};

const pieces = {
  slab: plain(0xccd4d6, { rough: 0.8 }),
  shard: {
    paint: miniature({
      dark: 0x123a4e,
      base: 0x2f7088,
      light: 0x8fd0e0,
      edge: 0xe8ffff,
      wash: 0x081c28,
      rough: 0.12,
    }),
  },
};
export const glassRubble = rubbleOf(GLASS_TORN, pieces, 23);
