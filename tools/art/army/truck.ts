import { box, panel, rectangle } from '../kit/masonry';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { bar, slab } from '../kit/solids';
import { armyCoats, camouflage, GREENS, insignia } from './coats';

const TYRE = 0.052;
const AXLES = [0.155, -0.07, -0.18] as const;

export function truckCoats(s: Sculpture): void {
  armyCoats(s);
  s.coat('body', { paint: camouflage(GREENS.khaki, 0x5f6a34, 0x98a45c), round: 0.006 });
  s.coat('plain', { paint: miniature({ ...GREENS.khaki, rough: 0.6 }) });
  s.coat('grille', {
    paint: miniature({
      ...GREENS.khaki,
      pattern: ({ local: [x, y] }) =>
        stain(0x18160f, Math.abs(y) < 0.3 && Math.abs(x) < 0.44 && (x * 9 + 9) % 1 < 0.5 ? 1 : 0, 0x302c20),
    }),
  });
  s.coat('missile', {
    paint: miniature({
      dark: 0x98907e,
      base: 0xeae2ce,
      light: 0xfffaec,
      edge: 0xffffff,
      wash: 0x3a3226,
      rough: 0.4,
      pattern: ({ local: [, y] }) =>
        y > 0.085 || y < -0.135
          ? stain(0xdc3a22, 1, 0xf88a62)
          : stain(0x33302c, y > 0.055 && y < 0.07 ? 1 : 0, 0x55504a),
    }),
  });
}

/** A tyre with its wheel, its outer side at the local +z. */
function wheel(s: Sculpture): void {
  s.repeat('tyre', () =>
    s.lathe('rubber', 'root', {
      turn: [90, 0, 0],
      profile: [
        [TYRE, -0.05],
        [TYRE, -0.006],
        [TYRE * 0.8, 0],
        [TYRE * 0.56, -0.006],
      ],
      sides: 10,
      smooth: 0.4,
    }),
  );
  s.repeat('hub', () =>
    s.lathe('plain', 'root', {
      turn: [90, 0, 0],
      profile: [
        [TYRE * 0.56, -0.006],
        [TYRE * 0.3, 0.006],
        [0, 0.008],
      ],
      sides: 7,
      smooth: 0.2,
    }),
  );
}

function missile(s: Sculpture): void {
  s.repeat('missile', () => {
    s.lathe('missile', 'root', {
      profile: [
        [0, -0.155],
        [0.024, -0.155],
        [0.029, -0.14],
        [0.029, 0.075],
        [0.022, 0.115],
        [0, 0.15],
      ],
      sides: 8,
      smooth: 0.8,
    });
    s.set('signal', 'root', box({ at: [0, -0.132, 0], size: [0.082, 0.036, 0.005] }));
    s.set('signal', 'root', box({ at: [0, -0.132, 0], size: [0.005, 0.036, 0.082] }));
  });
}

function chassis(s: Sculpture): void {
  for (const z of AXLES) {
    for (const side of [1, -1]) {
      s.within([side * 0.15, TYRE, z], [0, side * 90, 0], () => wheel(s));
    }
  }
  s.set('steel', 'root', box({ at: [0, 0.072, -0.02], size: [0.17, 0.04, 0.46] }));
  s.set('plain', 'root', box({ at: [0, 0.106, -0.115], size: [0.3, 0.026, 0.29] }));
  s.set('plain', 'root', box({ at: [0, 0.078, 0.252], size: [0.29, 0.034, 0.024] }));
  for (const side of [1, -1]) {
    s.set(
      'plain',
      'root',
      box({ at: [side * 0.141, 0.134, -0.115], size: [0.016, 0.034, 0.29], skip: ['-y'] }),
    );
    s.set(
      'plain',
      'root',
      box({ at: [side * 0.137, 0.113, 0.155], size: [0.06, 0.018, 0.13], skip: ['-y'] }),
    );
    s.set('leather', 'root', box({ at: [side * 0.128, 0.066, 0.042], size: [0.05, 0.05, 0.07] }));
  }
}

