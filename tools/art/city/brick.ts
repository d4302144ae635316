import { archway, box, lid, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { ARCH, ATTIC, brickCoats, DOOR, SASH, SHOP } from './brickPaints';
import { alike, around, band, pane, plan, posts, put, RECESS, relief, WALL, wall, windows } from './facade';
import type { SceneName } from './panes';
import { addAwning, addCooler, addMast, addWaterTank } from './things';

export const FOOT = [
  [WALL + 0.012, 0],
  [WALL + 0.012, 0.018],
  [WALL, 0.026],
] as const;
const BAND = [
  [WALL, 0.25],
  [0.346, 0.257],
  [0.352, 0.264],
  [0.352, 0.29],
  [0.344, 0.3],
  [0.3, 0.3],
] as const;

export const brickScenes: readonly (readonly SceneName[])[] = [
  ['curtains', 'dark', 'lit'],
  ['dark', 'person', 'dark'],
  ['blind', 'dusk', 'plant'],
  ['dark', 'cat', 'curtains'],
];

export const SASHES = [-0.19, 0, 0.19].map((x) => rectangle(x, 0.068, SASH.width, SASH.height));

function sashStorey(s: Sculpture): void {
  brickCoats(s);
  alike(s, 'brick sash wall', () => {
    wall(s, 'brick', 0, 0.25, SASHES);
    for (const x of [-0.19, 0, 0.19]) {
      relief(s, 'stone', [x, 0.061, WALL], [0.13, 0.014, 0.022], ['-z', '-y']);
      relief(s, 'stone', [x, 0.2255, WALL], [0.128, 0.019, 0.01], ['-z', '-y']);
    }
  });
  windows(s, 'brick', 'sash', SASHES, brickScenes);
}

export function brickMiddle(s: Sculpture): void {
  sashStorey(s);
  band(s, 'plinth', FOOT, 'brick foot');
  band(s, 'stone', BAND, 'brick band');
  posts(s, 'quoin', 0, 0.25, 0.341, 0.05, 'brick quoins');
  plan(s, 'brick');
  s.within([0, 0, 0], [0, 90, 0], () => {
    put(s, 'vent', box({ at: [-0.19, 0.082, WALL + 0.016], size: [0.07, 0.042, 0.05], skip: ['-z'] }));
  });
  s.within([0, 0, 0], [0, 180, 0], () => fireEscape(s));
  s.within([0, 0, 0], [0, -90, 0], () => {
    put(s, 'clay', box({ at: [0.19, 0.074, WALL + 0.018], size: [0.11, 0.018, 0.03], skip: ['-z', '-y'] }));
    put(s, 'leaf', box({ at: [0.19, 0.09, WALL + 0.018], size: [0.104, 0.02, 0.026], skip: ['-z', '-y'] }));
  });
}

/** A balcony of iron with a ladder down to the next. */
function fireEscape(s: Sculpture): void {
  const [z, out] = [WALL + 0.026, 0.052];
  put(s, 'iron', box({ at: [0.06, 0.05, z], size: [0.36, 0.008, out], skip: ['-z'] }));
  for (const y of [0.078, 0.104])
    put(
      s,
      'iron',
      box({ at: [0.06, y, WALL + out - 0.004], size: [0.36, 0.006, 0.006], skip: ['-z', '-y'] }),
    );
  for (const x of [-0.118, -0.03, 0.06, 0.15, 0.238])
    put(
      s,
      'iron',
      box({ at: [x, 0.079, WALL + out - 0.004], size: [0.006, 0.054, 0.007], skip: ['-y', '+y', '-z'] }),
    );
  put(
    s,
    'iron',
    box({ at: [0.12, 0.16, WALL + 0.022], size: [0.012, 0.24, 0.008], turn: [0, 0, 32], skip: ['-z'] }),
  );
  put(
    s,
    'iron',
    box({ at: [0.15, 0.16, WALL + 0.04], size: [0.012, 0.24, 0.008], turn: [0, 0, 32], skip: ['-z'] }),
  );
}

export const ARCHES = [-0.165, 0.165].map((x) => archway(x, 0.05, ARCH.width, ARCH.height, 5));

export function brickTop(s: Sculpture): void {
  brickCoats(s);
  alike(s, 'brick arch wall', () => {
    wall(s, 'brick', 0, 0.246, ARCHES);
    for (const x of [-0.165, 0.165]) {
      relief(s, 'stone', [x, 0.043, WALL], [0.178, 0.014, 0.022], ['-z', '-y']);
      relief(s, 'stone', [x, 0.236, WALL], [0.026, 0.04, 0.014], ['-z', '-y']);
    }
    relief(s, 'quoin', [0, 0.128, WALL], [0.07, 0.236, 0.01], ['-z', '-y', '+y']);
    for (let i = 0; i < 7; i++)
      relief(s, 'stone', [-0.27 + 0.09 * i, 0.252, WALL], [0.028, 0.022, 0.02], ['-z', '+y']);
  });
  windows(s, 'brick', 'arch', ARCHES, [
    ['lit', 'dark'],
    ['dark', 'plant'],
    ['curtains', 'person'],
    ['dusk', 'lit'],
  ]);
  band(s, 'plinth', FOOT, 'brick foot');
  const cornice = [
    [WALL + 0.006, 0.262],
    [0.358, 0.27],
    [0.368, 0.278],
    [0.368, 0.296],
    [0.362, 0.3],
    [0.3, 0.3],
  ] as const;
  band(s, 'stone', cornice, 'brick cornice');
  posts(s, 'quoin', 0, 0.262, 0.341, 0.05, 'brick top quoins');
  plan(s, 'brick');
}

const ATTICS = [-0.19, 0, 0.19].map((x) => rectangle(x, 0.05, ATTIC.width, ATTIC.height));

export function brickRoof(s: Sculpture): void {
  brickCoats(s);
  alike(s, 'brick attic wall', () => {
    wall(s, 'brick', 0, 0.2, ATTICS);
    for (const x of [-0.19, 0, 0.19]) {
      relief(s, 'stone', [x, 0.044, WALL], [0.13, 0.012, 0.02], ['-z', '-y']);
      relief(s, 'stone', [x, 0.169, WALL], [0.128, 0.017, 0.01], ['-z', '-y']);
    }
    for (let i = 0; i < 7; i++)
      relief(s, 'stone', [-0.3 + 0.1 * i, 0.206, WALL], [0.03, 0.022, 0.018], ['-z', '+y']);
  });
  windows(s, 'brick', 'attic', ATTICS, brickScenes);
  band(s, 'plinth', FOOT, 'brick foot');
  band(
    s,
    'stone',
    [
      [WALL + 0.004, 0.214],
      [0.36, 0.224],
      [0.368, 0.232],
      [0.368, 0.25],
      [0.352, 0.258],
    ],
    'brick roof cornice',
  );
  posts(s, 'quoin', 0, 0.216, 0.341, 0.05, 'brick attic quoins');
  alike(s, 'brick parapet', () => {
    put(s, 'brick', panel({ outline: rectangle(0, 0.256, 0.66, 0.034), at: [0, 0, 0.344] }));
    put(s, 'stone', box({ at: [0, 0.295, 0.334], size: [0.64, 0.012, 0.03], skip: ['-y'] }));
    put(s, 'tar', panel({ outline: rectangle(0, 0.262, 0.64, 0.03), at: [0, 0, -0.32] }));
    put(s, 'stone', box({ at: [0.334, 0.285, 0.334], size: [0.046, 0.06, 0.046], skip: ['-y'] }));
  });
  put(s, 'tar', panel({ outline: rectangle(0, -0.32, 0.64, 0.64), at: [0, 0.266, 0], turn: [-90, 0, 0] }));
  addWaterTank(s, -0.13, -0.12, 0.266);
  addCooler(s, 0.15, 0.12, 0.266);
  addMast(s, 0.22, -0.2, 0.266, 0.48);
  put(s, 'iron', box({ at: [-0.12, 0.277, 0.17], size: [0.19, 0.024, 0.13], skip: ['-y'] }));
  put(s, 'attic lit', lid(0.2895, 0.165, 0.105, -0.12, 0.17));
  put(s, 'wood', box({ at: [0.09, 0.296, -0.21], size: [0.09, 0.062, 0.08], skip: ['-y'] }));
  for (const x of [0.03, 0.26])
    put(s, 'wood', box({ at: [x, 0.302, -0.06], size: [0.009, 0.072, 0.009], skip: ['-y', '+y'] }));
  for (const [i, cloth] of ['linen', 'blanket', 'sofa'].entries())
    put(
      s,
      cloth,
      box({
        at: [0.08 + 0.066 * i, 0.31, -0.06],
        size: [0.052, 0.046, 0.005],
        skip: ['+y', '-y', '+x', '-x'],
      }),
    );
}

export const SHOP_FOOT = [
  [WALL + 0.014, 0],
  [WALL + 0.014, 0.014],
  [WALL, 0.02],
] as const;
const SHOPS_AT = [-0.185, 0.185];
export const SHOP_WINDOWS = SHOPS_AT.map((x) => rectangle(x, 0.05, SHOP.width, SHOP.height));
export const SHOP_DOOR = rectangle(0, 0.02, DOOR.width, DOOR.height);

export function brickGround(s: Sculpture): void {
  brickCoats(s);
  alike(s, 'brick shop wall', () => {
    wall(s, 'plinth', 0, 0.21, [...SHOP_WINDOWS, SHOP_DOOR]);
    for (const x of [-0.055, 0.055])
      relief(s, 'teal', [x, 0.115, WALL], [0.02, 0.19, 0.012], ['-z', '-y', '+y']);
    for (const x of SHOPS_AT) relief(s, 'teal', [x, 0.04, WALL], [0.22, 0.02, 0.012], ['-z', '-y']);
    relief(s, 'plinth', [0, 0.01, WALL], [0.11, 0.02, 0.04], ['-z', '-y']);
  });
  const shops = [
    ['bakery', 'cafe'],
    ['goods', 'shut'],
    ['cafe', 'goods'],
    ['goods', 'bakery'],
  ] as const;
  const signs = ['cafe', 'books', 'pizza', 'bar'] as const;
  const cloths = ['red', 'green', 'red', 'blue'] as const;
  around(s, (side) => {
    for (const [i, x] of SHOPS_AT.entries()) {
      s.within([x, 0, 0], [0, 0, 0], () => {
        pane(s, `shop ${shops[side]![i]!}`, rectangle(0, 0.05, SHOP.width, SHOP.height), 'brick shop');
        s.repeat(`brick awning ${cloths[side]!}`, () =>
          addAwning(s, cloths[side]!, 0.222, 0.232, 0.058, 0.05, WALL),
        );
      });
    }
    pane(s, 'door', SHOP_DOOR, 'brick door', WALL - RECESS);
    relief(s, signs[side]!, [0, 0.2315, WALL], [0.28, 0.043, 0.022], ['-z']);
  });
  alike(s, 'brick fascia', () =>
    put(s, 'teal', panel({ outline: rectangle(0, 0.21, 0.66, 0.042), at: [0, 0, WALL + 0.002] })),
  );
  band(s, 'stone', BAND, 'brick band');
  band(s, 'plinth', SHOP_FOOT, 'brick ground foot');
  posts(s, 'quoin', 0, 0.25, 0.343, 0.056, 'brick ground quoins');
  plan(s, 'brick');
}
