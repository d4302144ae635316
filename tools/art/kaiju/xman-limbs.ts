import type { Sculpture } from '../kit/sculpture';
import type { Side } from '../kit/side';
import { hose } from './armour';
import { limbBones } from './features';

export function limbs(s: Sculpture): void {
  s.pair((side) => {
    const { arm, fore, thigh, shin } = limbBones(side);
    s.add('brass', 'chest', 0.01).ball(side.at(0.2, 0.685, 0), 0.06);
    s.add('plate', arm, 0.008).egg(side.at(0.252, 0.685, 0), [0.088, 0.092, 0.1]);
    s.carve('rubber', arm, 0.004).egg(side.at(0.275, 0.56, 0), [0.12, 0.075, 0.14], side.turn(0, 0, 26));
    s.add('trim', arm, 0.004).ring(side.at(0.268, 0.635, 0), 0.078, 0.016, side.turn(0, 0, 26));
    hose(
      s,
      'rubber',
      [arm, fore],
      [
        side.node(0.25, 0.66, 0, 0.05),
        side.node(0.285, 0.58, -0.005, 0.048),
        side.node(0.312, 0.49, -0.002, 0.05),
      ],
      8,
    );
    gauntlet(s, side, fore);
    s.within(side.at(0.327, 0.368, 0.037), side.turn(-14, -20, 4), () => glove(s, side));
    hose(
      s,
      'rubber',
      [thigh, shin],
      [
        side.node(0.1, 0.33, 0, 0.066),
        side.node(0.118, 0.27, 0.015, 0.062),
        side.node(0.132, 0.195, 0.02, 0.064),
      ],
      6,
    );
    s.add('brass', shin, 0.006).egg(side.at(0.135, 0.222, 0.078), [0.045, 0.045, 0.028]);
    s.add('plate', shin, 0.006).cone(
      side.node(0.135, 0.19, 0.015, 0.076),
      side.node(0.14, 0.105, 0.002, 0.096),
    );
    s.add('trim', shin, 0.003).ring(side.at(0.134, 0.192, 0.016), 0.082, 0.016, [-9, 0, 0]);
    s.carve('rubber', shin, 0.003).ring(side.at(0.138, 0.125, 0.005), 0.1, 0.007, [-9, 0, 0]);
    s.within(side.at(0.14, 0.085, 0), side.turn(0, 6, 0), () => boot(s, side));
  });
}

function gauntlet(s: Sculpture, side: Side, fore: string): void {
  s.add('plate', fore, 0.006).cone(side.node(0.315, 0.495, 0, 0.062), side.node(0.325, 0.405, 0.027, 0.09));
  s.add('trim', fore, 0.003).ring(side.at(0.326, 0.396, 0.03), 0.083, 0.019, [-18, 0, 0]);
  s.carve('rubber', fore, 0.004).cone(
    side.node(0.326, 0.37, 0.037, 0.07),
    side.node(0.327, 0.34, 0.045, 0.08),
  );
  s.add('trim', fore, 0.003).ring(side.at(0.316, 0.492, 0.001), 0.062, 0.014, [-18, 0, 0]);
  s.block('brass', fore, {
    at: side.at(0.405, 0.44, 0.015),
    size: [0.03, 0.085, 0.05],
    turn: side.turn(-16, 0, 10),
    bevel: 0.009,
  });
}

/** A brass hand of three fingers and a thumb; the wrist at the local origin, fingers along −y, the palm to +z. */
function glove(s: Sculpture, side: Side): void {
  const bone = side.bone('hand');
  const curl = side.name === 'L' ? 1 : 0;
  s.add('brass', bone, 0.012).ball([0, -0.005, 0], 0.045);
  s.add('brass', bone, 0.012).box([0, -0.055, 0], [0.056, 0.045, 0.036], [0, 0, 0], 0.02);
  for (const i of [-1, 0, 1]) {
    const x = i * 0.042;
    const [far, near] = curl ? [0.1, 0.085] : [0.15, 0.11];
    s.add('trim', bone, 0.006).cone(
      [x, -0.085, 0, 0.024],
      [x * (curl ? 1 : 1.25), -near, curl ? 0.03 : 0.006, 0.024],
    );
    s.add('trim', bone, 0.006).cone(
      [x * (curl ? 1 : 1.28), -near, curl ? 0.032 : 0.006, 0.023],
      [x * (curl ? 1 : 1.45), curl ? -0.06 : -far, curl ? 0.05 : 0.022, 0.021],
    );
  }
  s.add('trim', bone, 0.006).cone(
    side.node(-0.045, -0.035, 0.015, 0.022),
    side.node(-0.075, -0.07, 0.04, 0.022),
  );
  s.add('trim', bone, 0.006).cone(
    side.node(-0.077, -0.07, 0.04, 0.021),
    side.node(curl ? -0.04 : -0.09, -0.1, 0.062, 0.019),
  );
}

/** A heavy boot; the ankle at the local origin, the ground 0.085 below. */
function boot(s: Sculpture, side: Side): void {
  const bone = side.bone('foot');
  s.add('plate', bone, 0.02).box([0, -0.045, 0.035], [0.084, 0.04, 0.125], [0, 0, 0], 0.036);
  s.add('trim', bone, 0.006).egg([0, -0.046, 0.128], [0.076, 0.038, 0.048]);
  s.add('rubber', bone, 0.004).box([0, -0.074, 0.036], [0.092, 0.011, 0.137], [0, 0, 0], 0.01);
  s.carve('rubber', bone, 0.003).box([0, -0.03, 0.07], [0.2, 0.05, 0.004], [-24, 0, 0], 0.003);
}
