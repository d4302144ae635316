import { type Joint, type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import type { Vec3 } from '../kit/vector';
import { wave } from './motion';

/** Delay of each bone of a whip behind the previous one, seconds. */
const DELAY = 0.055;
const DRIVERS = ['hips', 'spine', 'chest', 'neck', 'head'] as const;

/** Total turn of the body at a time, over all its bones. */
function drive(pose: Pose): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  for (const name of DRIVERS) {
    const turn = pose[name]?.turn;
    if (turn) sum = [sum[0] + turn[0], sum[1] + turn[1], sum[2] + turn[2]];
  }
  const up = pose.hips?.move?.[1] ?? 0;
  return [sum[0] + 90 * up, sum[1], sum[2]];
}

/**
 * Lets the whips of a rig (tails, ears, antennae) follow the body with a delay and sway by themselves.
 * @param loops whether the clip loops
 */
export function trailing(
  rig: Rig,
  body: (t: number) => Pose,
  seconds: number,
  loops: boolean,
): (t: number) => Pose {
  return (t) => {
    const pose = body(t);
    const now = drive(pose);
    const swing: Record<string, Joint> = {};
    for (const { bones, sway, lag } of rig.whips) {
      for (const [i, name] of bones.entries()) {
        const back = t - (DELAY * (i + 1)) / seconds;
        const then = drive(body(loops ? (back + 1) % 1 : Math.max(back, 0)));
        const share = (lag * 0.8) / bones.length ** 0.5;
        const own = (sway / bones.length) * wave(t, Math.max(1, Math.round(seconds / 2)), 0.13 * i);
        const fade = loops ? 1 : Math.min(1, 6 * t, 6 * (1 - t));
        swing[name] = {
          turn: [
            fade * share * (then[0] - now[0]) * 0.8,
            fade * (share * (then[1] - now[1]) + own),
            fade * share * (then[2] - now[2]) * 0.8,
          ],
        };
      }
    }
    return together(pose, swing);
  };
}
