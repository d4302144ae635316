import { box, lid, moulding, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { alike, around, band, plan, put, relief } from './facade';
import { FACE, glassCoats } from './glassPaints';
import { addCooler, addMast } from './things';

function slab(s: Sculpture): void {
  band(
    s,
    'slab',
    [
      [FACE, 0.258],
      [0.35, 0.258],
      [0.354, 0.262],
      [0.354, 0.296],
      [0.35, 0.3],
      [0.28, 0.3],
    ],
    'glass slab',
  );
}

/** A skin of glass with fins before it. */
function skin(s: Sculpture, name: string, low: number, high: number, half = FACE): void {
  around(s, (side) => {
    s.repeat(`glass ${name} ${side}`, () =>
      put(
        s,
        `${name} ${side}`,
        panel({ outline: rectangle(0, low, 2 * half, high - low), at: [0, 0, half] }),
      ),
    );
  });
}

function fins(s: Sculpture, key: string, xs: readonly number[], low: number, high: number): void {
  alike(s, key, () => {
    for (const x of xs)
      relief(s, 'fin', [x, (low + high) / 2, FACE], [0.008, high - low, 0.022], ['-z', '+y', '-y']);
  });
}

const FINS = [-0.323, -0.14, 0.14, 0.323];

export function glassMiddle(s: Sculpture): void {
  glassCoats(s);
  skin(s, 'curtain', 0, 0.26);
  fins(s, 'glass fins', FINS, 0, 0.26);
  slab(s);
  plan(s, 'glass', 0.3);
}

/** A garden in the sky: the glass lies back behind columns and trees. */
export function glassTop(s: Sculpture): void {
  glassCoats(s);
  skin(s, 'garden', 0.02, 0.26, 0.24);
  put(s, 'wood', lid(0.012, 0.7));
  alike(s, 'glass garden', () => {
    for (const x of [-0.323, -0.11])
      put(s, 'slab', box({ at: [x, 0.13, 0.323], size: [0.028, 0.26, 0.028], skip: ['+y', '-y'] }));
    put(s, 'fin', box({ at: [0, 0.07, 0.342], size: [0.69, 0.008, 0.006], skip: ['-z', '-y'] }));
    put(s, 'glassrail', panel({ outline: rectangle(0, 0.012, 0.68, 0.055), at: [0, 0, 0.342] }));
    put(s, 'slab', box({ at: [0, 0.03, 0.275], size: [0.4, 0.04, 0.04], skip: ['-y'] }));
    for (const [x, size] of [
      [-0.15, 0.08],
      [0, 0.1],
      [0.16, 0.07],
    ] as const)
      put(
        s,
        'leaf',
        box({
          at: [x, 0.05 + size / 2, 0.278],
          size: [size, size, 0.06],
          turn: [0, 20, 0],
          taper: [0.55, 0.55],
          skip: ['-y'],
        }),
      );
  });
  band(
    s,
    'slab',
    [
      [FACE, 0],
      [0.352, 0],
      [0.352, 0.012],
      [0.3, 0.012],
    ],
    'glass terrace',
  );
  slab(s);
  alike(s, 'glass soffit', () =>
    put(s, 'slab', panel({ outline: rectangle(0, 0, 0.56, 0.1), at: [0, 0.258, 0.24], turn: [90, 0, 0] })),
  );
  plan(s, 'glass', 0.3);
}

export function glassRoof(s: Sculpture): void {
  glassCoats(s);
  skin(s, 'crown', 0, 0.19);
  fins(s, 'glass crown fins', FINS, 0, 0.19);
  band(
    s,
    'slab',
    [
      [FACE, 0.188],
      [0.35, 0.188],
      [0.354, 0.192],
      [0.354, 0.226],
      [0.346, 0.23],
      [0.3, 0.23],
    ],
    'glass roof slab',
  );
  put(s, 'tar', lid(0.228, 0.64));
  alike(s, 'glass rail', () => {
    put(s, 'fin', box({ at: [0, 0.284, 0.34], size: [0.686, 0.008, 0.008], skip: ['-y'] }));
    put(s, 'glassrail', panel({ outline: rectangle(0, 0.23, 0.68, 0.052), at: [0, 0, 0.341] }));
    put(s, 'glassrail', panel({ outline: rectangle(0, 0.23, 0.68, 0.052), at: [0, 0, -0.339] }));
    put(s, 'fin', box({ at: [0.34, 0.257, 0.34], size: [0.014, 0.062, 0.014], skip: ['-y'] }));
  });
  const pad = Array.from(
    { length: 16 },
    (_, i) => [0.19 * Math.cos((i * Math.PI) / 8), 0.19 * Math.sin((i * Math.PI) / 8)] as const,
  );
  put(s, 'helipad', panel({ outline: pad, thick: 0.03, at: [-0.09, 0.278, 0.09], turn: [-90, 0, 0] }));
  put(s, 'fin', box({ at: [-0.09, 0.24, 0.09], size: [0.2, 0.03, 0.2], skip: ['-y', '+y'] }));
  for (const [x, z] of [
    [-0.27, 0.09],
    [0.09, 0.09],
    [-0.09, 0.27],
    [-0.09, -0.09],
  ] as const)
    put(s, 'beacon', box({ at: [x, 0.282, z], size: [0.012, 0.01, 0.012], skip: ['-y'] }));
  addCooler(s, 0.22, -0.02, 0.228, 0.13);
  addCooler(s, 0.22, 0.18, 0.228, 0.13);
  put(s, 'granite', box({ at: [0.12, 0.275, -0.22], size: [0.3, 0.1, 0.14], skip: ['-y'] }));
  relief(s, 'strip', [0.12, 0.27, -0.15], [0.1, 0.05, 0.003]);
  addMast(s, -0.23, -0.23, 0.228, 0.48);
  addMast(s, 0.2, -0.24, 0.32, 0.44);
}

export function glassGround(s: Sculpture): void {
  glassCoats(s);
  alike(s, 'glass lobby', () => {
    put(s, 'lobby', panel({ outline: rectangle(0, 0.012, 0.56, 0.232), at: [0, 0, 0.28] }));
    for (const x of [-0.31, -0.105, 0.105])
      put(s, 'granite', box({ at: [x, 0.126, 0.31], size: [0.04, 0.252, 0.04], skip: ['+y', '-y'] }));
    put(
      s,
      'granite',
      moulding([
        [0.35, 0],
        [0.35, 0.012],
        [0.28, 0.012],
      ]),
    );
    put(s, 'strip', box({ at: [0, 0.25, 0.342], size: [0.66, 0.01, 0.01], skip: ['-z', '-y'] }));
  });
  around(s, (side) => {
    if (side % 2) {
      s.repeat('glass planter', () => {
        put(s, 'slab', box({ at: [0, 0.027, 0.32], size: [0.15, 0.03, 0.05], skip: ['-y'] }));
        put(
          s,
          'leaf',
          box({ at: [0, 0.06, 0.32], size: [0.14, 0.05, 0.045], taper: [0.8, 0.6], skip: ['-y'] }),
        );
      });
      return;
    }
    s.repeat('glass entrance', () => {
      put(s, 'fin', box({ at: [0, 0.178, 0.332], size: [0.2, 0.01, 0.11], skip: ['-z'] }));
      put(s, 'office', box({ at: [0, 0.212, 0.352], size: [0.16, 0.05, 0.02], skip: ['-z'] }));
      for (const x of [-0.06, 0, 0.06])
        put(s, 'fin', box({ at: [x, 0.092, 0.284], size: [0.007, 0.16, 0.01], skip: ['-z', '+y', '-y'] }));
    });
  });
  slab(s);
  plan(s, 'glass', 0.3);
}
