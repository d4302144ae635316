import type { Clip } from '../kit/clip';
import { type Joint, type Pose, together } from '../kit/pose';
import { track, wave, within } from './motion';

/** How far the raised arm is lowered, 0 … 1, in clips made for hanging arms. */
const DOWN: Readonly<Record<string, (t: number) => number>> = {
  attack: (t) => within(t, 0, 0.22, 0.8, 1),
  throw: (t) => within(t, 0, 0.14, 0.8, 1),
  roar: (t) => within(t, 0, 0.18, 0.82, 1),
  victory: (t) => within(t, 0, 0.14, 0.86, 1),
  leap: (t) => within(t, 0, 0.16, 0.82, 1),
  burrow: (t) => within(t, 0, 0.12, 1, 1.1),
  defeat: (t) => track(t, [0.08, 0], [0.4, 1]),
};

/**
 * Adapts clips to a figure that stands with its right arm raised in greeting: the arm comes down where a clip needs it,
 * and waves while idle. @param down pose of the hanging arm
 */
export function greeting(clips: readonly Clip[], down: Pose): Clip[] {
  return clips.map((clip) => {
    const lowered = DOWN[clip.name];
    if (lowered) return { ...clip, pose: (t: number) => together(clip.pose(t), scaled(down, lowered(t))) };
    return clip.name === 'idle' ? { ...clip, pose: (t: number) => together(clip.pose(t), waving(t)) } : clip;
  });
}

function scaled(pose: Pose, share: number): Pose {
  const part: Record<string, Joint> = {};
  for (const [name, { turn }] of Object.entries(pose)) {
    if (turn) part[name] = { turn: [turn[0] * share, turn[1] * share, turn[2] * share] };
  }
  return part;
}

function waving(t: number): Pose {
  const on = within(t, 0.06, 0.12, 0.3, 0.38);
  return {
    foreR: { turn: [0, 0, 13 * wave(t, 7) * on] },
    handR: { turn: [0, 0, 16 * wave(t, 7, 0.12) * on] },
  };
}
