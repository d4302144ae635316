import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import type { Vec3 } from '../kit/vector';
import { membrane } from './wing';

/** Fore wing, left: shoulder, elbow, wrist, and the tips of its four fingers. */
export const SHOULDER: Vec3 = [0.085, 0.62, -0.1];

const ELBOW: Vec3 = [0.23, 0.82, -0.14];

export const WRIST: Vec3 = [0.335, 1.06, -0.18];

const TIPS: readonly Vec3[] = [
  [0.415, 1.3, -0.24],
  [0.465, 1.0, -0.15],
  [0.455, 0.71, -0.1],
  [0.34, 0.48, -0.11],
];

/** Hind wing, left: root and tips, outermost first. */
export const ROOT: Vec3 = [0.07, 0.48, -0.12];

const HIND: readonly Vec3[] = [
  [0.37, 0.47, -0.25],
  [0.395, 0.33, -0.235],
  [0.31, 0.17, -0.27],
  [0.12, 0.25, -0.24],
];

const SIDES_OF_SKIN = ['wing1', 'wing1', 'wing0', 'wing0'] as const;

export function wings(s: Sculpture): void {
  s.pair((side) => {
    foreWing(s, side);
    hindWing(s, side);
  });
}

function foreWing(s: Sculpture, side: Side): void {
  const [inner, outer] = [side.bone('wing0'), side.bone('wing1')];
  const at = (p: Vec3): Vec3 => side.at(...p);
  const bend = (tip: Vec3): Vec3 => [
    (WRIST[0] + tip[0]) / 2 + 0.02,
    (WRIST[1] + tip[1]) / 2 + 0.02,
    (WRIST[2] + tip[2]) / 2 + 0.012,
  ];
  const local = ([x, y]: Vec3) => [side.sign * x, y] as const;
  const fingers = TIPS.map((tip) => [WRIST, bend(tip), tip].map(at));
  const flank: readonly Vec3[] = [WRIST, ELBOW, SHOULDER, [0.1, 0.44, -0.1] as const].map(at);
  const torn = side.name === 'R' ? 0.3 : 0.16;
  for (const [i, bone] of SIDES_OF_SKIN.entries()) {
    s.set(
      'wing',
      side.bone(bone),
      membrane({
        from: fingers[i]!,
        to: fingers[i + 1] ?? flank,
        scallop: [0.13, torn, 0.16, 0.12][i]!,
        billow: [-0.012, -0.02, -0.025, -0.03][i]!,
        local,
      }),
    );
  }
  for (const [i, finger] of fingers.entries()) {
    const [a, b, c] = finger as [Vec3, Vec3, Vec3];
    s.horn(
      'finger',
      i < 2 ? outer : inner,
      [
        [...a, 0.017],
        [...b, 0.012],
        [...c, 0.004],
      ],
      6,
      6,
    );
  }
  s.tube(
    'finger',
    [inner],
    [
      side.node(...SHOULDER, 0.042),
      side.node(0.16, 0.71, -0.14, 0.036),
      side.node(...ELBOW, 0.03),
      side.node(0.29, 0.94, -0.155, 0.025),
      side.node(...WRIST, 0.026),
    ],
    8,
    0.02,
  );
  const [x, y, z] = WRIST;
  s.horn(
    'claw',
    inner,
    [
      side.node(x - 0.005, y - 0.01, z + 0.005, 0.024),
      side.node(x - 0.03, y + 0.055, z + 0.03, 0.018),
      side.node(x - 0.01, y + 0.11, z + 0.055, 0.001),
    ],
    7,
    4,
  );
}

function hindWing(s: Sculpture, side: Side): void {
  const bone = side.bone('hind');
  const local = ([x, y]: Vec3) => [side.sign * x, y] as const;
  const ribs = HIND.map((tip) => {
    const middle: Vec3 = [
      (ROOT[0] + tip[0]) / 2,
      (ROOT[1] + tip[1]) / 2 + 0.012,
      (ROOT[2] + tip[2]) / 2 - 0.02,
    ];
    return [ROOT, middle, tip].map((p) => side.at(...p));
  });
  for (let i = 0; i + 1 < ribs.length; i++) {
    s.set(
      'wing',
      bone,
      membrane({ from: ribs[i]!, to: ribs[i + 1]!, scallop: -0.09, billow: -0.012, local }, 5, 5),
    );
  }
}
