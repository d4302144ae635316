import { horn, type SpinePoint } from '../kit/blades';
import { mix, type Rgb, rgb } from '../kit/colour';
import { noise } from '../kit/noise';
import { type Coat, Sculpture } from '../kit/sculpture';
import { ball } from '../kit/solids';
import { add, cross, normalize, perpendicular, scale, smoothstep, type Vec3 } from '../kit/vector';
import { addBase, BASE_GROUND } from './base';
import { addClaw, addEye, addHand, addTooth } from './features';
import { addBone, Web, type WebPlace } from './wing';

const FUR_TUFT = rgb(0x4a2a78);
const FUR_TIP = rgb(0xc6a4f0);
const WEB = rgb(0x3c2468);
const WEB_EDGE = rgb(0x86c83a);
const BONE = rgb(0x5a3a8c);
const CLAW = rgb(0x20301c);
const CLAW_TIP = rgb(0xb8d070);
const GLOW = rgb(0xa8ff20);
const GLOW_RIM = rgb(0x3ac020);
const LID = rgb(0x6a4a9c);

const COATS = {
  fur: {
    base: rgb(0x5c3a94),
    wash: rgb(0x160a30),
    light: rgb(0xb498e4),
    pattern: (p: Vec3): readonly [Rgb, number] => [
      FUR_TUFT,
      0.7 * smoothstep(0.0, 0.5, noise(p[0] * 34, p[1] * 9, p[2] * 34)),
    ],
  },
  hide: { base: rgb(0x86b84a), wash: rgb(0x24401c), light: rgb(0xdcf49a) },
  mouth: { base: rgb(0x581040), wash: rgb(0x140210), light: rgb(0xb04080) },
} satisfies Record<string, Coat>;

type Clay = Sculpture<keyof typeof COATS>;

/** Part bat, part moth, all fallout: ears like sails, wings half open, and spots that shine in the dark. */
export function sculptNogyab(): Clay {
  const s = new Sculpture(COATS, BASE_GROUND);
  addBase(s.crisp, 59);
  addBody(s);
  addLegs(s);
  addArms(s);
  s.place({ at: [0.0, 0.72, 0.1], turn: [4, 12, -7], size: 1.14 }, () => addHead(s));
  addRuff(s);
  addWing(s, -1, 0);
  addWing(s, 1, 0.05);
  addWarts(s);
  return s;
}

function addBody(s: Clay): void {
  s.egg('fur', [0, 0.5, -0.01], [0.17, 0.19, 0.15], 0.05);
  s.egg('fur', [0, 0.36, -0.03], [0.15, 0.14, 0.14], 0.06);
  for (let i = 0; i < 4; i++) {
    s.egg('hide', [0, 0.3 + 0.075 * i, 0.1 + 0.012 * i], [0.1 - 0.008 * (i - 1) ** 2, 0.046, 0.05], 0.008);
  }
  // A moth's abdomen, in rings, hangs down behind.
  for (let i = 0; i < 5; i++) {
    const r = [0.12, 0.12, 0.105, 0.085, 0.055][i]!;
    const at: Vec3 = [0, 0.36 - 0.052 * i, -0.13 - 0.042 * i + 0.006 * i * i];
    s.egg(i % 2 === 0 ? 'fur' : 'hide', at, [r, r * 0.6, r], 0.012, [-35, 0, 0]);
  }
}

function addLegs(s: Clay): void {
  for (const [side, z] of [
    [-1, 0.06],
    [1, 0.0],
  ] as const) {
    s.limb(
      'fur',
      [
        [side * 0.08, 0.33, 0.0, 0.1],
        [side * 0.15, 0.24, z + 0.05, 0.075],
        [side * 0.145, 0.15, z - 0.02, 0.042],
      ],
      0.04,
      3,
    );
    s.limb(
      'hide',
      [
        [side * 0.145, 0.16, z - 0.02, 0.034],
        [side * 0.15, 0.085, z + 0.02, 0.036],
      ],
      0.015,
      1,
    );
    for (const toe of [-1, 0, 1, 2.9]) {
      const way = side * 0.25 + toe * 0.62;
      const [dx, dz] = [Math.sin(way), Math.cos(way)];
      const tip: Vec3 = [side * 0.15 + dx * 0.1, 0.082, z + 0.02 + dz * 0.1];
      s.limb(
        'hide',
        [
          [side * 0.15, 0.09, z + 0.02, 0.036],
          [...tip, 0.025],
        ],
        0.012,
        1,
      );
      addClaw(s, [tip[0], tip[1] + 0.004, tip[2]], [dx, -0.05, dz], 0.085, CLAW, CLAW_TIP);
    }
  }
}

