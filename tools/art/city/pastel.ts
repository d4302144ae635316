import { archway, box, lid, moulding, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { alike, around, band, pane, plan, posts, put, RECESS, relief, WALL, wall, windows } from './facade';
import { ATTIC, DOOR, FRENCH, LOGGIA, pastelCoats, SASH, SHOP } from './pastelPaints';
import { addAwning } from './things';

/** A little roof of tiles runs round every storey. */
function eaves(s: Sculpture): void {
  band(
    s,
    'trim',
    [
      [WALL, 0.236],
      [0.345, 0.246],
      [0.345, 0.252],
    ],
    'pastel cornice',
  );
  band(
    s,
    'tiles',
    [
      [0.352, 0.252],
      [0.388, 0.254],
      [0.388, 0.262],
      [0.336, 0.297],
    ],
    'pastel eaves',
  );
  band(
    s,
    'trim',
    [
      [0.336, 0.297],
      [0.336, 0.3],
      [0.28, 0.3],
    ],
    'pastel coping',
  );
}

const SASHES = [-0.205, 0.205];

/** A pair of shutters beside each window. */
function shutters(s: Sculpture, xs: readonly number[], width: number, low: number, height: number): void {
  for (const x of xs) {
    for (const side of [-1, 1])
      put(
        s,
        'shutter',
        box({
          at: [x + side * (width / 2 + 0.026), low + height / 2, WALL + 0.006],
          size: [0.048, height, 0.012],
          skip: ['-z', '-y'],
        }),
      );
  }
}

export const SASH_WINDOWS = SASHES.map((x) => rectangle(x, 0.066, SASH.width, SASH.height));
export const FRENCH_DOOR = archway(0, 0.03, FRENCH.width, FRENCH.height, 5, 0.4);

const LIFE = [
  ['curtains', 'dark', 'lit'],
  ['dark', 'lit', 'cat'],
  ['plant', 'dark', 'dark'],
  ['lit', 'person', 'dark'],
] as const;

export function pastelMiddle(s: Sculpture): void {
  pastelCoats(s);
  alike(s, 'pastel wall', () => {
    wall(s, 'plaster', 0, 0.24, [...SASH_WINDOWS, FRENCH_DOOR]);
    shutters(s, SASHES, SASH.width, 0.066, SASH.height);
    for (const x of SASHES) {
      relief(s, 'trim', [x, 0.06, WALL], [0.115, 0.012, 0.02], ['-z', '-y']);
      relief(s, 'trim', [x, 0.218, WALL], [0.108, 0.012, 0.01], ['-z', '-y']);
    }
  });
  windows(
    s,
    'pastel',
    'sash',
    SASH_WINDOWS,
    LIFE.map(([a, , c]) => [a, c]),
  );
  windows(
    s,
    'pastel',
    'french',
    [FRENCH_DOOR],
    LIFE.map(([, b]) => [b]),
  );
  around(s, (side) => {
    if (side % 2) s.repeat('pastel balcony', () => balcony(s));
    else
      s.repeat('pastel flowers', () => {
        for (const x of SASHES) {
          put(s, 'clay', box({ at: [x, 0.074, WALL + 0.02], size: [0.1, 0.018, 0.026], skip: ['-z', '-y'] }));
          put(
            s,
            'petals',
            box({
              at: [x, 0.091, WALL + 0.02],
              size: [0.096, 0.02, 0.028],
              taper: [0.9, 0.6],
              skip: ['-z', '-y'],
            }),
          );
        }
      });
  });
  posts(s, 'trim', 0, 0.24, 0.338, 0.036, 'pastel corner');
  eaves(s);
  plan(s, 'pastel', 0.3);
}

/** A balcony with flowers in front of a door of glass. */
function balcony(s: Sculpture): void {
  put(s, 'trim', box({ at: [0, 0.024, WALL + 0.025], size: [0.2, 0.014, 0.05], skip: ['-z'] }));
  put(s, 'iron', box({ at: [0, 0.084, WALL + 0.047], size: [0.2, 0.006, 0.006], skip: ['-z', '-y'] }));
  for (const x of [-0.096, -0.048, 0, 0.048, 0.096])
    put(
      s,
      'iron',
      box({ at: [x, 0.057, WALL + 0.047], size: [0.005, 0.05, 0.005], skip: ['-z', '-y', '+y'] }),
    );
  put(
    s,
    'petals',
    box({ at: [0, 0.046, WALL + 0.045], size: [0.18, 0.026, 0.018], taper: [0.95, 0.7], skip: ['-z', '-y'] }),
  );
}

export const ARCHES = [-0.2, 0, 0.2].map((x) => archway(x, 0.05, LOGGIA.width, LOGGIA.height, 5));

/** The storey below the roof: a loggia of arches. */
export function pastelTop(s: Sculpture): void {
  pastelCoats(s);
  alike(s, 'pastel loggia', () => {
    put(
      s,
      'plaster',
      panel({ outline: rectangle(0, 0, 2 * WALL, 0.24), holes: ARCHES, reveal: 0.045, at: [0, 0, WALL] }),
    );
    for (const x of [-0.2, 0, 0.2]) relief(s, 'trim', [x, 0.038, WALL], [0.15, 0.022, 0.016], ['-z', '-y']);
    for (const x of [-0.1, 0.1]) {
      relief(s, 'trim', [x, 0.1, WALL], [0.03, 0.1, 0.01], ['-z', '-y', '+y']);
      relief(s, 'trim', [x, 0.155, WALL], [0.042, 0.014, 0.014], ['-z', '-y']);
    }
  });
  windows(
    s,
    'pastel',
    'loggia',
    ARCHES,
    [
      ['lit', 'plant', 'lit'],
      ['dark', 'lit', 'dark'],
      ['lit', 'dark', 'cat'],
      ['dark', 'person', 'lit'],
    ],
    WALL - 0.045,
  );
  posts(s, 'trim', 0, 0.24, 0.338, 0.036, 'pastel corner');
  eaves(s);
  plan(s, 'pastel', 0.3);
}

const ATTICS = [-0.205, 0, 0.205].map((x) => rectangle(x, 0.05, ATTIC.width, ATTIC.height));

/** A hipped roof of tiles with dormers and a chimney. */
export function pastelRoof(s: Sculpture): void {
  pastelCoats(s);
  alike(s, 'pastel attic', () => {
    wall(s, 'plaster', 0, 0.18, ATTICS);
    for (const x of [-0.205, 0, 0.205])
      relief(s, 'trim', [x, 0.044, WALL], [0.115, 0.012, 0.02], ['-z', '-y']);
    shutters(s, [-0.205, 0, 0.205], ATTIC.width, 0.05, ATTIC.height);
  });
  windows(s, 'pastel', 'attic', ATTICS, LIFE);
  posts(s, 'trim', 0, 0.18, 0.338, 0.036, 'pastel attic corner');
  band(
    s,
    'trim',
    [
      [WALL, 0.172],
      [0.35, 0.184],
      [0.35, 0.19],
    ],
    'pastel roof cornice',
  );
  band(
    s,
    'tiles',
    [
      [0.356, 0.19],
      [0.39, 0.19],
      [0.39, 0.202],
      [0.14, 0.338],
    ],
    'pastel hip',
  );
  alike(s, 'pastel terrace', () => {
    put(
      s,
      'trim',
      moulding([
        [0.146, 0.334],
        [0.15, 0.338],
        [0.15, 0.356],
        [0.132, 0.356],
        [0.132, 0.34],
      ]),
    );
    // A dormer whose foot is inside the slope.
    put(s, 'plaster', box({ at: [0, 0.272, 0.26], size: [0.11, 0.1, 0.09], skip: ['-z', '-y'] }));
    const ring = Array.from(
      { length: 10 },
      (_, i) => [0.034 * Math.cos((i * Math.PI) / 5), 0.034 * Math.sin((i * Math.PI) / 5)] as const,
    );
    put(s, 'rose window', panel({ outline: ring, at: [0, 0.282, 0.306] }));
    for (const side of [-1, 1])
      put(
        s,
        'tiles',
        box({
          at: [side * 0.034, 0.338, 0.25],
          size: [0.086, 0.012, 0.14],
          turn: [0, 0, -side * 32],
          skip: ['-z'],
        }),
      );
    put(
      s,
      'plaster',
      panel({
        outline: [
          [-0.055, 0.322],
          [0.055, 0.322],
          [0, 0.355],
        ],
        at: [0, 0, 0.305],
      }),
    );
  });
  put(s, 'wood', lid(0.342, 0.27));
  put(s, 'clay', box({ at: [0.03, 0.36, -0.03], size: [0.07, 0.036, 0.07], skip: ['-y'] }));
  put(
    s,
    'leaf',
    box({
      at: [0.03, 0.41, -0.03],
      size: [0.09, 0.07, 0.09],
      turn: [0, 30, 0],
      taper: [0.4, 0.4],
      skip: ['-y'],
    }),
  );
  put(
    s,
    'petals',
    box({ at: [-0.08, 0.356, 0.06], size: [0.07, 0.03, 0.07], taper: [0.7, 0.7], skip: ['-y'] }),
  );
  put(s, 'plaster', box({ at: [0.2, 0.35, -0.2], size: [0.075, 0.17, 0.06], skip: ['-y'] }));
  put(s, 'trim', box({ at: [0.2, 0.438, -0.2], size: [0.09, 0.014, 0.075] }));
  for (const x of [0.183, 0.217])
    put(
      s,
      'clay',
      box({ at: [x, 0.458, -0.2], size: [0.022, 0.03, 0.022], taper: [0.8, 0.8], skip: ['-y'] }),
    );
}

const FRONTS = [-0.2, 0.2];
const shopWindow = (x: number) => archway(x, 0.035, SHOP.width, SHOP.height + 0.03, 4, 0.28);
export const SHOP_WINDOWS = FRONTS.map(shopWindow);
export const SHOP_DOOR = archway(0, 0.012, DOOR.width, DOOR.height, 5, 0.42);

export function pastelGround(s: Sculpture): void {
  pastelCoats(s);
  alike(s, 'pastel ground wall', () => {
    wall(s, 'plaster', 0, 0.24, [...SHOP_WINDOWS, SHOP_DOOR]);
    relief(s, 'base', [0, 0.006, WALL], [0.14, 0.012, 0.045], ['-z', '-y']);
    for (const x of [-0.075, 0.075]) relief(s, 'lantern', [x, 0.155, WALL], [0.018, 0.026, 0.018]);
    for (const x of FRONTS) relief(s, 'base', [x, 0.017, WALL], [0.22, 0.034, 0.014], ['-z', '-y']);
  });
  const shops = [
    ['bakery', 'cafe'],
    ['goods', 'bakery'],
    ['cafe', 'shut'],
    ['bakery', 'goods'],
  ] as const;
  around(s, (side) => {
    for (const [i, x] of FRONTS.entries()) {
      s.within([x, 0, 0], [0, 0, 0], () => {
        pane(
          s,
          `shop ${shops[side]![i]!}`,
          archway(0, 0.035, SHOP.width, SHOP.height + 0.03, 4, 0.28),
          'pastel shop',
        );
        const cloth = (side + i) % 2 ? 'rose' : 'lemon';
        if (side % 2 === 0)
          s.repeat(`pastel awning ${cloth}`, () => addAwning(s, cloth, 0.22, 0.225, 0.056, 0.045, WALL));
        else
          s.repeat('pastel pots', () => {
            put(s, 'clay', box({ at: [0, 0.026, WALL + 0.032], size: [0.12, 0.03, 0.034], skip: ['-y'] }));
            put(
              s,
              'petals',
              box({
                at: [0, 0.055, WALL + 0.032],
                size: [0.11, 0.03, 0.034],
                taper: [0.9, 0.6],
                skip: ['-y'],
              }),
            );
          });
      });
    }
    pane(s, 'door', SHOP_DOOR, 'pastel door', WALL - RECESS);
    if (side % 2 === 0)
      s.repeat('pastel sign', () => relief(s, 'gelato', [0, 0.222, WALL], [0.16, 0.03, 0.016]));
  });
  posts(s, 'trim', 0, 0.24, 0.34, 0.04, 'pastel ground corner');
  band(
    s,
    'base',
    [
      [WALL + 0.012, 0],
      [WALL + 0.012, 0.02],
      [WALL, 0.028],
    ],
    'pastel foot',
  );
  eaves(s);
  plan(s, 'pastel', 0.3);
}
