import { grain } from '../kit/details';
import { box } from '../kit/masonry';
import { miniature, stain } from '../kit/paint';
import type { Sculpture } from '../kit/sculpture';
import { egg } from '../kit/shapes';
import { bar } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import { armyCoats, GREENS } from './coats';

const STAND = 0.03;

export function soldierCoats(s: Sculpture): void {
  armyCoats(s);
  s.coat('uniform', { paint: miniature({ ...GREENS.plastic, rough: 0.6, zenith: 0.7 }), texels: 1.2 });
  s.coat('helmet', { paint: miniature({ ...GREENS.olive, rough: 0.5, zenith: 0.8 }), texels: 1.2 });
  s.coat('boots', {
    paint: miniature({ dark: 0x24160c, base: 0x4c3220, light: 0x8a6444, edge: 0xd0a880, wash: 0x100804 }),
  });
  s.coat('skin', {
    paint: miniature({
      dark: 0x9a5a3c,
      base: 0xefb28a,
      light: 0xffe0c6,
      edge: 0xfff2e4,
      wash: 0x4a2010,
      rough: 0.6,
      zenith: 0.4,
    }),
    texels: 1.4,
  });
  s.coat('ground', {
    detail: grain(45, 0.004),
    depth: 0.004,
    paint: miniature({
      dark: 0x4c4034,
      base: 0x8c7a62,
      light: 0xc4b498,
      edge: 0xf0e4cc,
      wash: 0x201810,
      rough: 0.95,
      cloud: 0.16,
      pattern: ({ noise: cloud }) => stain(0x6c8a3c, cloud > 0.16 ? 0.85 : 0, 0xa8c468),
    }),
    texels: 0.7,
  });
  s.coat('edge', {
    paint: miniature({ ...GREENS.olive, dark: 0x1c2410, base: 0x3c4a22, light: 0x66783c, rough: 0.5 }),
    texels: 0.5,
  });
}

/** The patch of ground under the soldiers. */
export function stand(s: Sculpture): void {
  s.lathe('edge', 'root', {
    profile: [
      [0.246, 0],
      [0.254, 0.005],
      [0.246, 0.019],
    ],
    sides: 20,
    smooth: 0.8,
  });
  s.lathe('ground', 'root', {
    profile: [
      [0.246, 0.019],
      [0.215, STAND],
      [0, STAND],
    ],
    sides: 20,
    smooth: 0.8,
  });
}

interface Posture {
  readonly at: readonly [x: number, z: number];
  readonly yaw: number;
  /** How far the hips are lowered. */
  readonly down?: number;
  /** Forward lean of the trunk, degrees. */
  readonly lean?: number;
  /** Knees and feet, the left first (+x). */
  readonly legs?: readonly (readonly [knee: Vec3, foot: Vec3])[];
  /** Elbows and hands. */
  readonly arms: readonly (readonly [elbow: Vec3, hand: Vec3])[];
  /** Head rotation up and to its left, degrees. */
  readonly look?: readonly [number, number];
  /** What it carries, in trunk coordinates. */
  readonly gear: () => void;
}

const STANDING: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.03, 0.055, 0.012],
    [0.034, 0.016, 0.002],
  ],
  [
    [-0.03, 0.055, 0.004],
    [-0.034, 0.016, -0.014],
  ],
];

/** A soldier of clay with a large head; 0.24 high when he stands. */
function soldier(s: Sculpture, posture: Posture): void {
  const { at, yaw, down = 0, lean = 0, legs = STANDING, arms, look = [-18, 0], gear } = posture;
  const hips = 0.094 - down;
  s.within([at[0], STAND, at[1]], [0, yaw, 0], () => {
    for (const [i, [knee, foot]] of legs.entries()) {
      const side = i === 0 ? 1 : -1;
      s.add('uniform', 'root', 0.008)
        .cone([side * 0.02, hips, 0, 0.027], [...knee, 0.0215])
        .cone([...knee, 0.0215], [foot[0], foot[1] + 0.008, foot[2], 0.018]);
      s.add('boots', 'root', 0.006).egg([foot[0], foot[1], foot[2] + 0.008], [0.019, 0.016, 0.031]);
    }
    s.within([0, hips, 0], [lean, 0, 0], () => {
      s.add('uniform', 'root', 0.012).cone([0, 0.004, 0, 0.034], [0, 0.052, -0.002, 0.04]);
      s.add('boots', 'root', 0.004).ring([0, 0.008, 0], 0.033, 0.005, [0, 0, 0], 0.008);
      for (const [i, [elbow, hand]] of arms.entries()) {
        const side = i === 0 ? 1 : -1;
        s.add('uniform', 'root', 0.008)
          .cone([side * 0.041, 0.066, 0, 0.02], [...elbow, 0.0165])
          .cone([...elbow, 0.0165], [...hand, 0.014]);
        s.add('skin', 'root', 0.004).ball(hand, 0.0155);
      }
      s.within([0, 0.096, 0.004], [look[0], look[1], 0], () => {
        s.add('skin', 'root', 0.006).ball([0, 0.008, 0.004], 0.032);
        s.add('helmet', 'root', 0.004)
          .egg([0, 0.026, -0.003], [0.041, 0.032, 0.043])
          .ring([0, 0.02, 0], 0.039, 0.005, [4, 0, 0]);
        for (const side of [1, -1]) {
          s.stain(egg([side * 0.0125, 0.006, 0.034], [0.0052, 0.0075, 0.01]), {
            ...stain(0x201008, 1),
            soft: 0.002,
            on: ['skin'],
          });
        }
      });
      gear();
    });
  });
}