function cab(s: Sculpture): void {
  s.within([0, 0, 0], [0, -90, 0], () =>
    s.set(
      'body',
      'root',
      slab({
        outline: [
          [0.075, 0.088],
          [0.24, 0.088],
          [0.246, 0.16],
          [0.19, 0.176],
          [0.165, 0.256],
          [0.152, 0.262],
          [0.075, 0.262],
        ],
        depth: 0.23,
        bevel: 0.014,
      }),
    ),
  );
  s.set('grille', 'root', box({ at: [0, 0.126, 0.243], size: [0.11, 0.056, 0.01], skip: ['-z'] }));
  for (const side of [1, -1]) {
    s.lathe('lamp', 'root', {
      at: [side * 0.084, 0.128, 0.24],
      turn: [90, 0, 0],
      profile: [
        [0.024, 0],
        [0.024, 0.01],
        [0.015, 0.015],
        [0, 0.016],
      ],
      sides: 9,
      smooth: 0.5,
    });
    s.set(
      'glass',
      'root',
      panel({
        outline: rectangle(0, 0, 0.06, 0.05),
        at: [side * 0.1158, 0.188, 0.122],
        turn: [0, side * 90, 0],
      }),
    );
  }
  s.set(
    'glass',
    'root',
    panel({ outline: rectangle(0, 0, 0.178, 0.056), at: [0, 0.187, 0.189], turn: [-17, 0, 0] }),
  );
  s.set(
    'body',
    'root',
    box({ at: [0, 0.217, 0.184], size: [0.012, 0.066, 0.012], turn: [-17, 0, 0], skip: ['-z'] }),
  );
  insignia(s, [0.116, 0.152, 0.126], [1, 0, 0], [0, 1, 0], 0.03, ['body']);
  insignia(s, [-0.116, 0.152, 0.126], [-1, 0, 0], [0, 1, 0], 0.03, ['body']);
  insignia(s, [0, 0.262, 0.112], [0, 1, 0], [0, 0, 1], 0.036, ['body']);
}

/** The tilted frame that holds the rockets. */
function rack(s: Sculpture): void {
  s.lathe('steel', 'root', {
    at: [0, 0.118, -0.12],
    profile: [
      [0.09, 0],
      [0.09, 0.018],
      [0.05, 0.03],
    ],
    sides: 10,
    smooth: 0.8,
  });
  for (const side of [1, -1]) {
    s.set(
      'plain',
      'root',
      bar({ from: [side * 0.05, 0.13, -0.16], to: [side * 0.075, 0.2, -0.1], radius: 0.014 }),
    );
  }
  s.within([0, 0.218, -0.105], [-24, 0, 0], () => {
    s.set('plain', 'root', box({ at: [0, -0.042, 0], size: [0.25, 0.018, 0.22] }));
    for (const z of [-0.08, 0.07]) {
      s.set('plain', 'root', box({ at: [0, 0, z], size: [0.256, 0.072, 0.022] }));
    }
    for (const x of [-0.09, -0.03, 0.03, 0.09]) {
      s.within([x, 0.006, 0.012], [90, 0, 0], () => missile(s));
    }
  });
}

/** The parts that can be flattened. */
export function crushableTruck(s: Sculpture): void {
  chassis(s);
  cab(s);
}

/** A truck with four rockets on its bed. */
export function truck(s: Sculpture): void {
  truckCoats(s);
  crushableTruck(s);
  rack(s);
  s.set(
    'steel',
    'root',
    bar({ from: [-0.1, 0.26, 0.085], to: [-0.108, 0.34, 0.075], radius: 0.0045, tip: 0.0025, sides: 3 }),
  );
}

/** Rockets scattered over a flattened truck. */
export function strewnRockets(s: Sculpture): void {
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-0.1, 0.052, -0.06, 20],
    [0.1, 0.05, -0.1, -34],
    [0.02, 0.057, 0.03, 64],
  ];
  for (const [x, y, z, yaw] of spots) {
    s.within([x, y, z], [0, yaw, 0], () => s.within([0, 0, 0], [90, 0, 0], () => missile(s)));
  }
}
