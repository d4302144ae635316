import type { Clip } from '../kit/clip';
import { type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { track, tremble, within } from './motion';
import { trailing } from './whip';

const SECONDS = 1.8;

/**
 * Points at the target, braces itself and fires the rocket of bone `rocket` at 0.45, which then disappears from the
 * shoulder until the next one is loaded. The director moves the rocket.
 */
export function missileLaunch(rig: Rig): Clip {
  return { name: 'missile', seconds: SECONDS, pose: trailing(rig, launch, SECONDS, false) };
}

function launch(t: number): Pose {
  const aim = track(t, [0, 0], [0.18, 1], [0.44, 1], [0.5, 0.3, 'snap'], [0.62, 0.8], [0.78, 0.8], [0.95, 0]);
  const brace = within(t, 0.1, 0.26, 0.6, 0.86);
  const kick = track(t, [0.44, 0], [0.49, 1, 'snap'], [0.7, 0.2], [0.85, 0]);
  const hum = tremble(t, 120) * within(t, 0.2, 0.4, 0.44, 0.48);
  const gone = track(t, [0.45, 0], [0.48, 1, 'snap'], [0.8, 1], [0.96, 0, 'spring']);
  const rise = track(t, [0.42, 0], [0.48, 1, 'fall'], [0.5, 0]);
  return together({
    hips: {
      move: [-0.01 * aim, -0.05 * brace - 0.02 * kick, -0.05 * kick],
      turn: [4 * brace - 7 * kick, -10 * aim, 0],
    },
    spine: { turn: [4 * brace - 7 * kick, -6 * aim, hum] },
    chest: { turn: [2 * brace - 10 * kick, -8 * aim, -5 * aim + 0.8 * hum] },
    head: { turn: [-4 * brace - 6 * kick, 14 * aim, 6 * aim] },
    jaw: { turn: [6 * kick, 0, 0] },
    armR: { turn: [-30 * aim, 30 * aim, 30 * aim] },
    foreR: { turn: [12 * aim, 0, 70 * aim] },
    handR: { turn: [0, 0, 10 * aim] },
    armL: { turn: [14 * brace - 20 * kick, 0, 12 * kick] },
    foreL: { turn: [-20 * kick, 0, 0] },
    rocket: {
      move: [0, 0.16 * rise, 0.09 * rise],
      size: [1 - 0.98 * gone, 1 - 0.98 * gone, 1 - 0.98 * gone],
    },
    legL: { move: [0.02 * brace, 0.03 * within(t, 0.1, 0.15, 0.16, 0.22), 0.03 * brace] },
    legR: { move: [-0.02 * brace, 0.03 * within(t, 0.16, 0.21, 0.22, 0.28), -0.04 * brace] },
  });
}