function rifle(s: Sculpture, at: Vec3, turn: Vec3): void {
  s.within(at, turn, () => {
    s.set('leather', 'root', box({ at: [0, 0, -0.02], size: [0.013, 0.022, 0.08] }));
    s.set(
      'steel',
      'root',
      bar({ from: [0, 0.004, 0.01], to: [0, 0.004, 0.116], radius: 0.0075, tip: 0.006, caps: 'far' }),
    );
  });
}

/** Aims high. */
function marksman(s: Sculpture): void {
  soldier(s, {
    at: [-0.1, -0.05],
    yaw: 14,
    lean: -6,
    arms: [
      [
        [0.05, 0.062, 0.05],
        [0.012, 0.09, 0.092],
      ],
      [
        [-0.066, 0.05, 0.016],
        [-0.02, 0.076, 0.036],
      ],
    ],
    look: [-26, -8],
    gear: () => rifle(s, [-0.006, 0.09, 0.056], [-28, 6, 0]),
  });
}

/** On one knee, a rocket launcher on his shoulder. */
function gunner(s: Sculpture): void {
  soldier(s, {
    at: [-0.01, 0.112],
    yaw: -10,
    down: 0.036,
    legs: [
      [
        [0.03, 0.064, 0.05],
        [0.034, 0.016, 0.046],
      ],
      [
        [-0.032, 0.022, 0.03],
        [-0.036, 0.02, -0.046],
      ],
    ],
    arms: [
      [
        [0.05, 0.05, 0.05],
        [-0.004, 0.082, 0.072],
      ],
      [
        [-0.072, 0.044, 0.022],
        [-0.05, 0.076, 0.05],
      ],
    ],
    look: [-24, 6],
    gear: () => {
      const [back, front]: [Vec3, Vec3] = [
        [-0.046, 0.064, -0.092],
        [-0.046, 0.148, 0.112],
      ];
      s.set(
        'steel',
        'root',
        bar({ from: back, to: front, radius: 0.0175, tip: 0.021, sides: 7, caps: 'both' }),
      );
      s.set(
        'signal',
        'root',
        bar({
          from: [-0.046, 0.144, 0.102],
          to: [-0.046, 0.163, 0.148],
          radius: 0.015,
          tip: 0.001,
          sides: 6,
        }),
      );
    },
  });
}

/** Shows them where it is. */
function officer(s: Sculpture): void {
  soldier(s, {
    at: [0.105, -0.07],
    yaw: -16,
    lean: -8,
    arms: [
      [
        [0.074, 0.084, 0.034],
        [0.082, 0.132, 0.088],
      ],
      [
        [-0.076, 0.046, -0.006],
        [-0.05, 0.012, 0.014],
      ],
    ],
    look: [-20, 14],
    gear: () => {
      s.set(
        'skin',
        'root',
        bar({
          from: [0.082, 0.135, 0.092],
          to: [0.085, 0.149, 0.113],
          radius: 0.007,
          tip: 0.006,
          sides: 4,
          caps: 'far',
        }),
      );
      s.set('steel', 'root', box({ at: [-0.05, 0.004, 0.036], size: [0.011, 0.016, 0.05] }));
    },
  });
}

/** Looks through his glasses and cannot believe it; a radio on his back. */
function lookout(s: Sculpture): void {
  soldier(s, {
    at: [0.13, 0.09],
    yaw: -4,
    down: 0.012,
    lean: -4,
    arms: [
      [
        [0.068, 0.05, 0.036],
        [0.022, 0.104, 0.05],
      ],
      [
        [-0.068, 0.05, 0.036],
        [-0.022, 0.104, 0.05],
      ],
    ],
    look: [-22, 0],
    gear: () => {
      for (const side of [1, -1]) {
        s.set(
          'steel',
          'root',
          bar({
            from: [side * 0.014, 0.108, 0.034],
            to: [side * 0.015, 0.13, 0.078],
            radius: 0.011,
            tip: 0.014,
            sides: 5,
            caps: 'far',
          }),
        );
      }
      s.set('leather', 'root', box({ at: [0, 0.04, -0.054], size: [0.064, 0.072, 0.036] }));
      s.set(
        'steel',
        'root',
        bar({ from: [0.024, 0.07, -0.06], to: [0.034, 0.19, -0.082], radius: 0.004, tip: 0.002, sides: 3 }),
      );
    },
  });
}

/** Four toy soldiers on a patch of ground. */
export function soldiers(s: Sculpture): void {
  soldierCoats(s);
  stand(s);
  marksman(s);
  gunner(s);
  officer(s);
  lookout(s);
}
