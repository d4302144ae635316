import type { Clip } from '../kit/clip';
import { type Joint, type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { track, within } from './motion';
import { trailing } from './whip';

const SECONDS = 1.6;
const BONES = 6;

/**
 * A sweep of a great tail that is curled to the left at rest: it is drawn in, flung out straight and level while the
 * body leans against its pull, and falls back. The director turns the whole miniature.
 */
export function tailSweep(rig: Rig): Clip {
  return { name: 'tail', seconds: SECONDS, pose: trailing(rig, sweep, SECONDS, false) };
}

function sweep(t: number): Pose {
  const draw = track(t, [0, 0], [0.2, 1], [0.3, 0, 'fall']);
  const fling = track(t, [0.2, 0], [0.36, 1, 'snap'], [0.72, 1], [0.92, 0]);
  const brake = within(t, 0.68, 0.76, 0.8, 1);
  const tail: Record<string, Joint> = {};
  for (let i = 0; i < BONES; i++) {
    tail[`tail${i}`] = {
      turn: [
        (i === 0 ? 12 : i < 3 ? 2 : -6) * fling - (i < 2 ? 4 : 0) * draw,
        -9 * draw + [8, 20, 26, 26, 22, 16][i]! * fling,
        0,
      ],
    };
  }
  return together(tail, {
    hips: {
      move: [0, -0.035 * draw - 0.05 * fling, 0.02 * fling - 0.02 * brake],
      turn: [6 * draw + 15 * fling, -20 * draw + 16 * fling, 0],
    },
    spine: { turn: [6 * draw + 10 * fling, -14 * draw + 14 * fling, 6 * fling] },
    chest: { turn: [4 * draw + 8 * fling, -12 * draw + 16 * fling, 6 * fling] },
    neck: { turn: [-6 * fling, 16 * draw + 12 * fling, 0] },
    head: { turn: [4 * draw - 20 * fling, 18 * draw + 14 * fling, 8 * fling] },
    jaw: { turn: [4 * draw + 16 * fling, 0, 0] },
    lidL: { turn: [-16 * draw - 20 * fling, 0, 0] },
    lidR: { turn: [-16 * draw - 20 * fling, 0, 0] },
    armL: { turn: [-20 * draw - 26 * fling, 0, 46 * fling] },
    armR: { turn: [10 * draw + 10 * fling, 0, -40 * fling] },
    foreL: { turn: [-18 * fling, 0, 0] },
    foreR: { turn: [-10 * fling, 0, 0] },
    legL: { move: [0.02 * fling, 0.03 * within(t, 0.28, 0.34, 0.38, 0.44), 0.02 * fling] },
    legR: { move: [-0.03 * fling, 0.03 * within(t, 0.66, 0.72, 0.76, 0.82), -0.02 * fling] },
  });
}