/** Two little hands that have nothing to do with the wings. */
function addArms(s: Clay): void {
  for (const [side, y] of [
    [-1, 0.47],
    [1, 0.53],
  ] as const) {
    s.limb(
      'hide',
      [
        [side * 0.13, 0.53, 0.07, 0.045],
        [side * 0.21, 0.44, 0.14, 0.036],
        [side * 0.14, y - 0.02, 0.24, 0.03],
      ],
      0.025,
      4,
    );
    s.place({ at: [side * 0.135, y - 0.01, 0.25], turn: [60, -side * 40, 0] }, () =>
      addHand(s, 'hide', 0.85, 0.8),
    );
  }
}

function addHead(s: Clay): void {
  s.egg('fur', [0, 0.07, -0.01], [0.155, 0.13, 0.14], 0.05);
  s.egg('hide', [0, 0.015, 0.105], [0.1, 0.07, 0.07], 0.02);
  s.egg('hide', [0, -0.055, 0.08], [0.09, 0.045, 0.08], 0.02, [12, 0, 0]);
  s.scoop('mouth', [0, -0.03, 0.135], [0.078, 0.03, 0.07], 0.01, [8, 0, 0]);
  // The leaf on its nose.
  s.egg('hide', [0, 0.062, 0.16], [0.034, 0.05, 0.024], 0.012, [-20, 0, 0]);
  for (const side of [-1, 1]) {
    s.scoop('mouth', [side * 0.016, 0.04, 0.188], [0.01, 0.012, 0.012], 0.005);
    s.place({ at: [side * 0.105, 0.13, -0.02], turn: [-10, side * 14, side * -40] }, () => addEar(s, side));
    addTooth(s, [side * 0.046, 0.0, 0.155], [side * 0.05, -0.085, 0.17], 0.022);
    addTooth(s, [side * 0.018, -0.002, 0.168], [side * 0.018, -0.034, 0.178], 0.013);
    addTooth(s, [side * 0.066, -0.065, 0.125], [side * 0.07, -0.01, 0.135], 0.016);
  }
  for (const [x, r, gaze, droop] of [
    [-0.088, 0.072, [0.2, -0.05, 1], 1.12],
    [0.088, 0.06, [-0.2, 0.1, 1], 1.08],
  ] as const) {
    addEye(s, {
      at: [x, 0.115, 0.09],
      radius: r,
      white: rgb(0xfff2c0),
      iris: rgb(0xe0206c),
      gaze,
      wide: 0.55,
      lid: [LID, [-x * 6, 1, 0.15], droop],
    });
  }
}

function addEar(s: Clay, side: number): void {
  s.egg('fur', [0, 0.12, 0], [0.105, 0.15, 0.05], 0.03);
  s.limb(
    'fur',
    [
      [0, 0.2, 0, 0.06],
      [side * 0.03, 0.3, 0.01, 0.014],
    ],
    0.03,
    1,
  );
  s.scoop('hide', [side * 0.004, 0.13, 0.05], [0.072, 0.125, 0.05], 0.012);
}

/** Fur that stands off the neck all round. */
function addRuff(s: Clay): void {
  const tufts = 15;
  for (const [row, y, reach, tall] of [
    [0, 0.66, 0.15, 0.13],
    [1, 0.61, 0.165, 0.12],
  ] as const) {
    for (let i = 0; i < tufts; i++) {
      const a = ((i + row * 0.5) / tufts) * 2 * Math.PI;
      const [x, z] = [Math.sin(a), Math.cos(a)];
      const size = tall * (0.85 + 0.3 * noise(i * 3.7, row, 1));
      const out = (r: number, dy: number, radius: number) => [x * r, y + dy, z * r * 0.9, radius] as const;
      horn(
        s.crisp,
        [
          out(reach * 0.7, 0.03, 0.036),
          out(reach + size * 0.5, 0.0, 0.026),
          out(reach + size, -size * 0.5, 0.001),
        ],
        FUR_TUFT,
        FUR_TIP,
        { sides: 5, rings: 3 },
      );
    }
  }
}

