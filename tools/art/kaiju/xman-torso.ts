import { globe, type Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { hose, rivets } from './armour';

export function torso(s: Sculpture): void {
  hose(
    s,
    'rubber',
    ['hips', 'chest'],
    [
      [0, 0.4, 0, 0.125],
      [0, 0.47, 0, 0.112],
      [0, 0.55, 0, 0.125],
    ],
    7,
  );
  s.add('plate', 'chest', 0.01).plate({
    at: [0, 0.53, 0.005],
    up: [0, 1, 0],
    across: [1, 0, 0],
    outline: [
      [-0.135, -0.005],
      [-0.21, 0.12],
      [-0.212, 0.19],
      [-0.16, 0.235],
      [0.16, 0.235],
      [0.212, 0.19],
      [0.21, 0.12],
      [0.135, -0.005],
    ],
    thick: 0.15,
    slope: 2.4,
    round: 0.012,
  });
  s.carve('rubber', 'chest', 0.004).box([0, 0.565, 0], [0.3, 0.006, 0.3]);
  s.carve('rubber', 'chest', 0.004).box([0, 0.63, -0.2], [0.006, 0.3, 0.08]);
  s.add('trim', 'chest', 0.004).ring([0, 0.765, 0], 0.105, 0.022, [0, 0, 0], 0.026);
  for (const roll of [38, -38]) {
    s.block('trim', 'chest', {
      at: [0, 0.655, 0.158],
      size: [0.325, 0.052, 0.034],
      turn: [0, 0, roll],
      bevel: 0.011,
    });
  }
  s.lathe('brass', 'chest', {
    at: [0, 0.655, 0.168],
    turn: [90, 0, 0],
    profile: [
      [0.074, -0.01],
      [0.07, 0.016],
      [0.058, 0.02],
      [0.052, 0.008],
    ],
    sides: 20,
    smooth: 0.3,
  });
  s.set('lamp', 'chest', lens([0, 0.655, 0.17], 0.055, 0.024));
  rivets(s, 'brass', 'chest', 0.011, [
    [0.165, 0.728, 0.128],
    [-0.165, 0.728, 0.128],
    [0.105, 0.583, 0.148],
    [-0.105, 0.583, 0.148],
  ]);
  pack(s);
  belt(s);
}

/** The engine on its back. */
function pack(s: Sculpture): void {
  s.block('trim', 'chest', {
    at: [0, 0.655, -0.175],
    size: [0.26, 0.2, 0.11],
    bevel: 0.026,
    taper: [0.82, 0.8],
  });
  s.block('plate', 'chest', { at: [0, 0.665, -0.232], size: [0.15, 0.11, 0.02], bevel: 0.008 });
  for (const x of [0.075, -0.075]) {
    s.lathe('brass', 'chest', {
      at: [x, 0.545, -0.185],
      turn: [16, 0, 0],
      profile: [
        [0.042, -0.06],
        [0.05, -0.055],
        [0.032, 0],
        [0.03, 0.03],
      ],
      sides: 14,
    });
    s.lathe('flame', 'chest', {
      at: [x, 0.545, -0.185],
      turn: [16, 0, 0],
      profile: [
        [0.0001, -0.035],
        [0.04, -0.058],
      ],
      sides: 14,
    });
  }
}

/** Hips with a belt of switches. */
function belt(s: Sculpture): void {
  s.add('plate', 'hips', 0.01).box([0, 0.36, 0], [0.13, 0.056, 0.105], [0, 0, 0], 0.036);
  s.add('plate', 'hips', 0.01).box([0, 0.315, 0.01], [0.055, 0.045, 0.085], [0, 0, 0], 0.03);
  s.add('trim', 'hips', 0.004).box([0, 0.405, 0], [0.142, 0.021, 0.118], [0, 0, 0], 0.02);
  s.block('brass', 'hips', { at: [0, 0.385, 0.118], size: [0.12, 0.062, 0.03], bevel: 0.009 });
  s.lathe('lamp', 'hips', {
    at: [-0.03, 0.385, 0.132],
    turn: [90, 0, 0],
    profile: [
      [0.017, 0],
      [0.014, 0.008],
      [0.0001, 0.012],
    ],
    sides: 10,
    smooth: 0.3,
  });
  for (const [x, y, coat] of [
    [0.012, 0.397, 'flame'],
    [0.04, 0.397, 'trim'],
    [0.012, 0.373, 'trim'],
    [0.04, 0.373, 'plate'],
  ] as const) {
    s.block(coat, 'hips', { at: [x, y, 0.134], size: [0.018, 0.014, 0.012], bevel: 0.003 });
  }
  s.pair((side) => {
    s.lathe('brass', 'hips', {
      at: side.at(0.125, 0.355, 0),
      turn: side.turn(0, 0, -90),
      profile: [
        [0.058, 0],
        [0.052, 0.02],
        [0.03, 0.026],
        [0.0001, 0.028],
      ],
      sides: 14,
      smooth: 0.5,
    });
  });
}

/** A lens that bulges along +z. */
function lens(at: Vec3, radius: number, bulge: number): Piece {
  return globe(at, [radius, bulge, radius], [90, 0, 0], 16, 4, 0, 90);
}
