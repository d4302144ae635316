import type { Clip } from '../kit/clip';
import { type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { add, clamp, scale, type Vec3 } from '../kit/vector';
import { track, tremble, wave, within } from './motion';
import { trailing } from './whip';

/** How a monster moves. */
export interface Temper {
  /** Size of its gestures; 1 is usual. */
  readonly energy?: number;
  /** How heavy its steps are: 0.6 nimble … 1.5 ponderous. */
  readonly weight?: number;
  /** Degrees that the jaw opens at most. */
  readonly jaw?: number;
  /** Degrees that the lids close from rest. */
  readonly blink?: number;
}

type Mood = Required<Temper>;

/** The clips that every two-legged monster has: the named ones, driven by its temper. */
export function bipedClips(rig: Rig, temper: Temper = {}): Clip[] {
  const mood = { energy: 1, weight: 1, jaw: 22, blink: 60, ...temper };
  const clip = (
    name: string,
    seconds: number,
    body: (t: number, mood: Mood) => Pose,
    loops = false,
  ): Clip => ({
    name,
    seconds,
    pose: trailing(rig, (t) => body(t, mood), seconds, loops),
  });
  const slow = 0.75 + 0.25 * mood.weight;
  return [
    clip('idle', 4 * slow, idle, true),
    clip('walk', 1.1 * slow, walk, true),
    clip('attack', 1.2 * slow, attack),
    clip('hit', 0.8, hit),
    clip('roar', 2.2, roar),
    clip('victory', 2.4, victory),
    clip('defeat', 2.4, defeat),
    clip('leap', 1.2 * slow, leap),
    clip('burrow', 1.6, burrow),
    clip('throw', 1.5 * slow, throwing),
  ];
}

const lids = (degrees: number): Pose => ({
  lidL: { turn: [degrees, 0, 0] },
  lidR: { turn: [degrees, 0, 0] },
});

/** Breathes, shifts its weight, looks about, blinks. */
function idle(t: number, { energy: e, blink }: Mood): Pose {
  const breath = wave(t, 2);
  const sway = wave(t, 1);
  const glance = track(t, [0, 0], [0.3, 0], [0.38, 1], [0.62, 1], [0.72, -0.5], [0.88, -0.5], [1, 0]);
  const shut = Math.max(within(t, 0.28, 0.3, 0.315, 0.35), within(t, 0.7, 0.72, 0.735, 0.77));
  return together(lids(blink * shut), {
    hips: { move: [0.008 * sway * e, -0.006 + 0.005 * breath, 0], turn: [0, 2 * sway * e, 1.2 * sway * e] },
    spine: { turn: [1 * breath, 0, -1.2 * sway * e] },
    chest: {
      turn: [-1.6 * wave(t, 2, 0.1), 1.5 * sway * e, -0.8 * sway],
      size: [1 + 0.012 * breath, 1 + 0.006 * breath, 1 + 0.02 * breath],
    },
    neck: { turn: [1.2 * wave(t, 2, 0.15), 5 * glance * e, 0] },
    head: { turn: [-1.5 * wave(t, 2, 0.2), 8 * glance * e, 3 * glance * e] },
    jaw: { turn: [1.5 + 1.5 * breath, 0, 0] },
    armL: { turn: [2 * wave(t, 2, 0.2) * e, 0, 2.2 * breath * e] },
    armR: { turn: [2.2 * wave(t, 2, 0.25) * e, 0, -2.2 * breath * e] },
    foreL: { turn: [-3 * wave(t, 1, 0.2) * e, 0, 0] },
    foreR: { turn: [-3 * wave(t, 1, 0.7) * e, 0, 0] },
    handL: { turn: [4 * wave(t, 1, 0.35) * e, 0, 0] },
    handR: { turn: [4 * wave(t, 1, 0.85) * e, 0, 0] },
  });
}

/** Stamps along on its base: weight over one leg, the other swings forward and comes down hard. */
function walk(t: number, { energy: e, weight: w }: Mood): Pose {
  const side = wave(t, 1);
  const step = (phase: number): { lift: number; ahead: number; thud: number } => {
    const u = (t + phase) % 1;
    return {
      lift: Math.max(0, Math.sin(Math.PI * clamp((u - 0.05) / 0.4))) ** 0.8,
      ahead: track(u, [0, -1], [0.45, 1], [1, -1]),
      thud: within(u, 0.42, 0.48, 0.5, 0.68),
    };
  };
  const left = step(0);
  const right = step(0.5);
  const thud = Math.max(left.thud, right.thud);
  const foot = ({ lift, ahead }: typeof left) => ({
    move: [0, 0.1 * lift * e, 0.05 * ahead * e] as const,
    turn: [-16 * lift + 10 * ahead * lift, 0, 0] as const,
  });
  return {
    hips: {
      move: [-0.028 * side * w, -0.012 - 0.03 * thud * w, 0],
      turn: [3, 9 * wave(t, 1, 0.1) * e, -5 * side * w],
    },
    spine: { turn: [2 + 2 * thud, -5 * wave(t, 1, 0.1) * e, 4 * side * w] },
    chest: { turn: [2 + 3 * thud, -9 * wave(t, 1, 0.12) * e, 4 * side * w] },
    neck: { turn: [-3 - 3 * thud, 3 * wave(t, 1, 0.15), -2 * side] },
    head: { turn: [-2 + 4 * thud, 3 * wave(t, 1, 0.15), -4 * side * w] },
    jaw: { turn: [3 + 6 * thud, 0, 0] },
    armL: { turn: [-20 * wave(t, 1, -0.02) * e, 0, 4 * thud] },
    armR: { turn: [20 * wave(t, 1, -0.02) * e, 0, -4 * thud] },
    foreL: { turn: [-8 - 10 * wave(t, 1, 0.08) * e, 0, 0] },
    foreR: { turn: [-8 + 10 * wave(t, 1, 0.08) * e, 0, 0] },
    legL: foot(left),
    legR: foot(right),
  };
}

/**
 * An arm that leaves its stance for a gesture, given for the left side from an arm that hangs.
 * @param amount 0 … 1
 */
function gesture(
  side: 'L' | 'R',
  amount: number,
  arm: Vec3,
  fore: Vec3 = [0, 0, 0],
  hand: Vec3 = [0, 0, 0],
): Pose {
  const sign = side === 'L' ? 1 : -1;
  const turn = ([x, y, z]: Vec3): Vec3 => [x * amount, sign * y * amount, sign * z * amount];
  const relax = clamp(amount);
  return {
    [`arm${side}`]: { turn: turn(arm), relax },
    [`fore${side}`]: { turn: turn(fore), relax },
    [`hand${side}`]: { turn: turn(hand), relax },
  };
}

/** Both arms alike. */
const gestures = (amount: number, arm: Vec3, fore?: Vec3, hand?: Vec3): Pose => ({
  ...gesture('L', amount, arm, fore, hand),
  ...gesture('R', amount, arm, fore, hand),
});

/** Between two values by shares that may both be 0. */
const among = (...parts: readonly (readonly [share: number, turn: Vec3])[]): Vec3 => {
  const sum = parts.reduce((total, [share]) => total + share, 0) || 1;
  return parts.reduce<Vec3>((all, [share, turn]) => add(all, scale(turn, share / sum)), [0, 0, 0]);
};

/** Winds up over its head and brings the right arm down like a hammer. */
function attack(t: number, { energy: e, jaw }: Mood): Pose {
  const wind = track(t, [0, 0], [0.3, 1], [0.42, 1], [0.52, 0, 'snap']);
  const blow = track(t, [0.4, 0], [0.52, 1, 'fall'], [0.68, 0.9], [1, 0]);
  return together(
    gesture(
      'R',
      Math.min(wind + blow, 1),
      among([wind, [-165, 0, 14]], [blow, [-52, -24, 4]]),
      among([wind, [-62, 0, 0]], [blow, [-14, 0, 0]]),
      among([wind, [-20, 0, 0]], [blow, [24, 0, 0]]),
    ),
    {
      hips: {
        move: [0, -0.02 * wind - 0.04 * blow, -0.03 * wind + 0.06 * blow],
        turn: [-6 * wind + 10 * blow, -14 * wind * e + 14 * blow * e, 0],
      },
      spine: { turn: [-7 * wind + 12 * blow, -9 * wind * e + 10 * blow * e, 0] },
      chest: { turn: [-9 * wind + 14 * blow, -12 * wind * e + 14 * blow * e, 4 * wind] },
      neck: { turn: [3 * wind - 12 * blow, 12 * wind - 10 * blow, 0] },
      head: { turn: [5 * wind - 13 * blow, 14 * wind - 12 * blow, -6 * wind] },
      jaw: { turn: [0.3 * jaw * wind + jaw * blow, 0, 0] },
      armL: { turn: [-10 * wind + 26 * blow, 0, 18 * wind + 16 * blow] },
      foreL: { turn: [-12 * wind - 10 * blow, 0, 0] },
      legR: { move: [0, 0.05 * within(t, 0.38, 0.46, 0.46, 0.54), 0.08 * blow] },
    },
  );
}

/** Thrown back, dazed, catches itself. */
function hit(t: number, { energy: e, jaw, blink }: Mood): Pose {
  const k = track(t, [0, 0], [0.12, 1, 'snap'], [0.4, 0.6], [1, 0]);
  const daze = wave(t, 3) * (1 - t) * k;
  return together(
    lids(blink * within(t, 0.02, 0.08, 0.25, 0.5)),
    gestures(0.75 * k * e, [-58, 0, 56], [-34, 0, 0]),
    {
      hips: { move: [0.02 * daze, -0.025 * k, -0.07 * k], turn: [-12 * k, 8 * daze, 4 * daze] },
      spine: { turn: [-10 * k * e, 0, 5 * daze] },
      chest: { turn: [-14 * k * e, 10 * daze, 0] },
      neck: { turn: [-10 * k, 10 * daze, 0] },
      head: { turn: [22 * k - 8 * daze, 14 * daze, 14 * k] },
      jaw: { turn: [0.7 * jaw * k, 0, 0] },
      legL: { move: [0, 0.06 * within(t, 0.02, 0.12, 0.2, 0.34), -0.05 * k] },
    },
  );
}

/** Ducks, then rears up and lets the whole table hear it. */
function roar(t: number, { energy: e, jaw }: Mood): Pose {
  const duck = track(t, [0, 0], [0.2, 1], [0.34, 0, 'snap']);
  const rear = track(t, [0.2, 0], [0.38, 1, 'spring'], [0.8, 1], [1, 0]);
  const shake = tremble(t, 95) * rear;
  return together(gestures(clamp(rear), [-26, 0, 62 * e], [-66, 0, 0], [14, 0, 0]), {
    hips: { move: [0, -0.05 * duck - 0.005 * rear, 0.02 * rear], turn: [12 * duck - 6 * rear, 0, 0] },
    spine: { turn: [12 * duck - 9 * rear, 0, 0] },
    chest: {
      turn: [12 * duck - 13 * rear, 1.2 * shake, 1 * shake],
      size: [1 + 0.05 * rear, 1 + 0.02 * rear, 1 + 0.07 * rear],
    },
    neck: { turn: [10 * duck - 12 * rear, 2 * shake, 0] },
    head: { turn: [8 * duck - 8 * rear, 2.6 * shake, 1.5 * shake] },
    jaw: { turn: [-2 * duck + jaw * rear + 2 * shake, 0, 0] },
    armL: { turn: [12 * duck, 0, -6 * duck + shake] },
    armR: { turn: [12 * duck, 0, 6 * duck + shake] },
  });
}

/** A dance of triumph: three hops with the fists in the air. */
function victory(t: number, { energy: e, jaw }: Mood): Pose {
  const on = within(t, 0, 0.14, 0.86, 1);
  const hop = Math.abs(Math.sin(3 * Math.PI * clamp((t - 0.1) / 0.8))) * on;
  const turnAbout = wave(clamp((t - 0.1) / 0.8), 1.5) * on;
  const pump = wave(t, 6);
  const lift = 0.08 * hop * e;
  return together(
    gesture('L', on, [-150 - 16 * pump, 0, 34], [-30 + 24 * pump, 0, 0]),
    gesture('R', on, [-150 + 16 * pump, 0, 34], [-30 - 24 * pump, 0, 0]),
    {
      hips: {
        move: [0.02 * turnAbout, lift - 0.02 * on * (1 - hop), 0],
        turn: [0, 14 * turnAbout * e, 6 * turnAbout],
      },
      spine: { turn: [-3 * on, 6 * turnAbout, -4 * turnAbout] },
      chest: { turn: [-8 * on, 8 * turnAbout, -5 * turnAbout] },
      neck: { turn: [-6 * on, -8 * turnAbout, 0] },
      head: { turn: [-6 * on + 5 * pump * on, -10 * turnAbout, 10 * turnAbout] },
      jaw: { turn: [0.8 * jaw * on + 3 * pump * on, 0, 0] },
      legL: { move: [0, lift + 0.03 * Math.max(0, turnAbout) * hop, 0] },
      legR: { move: [0, lift + 0.03 * Math.max(0, -turnAbout) * hop, 0] },
    },
  );
}

/** Hands to the head, knees give way; stays slumped. */
function defeat(t: number, { jaw, blink }: Mood): Pose {
  const shock = within(t, 0, 0.12, 0.24, 0.42);
  const slump = track(t, [0.22, 0], [0.62, 1, 'spring'], [1, 1]);
  const sob = wave(t, 5) * track(t, [0.6, 0], [0.75, 1]);
  return together(
    lids(0.75 * blink * slump - 12 * shock),
    gestures(
      clamp(shock + slump),
      among([shock, [-128, 0, 26]], [slump, [-44, 0, 8]]),
      among([shock, [-100, 0, 0]], [slump, [-8, 0, 0]]),
    ),
    {
      hips: {
        move: [0, 0.012 * shock - 0.1 * slump, -0.05 * slump],
        turn: [-4 * shock + 13 * slump, 0, 3 * slump],
      },
      spine: { turn: [-6 * shock + 11 * slump + sob, 0, 3 * slump] },
      chest: { turn: [-8 * shock + 11 * slump + 1.5 * sob, 0, 0] },
      neck: { turn: [-8 * shock + 10 * slump, 0, 0] },
      head: { turn: [-10 * shock + 14 * slump + 3 * sob, 0, 10 * slump] },
      jaw: { turn: [0.8 * jaw * shock + 5 * slump, 0, 0] },
    },
  );
}

/** Crouches, flies with the limbs spread, lands hard. The way through the air is the director's. */
function leap(t: number, { energy: e, weight: w, jaw }: Mood): Pose {
  const crouch = track(t, [0, 0], [0.2, 1], [0.28, 0, 'fall']);
  const air = track(t, [0.2, 0], [0.34, 1], [0.64, 1], [0.76, 0]);
  const land = track(t, [0.68, 0], [0.78, 1], [1, 0]);
  const low = -0.1 * crouch - 0.1 * land * w;
  const tuck = (late: number) => ({
    move: [0, 0.09 * air, (0.03 - late) * air] as const,
    turn: [28 * air, 0, 0] as const,
  });
  return together(
    gestures(
      clamp(crouch + air + land),
      among([crouch, [42, 0, 12]], [air, [-104, 0, 52 * e]], [land, [-8, 0, 40]]),
      among([crouch, [-34, 0, 0]], [air, [-20, 0, 0]], [land, [-26, 0, 0]]),
    ),
    {
      hips: { move: [0, low + 0.03 * air, 0.02 * land], turn: [16 * crouch - 6 * air + 14 * land, 0, 0] },
      spine: { turn: [12 * crouch - 6 * air + 10 * land, 0, 0] },
      chest: { turn: [12 * crouch - 10 * air + 10 * land, 0, 0] },
      neck: { turn: [-16 * crouch + 2 * air - 10 * land, 0, 0] },
      head: { turn: [-16 * crouch - 4 * air - 12 * land, 0, 0] },
      jaw: { turn: [0.9 * jaw * air + 4 * land, 0, 0] },
      legL: tuck(0),
      legR: tuck(0.07),
    },
  );
}

/** Digs with both hands and sinks into the street until nothing is to be seen; backwards it comes out. */
function burrow(t: number, { energy: e }: Mood): Pose {
  const dig = within(t, 0, 0.12, 0.8, 1);
  const paddle = wave(t, 6) * e;
  const stoop = within(t, 0, 0.2, 0.6, 0.8);
  const sink = track(t, [0.12, 0], [0.4, 0.22], [1, 1, 'fall']);
  const depth = -1.6 * sink;
  const spin = 34 * tremble(t, 20) * within(t, 0.3, 0.5, 1, 1.1);
  return together(
    gesture('L', dig, [-80 + 42 * paddle, -14, 8], [-26 - 22 * paddle, 0, 0]),
    gesture('R', dig, [-80 - 42 * paddle, -14, 8], [-26 + 22 * paddle, 0, 0]),
    {
      hips: { move: [0, depth - 0.06 * stoop, 0], turn: [20 * stoop, spin, 0] },
      spine: { turn: [18 * stoop, 4 * paddle * dig, 0] },
      chest: { turn: [16 * stoop, 6 * paddle * dig, 0] },
      neck: { turn: [-8 * stoop, 0, 0] },
      head: { turn: [-16 * stoop, 0, 8 * paddle * dig] },
      legL: { move: [0, depth, 0] },
      legR: { move: [0, depth, 0] },
    },
  );
}

/** Grabs with both arms, heaves what it holds over its head and hurls it ahead; it lets go at 0.62. */
function throwing(t: number, { jaw }: Mood): Pose {
  const grab = track(t, [0, 0], [0.2, 1], [0.3, 1], [0.44, 0]);
  const heave = track(t, [0.26, 0], [0.48, 1], [0.56, 1], [0.64, 0, 'fall']);
  const hurl = track(t, [0.54, 0], [0.64, 1, 'fall'], [0.74, 0.9], [1, 0]);
  const strain = tremble(t, 60) * heave;
  return together(
    gestures(
      clamp(grab + heave + hurl),
      among([grab, [-66, -16, 0]], [heave, [-168, 0, 14]], [hurl, [-64, 0, 10]]),
      among([grab, [-26, 0, 0]], [heave, [-24, 0, 0]], [hurl, [-4, 0, 0]]),
    ),
    {
      hips: {
        move: [0, -0.07 * grab - 0.03 * hurl, -0.03 * heave + 0.05 * hurl],
        turn: [14 * grab - 8 * heave + 14 * hurl, 0, 0],
      },
      spine: { turn: [12 * grab - 10 * heave + 14 * hurl, 0, 0] },
      chest: { turn: [12 * grab - 12 * heave + 16 * hurl, strain, 0] },
      neck: { turn: [-12 * grab + 4 * heave - 14 * hurl, 0, 0] },
      head: { turn: [-14 * grab - 2 * heave - 14 * hurl, 0, strain] },
      jaw: { turn: [3 * grab + 0.5 * jaw * heave + jaw * hurl, 0, 0] },
      armL: { turn: [strain, 0, 0] },
      armR: { turn: [strain, 0, 0] },
      legR: { move: [0, 0.05 * within(t, 0.5, 0.56, 0.58, 0.66), 0.07 * hurl] },
    },
  );
}
