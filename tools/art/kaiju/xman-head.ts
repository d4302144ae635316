import { globe } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';

export const NECK: Vec3 = [0, 0.79, 0.01];

export const EYE: Vec3 = [0.062, 0.125, 0.105];

/** Everything of the head, in coordinates around its joint. */
export function head(s: Sculpture): void {
  s.add('rubber', 'neck', 0.008).cone([0, 0.75, 0, 0.075], [0, 0.8, 0.01, 0.075]);
  s.within(NECK, [0, 0, 0], () => {
    s.add('trim', 'head', 0.02).box([0, 0.135, 0], [0.152, 0.1, 0.128], [0, 0, 0], 0.06);
    s.add('plate', 'head', 0.006).box([0, 0.215, -0.01], [0.122, 0.05, 0.105], [0, 0, 0], 0.045);
    s.add('plate', 'head', 0.004).plate({
      at: [0, 0.2, -0.02],
      up: [0, 1, -0.12],
      across: [0, 0, 1],
      outline: [
        [-0.12, 0],
        [-0.13, 0.05],
        [-0.05, 0.11],
        [0.05, 0.1],
        [0.11, 0.045],
        [0.115, 0],
      ],
      thick: 0.022,
      slope: 0.8,
    });
    s.carve('glass', 'head', 0.008).box([0, EYE[1], 0.14], [0.128, 0.056, 0.05], [0, 0, 0], 0.045);
    s.add('glass', 'head', 0.004).box([0, EYE[1], 0.085], [0.12, 0.05, 0.03], [0, 0, 0], 0.028);
    s.add('plate', 'head', 0.006).box([0, 0.186, 0.115], [0.138, 0.016, 0.034], [12, 0, 0], 0.014);
    s.pair((side) => {
      s.eye({
        coat: 'eye',
        bone: 'head',
        at: side.at(...EYE),
        radius: 0.052,
        look: side.at(0.06, 0.02, 1),
        lid: {
          coat: 'plate',
          bone: side.bone('lid'),
          open: side.name === 'L' ? 52 : 64,
          roll: side.sign * -7,
        },
      });
      s.lathe('brass', 'head', {
        at: side.at(0.148, 0.13, 0),
        turn: side.turn(0, 0, -90),
        profile: [
          [0.062, -0.004],
          [0.06, 0.016],
          [0.045, 0.024],
          [0.04, 0.036],
          [0.0001, 0.04],
        ],
        sides: 16,
        smooth: 0.5,
      });
    });
    jaw(s);
    s.lathe('flame', 'head', {
      at: [0, 0.2, 0.133],
      turn: [90, 0, 0],
      profile: [
        [0.015, 0],
        [0.012, 0.01],
        [0.0001, 0.014],
      ],
      sides: 10,
      smooth: 0.3,
    });
  });
  aerials(s);
}

/** A chin with a loudspeaker in it that seems to smile. */
function jaw(s: Sculpture): void {
  s.add('plate', 'jaw', 0.006).box([0, 0.035, 0.03], [0.122, 0.046, 0.11], [0, 0, 0], 0.034);
  s.carve('glass', 'jaw', 0.004).worm(
    [
      [-0.078, 0.052, 0.13, 0.012],
      [0, 0.026, 0.145, 0.02],
      [0.078, 0.052, 0.13, 0.012],
    ],
    8,
  );
  for (const x of [-0.055, -0.028, 0, 0.028, 0.055]) {
    s.block('trim', 'jaw', {
      at: [x, 0.028 + x * x * 7, 0.137 - x * x * 2],
      size: [0.009, 0.05, 0.014],
      bevel: 0.003,
    });
  }
}

/** Two aerials as on a television set; the right one has had a blow. */
function aerials(s: Sculpture): void {
  const stem = (
    bones: readonly [string, string],
    nodes: readonly (readonly [number, number, number, number])[],
  ): void => {
    s.tube('brass', bones, nodes, 6, 0.004);
    const [x, y, z] = nodes[nodes.length - 1]!;
    s.set('lamp', bones[1], globe([x, y, z], [0.029, 0.029, 0.029], [0, 0, 0], 12, 8));
  };
  s.lathe('plate', 'head', {
    at: [0.165, 0.925, 0],
    turn: [0, 0, -22],
    profile: [
      [0.03, 0],
      [0.024, 0.024],
      [0.012, 0.04],
      [0.0001, 0.042],
    ],
    sides: 12,
    smooth: 0.4,
  });
  s.lathe('plate', 'head', {
    at: [-0.165, 0.925, 0],
    turn: [0, 0, 22],
    profile: [
      [0.03, 0],
      [0.024, 0.024],
      [0.012, 0.04],
      [0.0001, 0.042],
    ],
    sides: 12,
    smooth: 0.4,
  });
  stem(
    ['aerialL0', 'aerialL1'],
    [
      [0.168, 0.935, 0, 0.0115],
      [0.186, 1.03, -0.01, 0.01],
      [0.196, 1.13, -0.02, 0.009],
      [0.2, 1.24, -0.03, 0.009],
    ],
  );
  stem(
    ['aerialR0', 'aerialR1'],
    [
      [-0.168, 0.935, 0, 0.0115],
      [-0.195, 1.01, -0.005, 0.01],
      [-0.212, 1.085, -0.01, 0.01],
      [-0.275, 1.12, 0.01, 0.009],
      [-0.325, 1.08, 0.03, 0.009],
    ],
  );
}
