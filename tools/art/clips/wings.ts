import type { Clip } from '../kit/clip';
import { type Joint, type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { track, tremble, wave, within } from './motion';
import { trailing } from './whip';

/** Wing angles relative to rest, degrees; for the left wing, mirrored to the right. */
interface Beat {
  /** Up. */
  readonly lift?: number;
  /** Back and shut. */
  readonly fold?: number;
  /** The outer half, back. */
  readonly tip?: number;
  /** The hind wing, up. */
  readonly hind?: number;
}

const HOVER_SECONDS = 1.25;

/**
 * Adds wings to clips: bones wing0L, wing1L and hindL, and the same with R, for fore wing, its outer half and hind
 * wing. Adds the clip `hover`.
 */
export function winged(rig: Rig, clips: readonly Clip[]): Clip[] {
  const flown = clips.map((clip) => {
    const beat = BEATS[clip.name];
    return beat ? { ...clip, pose: (t: number) => together(clip.pose(t), wings(beat(t))) } : clip;
  });
  const hover = {
    name: 'hover',
    seconds: HOVER_SECONDS,
    pose: trailing(rig, hovering, HOVER_SECONDS, false),
  };
  return [...flown, hover];
}

function wings({ lift = 0, fold = 0, tip = 0, hind = 0 }: Beat): Pose {
  const pose: Record<string, Joint> = {};
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    pose[`wing0${side}`] = { turn: [0, sign * fold, sign * lift] };
    pose[`wing1${side}`] = { turn: [0, sign * tip, 0] };
    pose[`hind${side}`] = { turn: [0, sign * fold * 0.6, sign * hind] };
  }
  return pose;
}

/** A wing beat: fast down, slower up, with delayed tips. @param amount 0 … 1 */
function beating(t: number, beats: number, amount: number): Beat {
  const down = wave(t, beats);
  return {
    lift: (4 + 26 * down) * amount,
    fold: -14 * wave(t, beats, 0.22) * amount,
    tip: 24 * wave(t, beats, 0.3) * amount,
    hind: (4 + 18 * wave(t, beats, 0.12)) * amount,
  };
}

const BEATS: Readonly<Record<string, (t: number) => Beat>> = {
  idle: (t) => {
    const shiver = tremble(t, 260) * (within(t, 0.42, 0.44, 0.5, 0.54) + within(t, 0.8, 0.82, 0.84, 0.88));
    return {
      lift: 3 * wave(t, 2, 0.1) + 1.5 * shiver,
      fold: 5 * wave(t, 1, 0.2) + 2.5 * shiver,
      tip: 6 * wave(t, 2, 0.3),
      hind: 4 * wave(t, 2, 0.25),
    };
  },
  walk: (t) => ({
    lift: 5 * wave(t, 2),
    fold: 12 + 5 * wave(t, 2, 0.2),
    tip: 8 * wave(t, 2, 0.3),
    hind: 5 * wave(t, 2, 0.1),
  }),
  attack: (t) => {
    const wind = track(t, [0, 0], [0.3, 1], [0.4, 1], [0.5, 0, 'snap']);
    const blow = track(t, [0.38, 0], [0.5, 1, 'fall'], [0.66, 0.85], [1, 0]);
    return {
      lift: 14 * wind - 22 * blow,
      fold: 34 * wind - 26 * blow,
      tip: 16 * wind - 22 * blow,
      hind: 10 * wind - 14 * blow,
    };
  },
  hit: (t) => {
    const k = track(t, [0, 0], [0.12, 1, 'snap'], [0.4, 0.6], [1, 0]);
    return { lift: -16 * k + 6 * wave(t, 4) * k, fold: -30 * k, tip: -30 * k, hind: -10 * k };
  },
  roar: (t) => {
    const duck = track(t, [0, 0], [0.2, 1], [0.34, 0, 'snap']);
    const rear = track(t, [0.2, 0], [0.38, 1, 'spring'], [0.8, 1], [1, 0]);
    const shake = tremble(t, 110) * rear;
    return {
      lift: -14 * duck + 10 * rear + 2 * shake,
      fold: 30 * duck - 16 * rear,
      tip: 20 * duck - 18 * rear + 3 * shake,
      hind: 22 * rear + 2 * shake,
    };
  },
  victory: (t) => beating(t, 6, 0.8 * within(t, 0, 0.14, 0.86, 1)),
  defeat: (t) => {
    const shock = within(t, 0, 0.1, 0.22, 0.4);
    const slump = track(t, [0.22, 0], [0.62, 1, 'spring'], [1, 1]);
    return {
      lift: 12 * shock - 30 * slump,
      fold: -20 * slump,
      tip: -30 * slump,
      hind: 8 * shock - 22 * slump,
    };
  },
  leap: (t) => {
    const crouch = track(t, [0, 0], [0.2, 1], [0.28, 0, 'fall']);
    const stroke = track(t, [0.18, 0], [0.3, 1, 'snap'], [0.44, 0]);
    const glide = within(t, 0.3, 0.44, 0.64, 0.76);
    const land = track(t, [0.68, 0], [0.78, 1, 'snap'], [1, 0]);
    return {
      lift: 22 * crouch - 34 * stroke + 6 * glide + 12 * land,
      fold: 20 * crouch - 16 * glide - 6 * land,
      tip: 16 * crouch + 20 * stroke - 14 * glide,
      hind: 10 * crouch - 20 * stroke + 22 * glide,
    };
  },
  burrow: (t) => {
    const shut = within(t, 0, 0.2, 1, 1.1);
    return { lift: -10 * shut + 6 * wave(t, 6) * shut, fold: 58 * shut, tip: 40 * shut, hind: -14 * shut };
  },
  throw: (t) => {
    const grab = track(t, [0, 0], [0.2, 1], [0.3, 1], [0.44, 0]);
    const heave = track(t, [0.26, 0], [0.48, 1], [0.56, 1], [0.64, 0, 'fall']);
    const hurl = track(t, [0.54, 0], [0.64, 1, 'fall'], [0.74, 0.9], [1, 0]);
    return {
      lift: -8 * grab + 14 * heave - 18 * hurl,
      fold: 22 * grab + 10 * heave - 20 * hurl,
      tip: 10 * grab - 14 * hurl,
      hind: 12 * heave - 8 * hurl,
    };
  },
};

/** Rises on five beats of its wings, feet drawn up, and comes down where it was. */
function hovering(t: number): Pose {
  const on = within(t, 0, 0.16, 0.84, 1);
  const bob = wave(t, 5, 0.25) * on;
  const lift = 0.09 * on + 0.014 * bob;
  const foot = (late: number) => ({
    move: [0, lift + (0.04 - late) * on + 0.012 * wave(t, 5, 0.4) * on, -0.03 * on] as const,
    turn: [34 * on, 0, 0] as const,
  });
  return together(wings(beating(t, 5, on)), {
    hips: { move: [0, lift, 0], turn: [10 * on - 2 * bob, 0, 0] },
    spine: { turn: [4 * on, 0, 0] },
    chest: { turn: [-6 * on + 2 * bob, 0, 0] },
    neck: { turn: [-6 * on, 0, 0] },
    head: { turn: [-6 * on - 2 * bob, 5 * wave(t, 1) * on, 4 * wave(t, 1) * on] },
    jaw: { turn: [9 * on, 0, 0] },
    armL: { turn: [10 * on + 5 * bob, 0, 8 * on] },
    armR: { turn: [10 * on + 5 * bob, 0, -8 * on] },
    legL: foot(0),
    legR: foot(0.03),
  });
}
