import { blade, horn, type SpinePoint } from '../kit/blades';
import { mix, type Rgb, rgb } from '../kit/colour';
import { cells } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { ball } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addEye, addFoot, addHand, addTooth } from './features';

const LID = rgb(0x2cc0b8);
const BLOTCH = rgb(0x0a5a78);
const WING = rgb(0xf0b020);
const WING_EDGE = rgb(0xfff0a0);
const STALK = rgb(0x0d6c78);

const COATS = {
  skin: {
    base: rgb(0x16a5a8),
    wash: rgb(0x042c40),
    light: rgb(0x86f0dc),
    pattern: (p: Vec3, n: Vec3): readonly [Rgb, number] => [
      BLOTCH,
      0.85 *
        smoothstep(0.47, 0.38, cells(p[0] * 7.5, p[1] * 7.5, p[2] * 7.5)) *
        smoothstep(0.6, -0.1, n[2] - 0.3 * n[1]),
    ],
  },
  belly: { base: rgb(0xf6cf4a), wash: rgb(0x8a5410), light: rgb(0xfff4b0) },
  mouth: { base: rgb(0x7a1038), wash: rgb(0x1a020e), light: rgb(0xc04068) },
  tongue: { base: rgb(0xf0608c), wash: rgb(0x7a1840), light: rgb(0xffb0c4) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** A ball with a jaw: hopping on one leg, little wings out, tongue flying, two lamps on its forehead. */
export function sculptGulper(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 53);
  s.place({ at: [0, 0.5, 0], turn: [-6, 10, 9] }, () => {
    addBody(s);
    addMouth(s);
    addEyes(s);
    addWing(s, -1, 22);
    addWing(s, 1, -14);
    addAntennae(s);
  });
  addLegs(s);
  return s;
}

function addBody(s: Clay): void {
  s.egg('skin', [0, 0, -0.02], [0.28, 0.27, 0.25], 0.05);
  s.egg('belly', [0, -0.09, 0.05], [0.22, 0.19, 0.2], 0.012);
  s.limb(
    'skin',
    [
      [0, -0.1, -0.2, 0.1],
      [0.05, -0.1, -0.33, 0.055],
      [0.12, 0.0, -0.38, 0.02],
    ],
    0.06,
    3,
  );
  for (const side of [-1, 1]) {
    s.limb(
      'skin',
      [
        [side * 0.22, -0.05, 0.08, 0.05],
        [side * 0.3, -0.12, 0.14, 0.04],
        [side * 0.29, -0.09, 0.2, 0.036],
      ],
      0.03,
      3,
    );
    s.place({ at: [side * 0.288, -0.085, 0.205], turn: [50, -side * 25, 0] }, () =>
      addHand(s, 'skin', 0.8, 0.8),
    );
  }
}

function addMouth(s: Clay): void {
  s.egg('skin', [0, -0.02, 0.14], [0.26, 0.13, 0.19], 0.05, [8, 0, 0]);
  s.egg('belly', [0, -0.1, 0.16], [0.2, 0.08, 0.15], 0.012, [8, 0, 0]);
  s.scoop('mouth', [0, 0.05, 0.2], [0.215, 0.1, 0.19], 0.015, [6, 0, 0]);
  s.limb(
    'tongue',
    [
      [0.02, -0.03, 0.14, 0.07],
      [0.06, 0.03, 0.28, 0.062],
      [0.1, -0.01, 0.37, 0.055],
      [0.11, -0.09, 0.385, 0.045],
    ],
    0.02,
    6,
  );
  for (let i = -5; i <= 5; i++) {
    const a = (i / 5) * 1.35;
    const [x, z] = [0.222 * Math.sin(a), 0.15 + 0.16 * Math.cos(a)];
    if (i === 2 || i === 1) continue;
    const tall = Math.abs(i) === 3 ? 0.13 : 0.06;
    addTooth(
      s,
      [x, 0.01 + 0.03 * (1 - Math.cos(a)), z],
      [x * 1.04, 0.02 + tall, z + 0.02],
      tall > 0.1 ? 0.032 : 0.024,
    );
  }
  for (let i = -4; i <= 4; i++) {
    const a = (i / 4) * 1.1;
    const [x, z] = [0.2 * Math.sin(a), 0.03 + 0.17 * Math.cos(a)];
    addTooth(s, [x, 0.14, z], [x, 0.085 + 0.01 * (i % 2), z + 0.012], 0.02);
  }
}

function addEyes(s: Clay): void {
  for (const [x, r, gaze] of [
    [-0.115, 0.078, [0.45, 0.05, 1]],
    [0.12, 0.064, [-0.35, 0.25, 1]],
  ] as const) {
    s.egg('skin', [x, 0.2, 0.03], [r * 1.3, r * 1.1, r * 1.2], 0.05);
    addEye(s, {
      at: [x, 0.25, 0.075],
      radius: r,
      white: rgb(0xfffbe6),
      iris: rgb(0xe07010),
      gaze,
      wide: 0.5,
      lid: [LID, [x, 0.8, -0.75], 1.42],
    });
  }
}

function addWing(s: Clay, side: number, tilt: number): void {
  s.place({ at: [side * 0.21, 0.1, -0.11], turn: [0, side * 20, side * tilt], size: 0.92 }, () => {
    const outline = [
      [0, -0.05],
      [0.02, 0.07],
      [0.12, 0.25],
      [0.17, 0.16],
      [0.25, 0.19],
      [0.235, 0.09],
      [0.28, 0.05],
      [0.22, 0.0],
      [0.22, -0.08],
      [0.14, -0.06],
      [0.08, -0.12],
    ] as const;
    blade(s.crisp, {
      at: [0, 0, 0],
      across: [side, 0, 0],
      up: [0, 1, 0],
      outline,
      heart: [0.06, 0.03],
      thickness: 0.05,
      colour: WING,
      edge: WING_EDGE,
    });
    for (const i of [2, 4, 6, 8]) {
      const [u, v] = outline[i]!;
      horn(
        s.crisp,
        [
          [0, 0.02, 0, 0.02],
          [side * u * 0.5, v * 0.6, 0, 0.015],
          [side * u * 0.98, v * 0.98, 0, 0.004],
        ],
        STALK,
        STALK,
        { sides: 5, rings: 3 },
      );
    }
  });
}

function addAntennae(s: Clay): void {
  const lamps: readonly (readonly SpinePoint[])[] = [
    [
      [-0.05, 0.27, -0.02, 0.03],
      [-0.11, 0.42, -0.02, 0.019],
      [-0.2, 0.53, 0.03, 0.014],
      [-0.3, 0.5, 0.09, 0.012],
    ],
    [
      [0.05, 0.27, -0.02, 0.03],
      [0.06, 0.42, -0.05, 0.019],
      [0.12, 0.55, 0.0, 0.014],
      [0.21, 0.61, 0.07, 0.012],
    ],
  ];
  for (const spine of lamps) {
    horn(s.crisp, spine, STALK, rgb(0x37c8b8), { sides: 6, rings: 8 });
    const [x, y, z] = spine[spine.length - 1]!;
    ball(s.glow, [x, y, z], [0.045, 0.045, 0.045], rgb(0xffc840), 12, 8);
    s.glow.repaint((_colour, _p, n) => mix(rgb(0xe04808), rgb(0xffc24a), 0.5 + 0.5 * n[1]));
  }
}

function addLegs(s: Clay): void {
  s.limb(
    'skin',
    [
      [-0.1, 0.32, -0.01, 0.085],
      [-0.11, 0.2, 0.03, 0.06],
      [-0.1, 0.1, 0, 0.055],
    ],
    0.04,
    3,
  );
  s.place({ at: [-0.1, BASE_GROUND, 0.05], turn: [0, -14, 0] }, () => addFoot(s, 'skin', 1.2));
  s.limb(
    'skin',
    [
      [0.13, 0.34, 0.02, 0.085],
      [0.22, 0.25, 0.1, 0.06],
      [0.24, 0.18, 0.08, 0.05],
    ],
    0.04,
    3,
  );
  s.place({ at: [0.245, 0.15, 0.13], turn: [-28, 24, 8] }, () => addFoot(s, 'skin', 1.15));
}
