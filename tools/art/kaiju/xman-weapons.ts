import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import { rocket } from './armour';

export const ROCKET: Vec3 = [0.26, 0.79, -0.1];

const POD: Vec3 = [-0.225, 0.8, -0.09];

/** A homing missile on the left shoulder, a box of small ones on the right. */
export function arms(s: Sculpture): void {
  s.block('brass', 'chest', {
    at: [ROCKET[0], ROCKET[1] - 0.03, ROCKET[2]],
    size: [0.07, 0.08, 0.09],
    bevel: 0.012,
  });
  s.block('trim', 'chest', {
    at: [ROCKET[0], ROCKET[1] + 0.06, ROCKET[2] - 0.055],
    size: [0.05, 0.22, 0.022],
    turn: [16, 0, 0],
    bevel: 0.007,
  });
  s.within([ROCKET[0], ROCKET[1] - 0.02, ROCKET[2] - 0.012], [16, 0, -4], () => rocket(s, 'rocket', 0.36));
  s.within(POD, [-10, 0, 5], () => {
    s.block('brass', 'chest', { at: [0, -0.01, 0], size: [0.07, 0.07, 0.08], bevel: 0.012 });
    s.block('plate', 'chest', { at: [0, 0.085, 0.01], size: [0.14, 0.14, 0.19], bevel: 0.018 });
    s.block('trim', 'chest', { at: [0, 0.085, 0.1], size: [0.15, 0.15, 0.026], bevel: 0.01 });
    for (const x of [-0.034, 0.034]) {
      for (const y of [0.052, 0.118]) {
        s.lathe('rubber', 'chest', {
          at: [x, y, 0.1],
          turn: [90, 0, 0],
          profile: [
            [0.029, 0.008],
            [0.029, 0.018],
            [0.023, 0.018],
            [0.022, 0.002],
          ],
          sides: 12,
          smooth: 0.3,
        });
        s.lathe('rocketTip', 'chest', {
          at: [x, y, 0.1],
          turn: [90, 0, 0],
          profile: [
            [0.021, 0.004],
            [0.016, 0.026],
            [0.007, 0.042],
            [0.0001, 0.046],
          ],
          sides: 10,
          smooth: 0.4,
        });
      }
    }
  });
}