function addWing(s: Clay, side: number, lift: number): void {
  const at = (x: number, y: number, z: number): Vec3 => [side * x, y, z];
  const shoulder = at(0.1, 0.6, -0.1);
  const elbow = at(0.21, 0.84 + lift * 0.5, -0.24);
  const wrist = at(0.33, 1.17 + lift, -0.2);
  s.limb(
    'fur',
    [
      [...shoulder, 0.055],
      [...elbow, 0.034],
      [...wrist, 0.028],
    ],
    0.03,
    4,
  );
  const [x, y, z] = wrist;
  const thumb: readonly SpinePoint[] = [
    [x, y, z, 0.026],
    [x - side * 0.03, y + 0.07, z + 0.03, 0.018],
    [x - side * 0.02, y + 0.1, z + 0.09, 0.001],
  ];
  horn(s.crisp, thumb, CLAW, CLAW_TIP, { sides: 6, rings: 4 });
  const fingers: readonly (readonly Vec3[])[] = [
    [wrist, at(0.43, 1.08 + lift, -0.1), at(0.47, 0.86 + lift, 0.02), at(0.44, 0.68 + lift, 0.12)],
    [wrist, at(0.42, 1.0 + lift, -0.17), at(0.46, 0.72, -0.12), at(0.46, 0.46, -0.06)],
    [wrist, at(0.35, 0.9 + lift, -0.28), at(0.37, 0.6, -0.29), at(0.34, 0.3, -0.27)],
    [wrist, elbow, at(0.14, 0.56, -0.14), at(0.11, 0.38, -0.13)],
  ];
  for (const finger of fingers.slice(0, 3)) addBone(s.crisp, finger, 0.02, BONE, CLAW_TIP);
  const webs = fingers.slice(1).map(
    (to, i) =>
      new Web({
        from: fingers[i]!,
        to,
        scallop: [0.2, 0.2, 0.16][i]!,
        billow: -0.03,
        colour: WEB,
        edge: WEB_EDGE,
      }),
  );
  for (const web of webs) web.addTo(s.crisp);
  addSpot(s, webs[2]!.place(0.5, 0.42), 0.062);
  addSpot(s, webs[2]!.place(0.72, 0.35), 0.028);
  addSpot(s, webs[1]!.place(0.6, 0.5), 0.042);
  addSpot(s, webs[0]!.place(0.62, 0.5), 0.03);
}

/** A shining eye-spot on both faces of a web. */
function addSpot(s: Clay, { at, facing }: WebPlace, radius: number): void {
  const u = perpendicular(facing);
  const v = cross(facing, u);
  const disc = (size: number): Vec3[] =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI;
      return add(scale(u, size * Math.cos(a)), scale(v, size * Math.sin(a)));
    });
  for (const side of [1, -1]) {
    const normal = scale(facing, side);
    const ring = disc(radius).map((p) => add(add(at, p), scale(normal, 0.014)));
    s.crisp.polygon(
      disc(radius * 1.3).map((p) => add(add(at, p), scale(normal, 0.01))),
      normal,
      rgb(0x140a24),
    );
    for (let i = 0; i < ring.length; i++) {
      const next = ring[(i + 1) % ring.length]!;
      s.glow.polygon([add(at, scale(normal, 0.018)), ring[i]!, next], normal, [GLOW, GLOW_RIM, GLOW_RIM]);
    }
  }
}

/** Shining warts on belly and back. */
function addWarts(s: Clay): void {
  for (const [x, y, z, radius] of [
    [-0.05, 0.42, 1, 0.024],
    [0.045, 0.35, 1, 0.03],
    [-0.03, 0.29, 1, 0.018],
    [0.11, 0.27, 1, 0.016],
    [-0.13, 0.36, 1, 0.02],
    [0.07, 0.5, -1, 0.03],
    [-0.06, 0.44, -1, 0.024],
    [0.04, 0.28, -1, 0.03],
    [-0.04, 0.2, -1, 0.02],
  ] as const) {
    const hit = s.surface([x, y, z * 0.6], [x, y, 0]);
    const first = s.glow.vertices;
    ball(s.glow, hit, [radius, radius, radius * 0.8], GLOW, 10, 6);
    const facing = normalize([0, 0.3, z]);
    s.glow.repaint(
      (_colour, _p, n) =>
        mix(GLOW_RIM, GLOW, smoothstep(-0.2, 0.8, n[0] * facing[0] + n[1] * facing[1] + n[2] * facing[2])),
      first,
    );
  }
}
