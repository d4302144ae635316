import type { Clip } from '../kit/clip';
import { type Joint, type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { track, tremble, wave, within } from './motion';
import { trailing } from './whip';

/**
 * The clips of a crab on six legs: hips, chest, head, jaw; stalks and lids of the eyes; armL, foreL, handL, pinchL and
 * the same with R, the claws pointing up at rest; limbs legL0 (front) to legR2; whips beard0_ to beard4_.
 */
export function crabClips(rig: Rig): Clip[] {
  const clip = (name: string, seconds: number, body: (t: number) => Pose, loops = false): Clip => ({
    name,
    seconds,
    pose: trailing(rig, body, seconds, loops),
  });
  return [
    clip('idle', 4, idle, true),
    clip('walk', 0.9, walk, true),
    clip('attack', 1.2, attack),
    clip('hit', 0.8, hit),
    clip('roar', 2.2, roar),
    clip('victory', 2.4, victory),
    clip('defeat', 2.4, defeat),
    clip('leap', 1.2, leap),
    clip('burrow', 1.6, burrow),
    clip('throw', 1.5, throwing),
    clip('ink', 1.6, ink),
  ];
}

const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
const PAIRS = [0, 1, 2] as const;

/** The same for both claws. @param open degrees that they open further @param rest the joints of the left arm */
function claws(open: number, rest: { arm?: Turn; fore?: Turn; hand?: Turn } = {}): Pose {
  const pose: Record<string, Joint> = {};
  for (const [side, sign] of SIDES) {
    pose[`pinch${side}`] = { turn: [0, 0, sign * open] };
    for (const [name, turn] of Object.entries(rest)) {
      pose[name + side] = { turn: [turn[0], sign * turn[1], sign * turn[2]] };
    }
  }
  return pose;
}
type Turn = readonly [pitch: number, yaw: number, roll: number];

const lids = (degrees: number): Pose => ({
  lidL: { turn: [degrees, 0, 0] },
  lidR: { turn: [degrees, 0, 0] },
});

/** Turns the stalks of the eyes: forwards, and apart. */
const stalks = (pitch: number, apart: number, size = 1): Pose =>
  Object.fromEntries(
    SIDES.map(([side, sign]) => [
      `stalk${side}0`,
      { turn: [pitch, 0, -sign * apart] as const, size: [1, size, 1] as const },
    ]),
  );

/** Lifts and spreads the beard. */
function beard(lift: number, spread: number, stir = 0): Pose {
  const pose: Record<string, Joint> = {};
  for (let i = 0; i < 5; i++) {
    const out = i - 2;
    for (const part of [0, 1]) {
      pose[`beard${i}_${part}`] = {
        turn: [-lift * (1 - 0.35 * part), 0, spread * out * 0.5 + stir * Math.sin(i * 2.4 + part)],
      };
    }
  }
  return pose;
}

/** Moves the tips of all legs. @param out away from the body, as a share of where they stand */
function legs(
  move: (side: 'L' | 'R', sign: 1 | -1, pair: number) => readonly [number, number, number],
): Pose {
  const pose: Record<string, Joint> = {};
  for (const [side, sign] of SIDES) {
    for (const pair of PAIRS) pose[`leg${side}${pair}`] = { move: move(side, sign, pair) };
  }
  return pose;
}

/** Two sets of three legs that stand like a tripod. */
const tripod = (side: 'L' | 'R', pair: number): 0 | 1 => ((pair + (side === 'L' ? 0 : 1)) % 2 === 0 ? 0 : 1);

/** Rocks, snips the air, lets one eye look where the other does not. */
function idle(t: number): Pose {
  const breath = wave(t, 2);
  const sway = wave(t, 1);
  const snip = 12 * (within(t, 0.3, 0.33, 0.34, 0.38) + within(t, 0.4, 0.43, 0.44, 0.48));
  const shut = within(t, 0.6, 0.62, 0.63, 0.66);
  return together(lids(58 * shut), beard(3 + 2 * breath, 1.5 * breath, 2 * sway), {
    hips: { move: [0.006 * sway, 0.006 * breath, 0], turn: [0, 1.5 * sway, 1.4 * sway] },
    chest: { turn: [-1 * breath, 1.2 * sway, 0] },
    head: { turn: [1.5 * wave(t, 2, 0.2), 5 * wave(t, 1, 0.15), 0] },
    jaw: { turn: [1.5 + 1.5 * breath, 0, 0] },
    stalkL0: { turn: [4 * wave(t, 1, 0.3), 12 * wave(t, 1, 0.1), 3 * breath] },
    stalkR0: { turn: [4 * wave(t, 1, 0.7), -14 * wave(t, 1, 0.35), 3 * wave(t, 2, 0.3)] },
    armL: { turn: [1.5 * breath, 0, 2.5 * sway] },
    foreL: { turn: [2 * wave(t, 1, 0.2), 0, 2 * breath] },
    pinchL: { turn: [0, 0, 3 * breath] },
    armR: { turn: [-2 * wave(t, 2, 0.1), 0, 2 * sway] },
    foreR: { turn: [3 * wave(t, 1, 0.4), 0, 0] },
    pinchR: { turn: [0, 0, -3 * breath - 4 + 4 * Math.cos(2 * Math.PI * t) + snip] },
  });
}

/** Scuttles on three legs at a time. */
function walk(t: number): Pose {
  const sway = wave(t, 1);
  const beat = wave(t, 2);
  const step = legs((side, _sign, pair) => {
    const u = (t + 0.5 * tripod(side, pair)) % 1;
    const ahead = track(u, [0, -1], [0.45, 1], [1, -1]);
    const lift = Math.max(0, Math.sin((Math.PI * (u - 0.03)) / 0.42));
    return [0, u < 0.47 ? 0.065 * lift : 0, 0.05 * ahead];
  });
  return together(step, beard(6 + 4 * beat, 3 * sway), claws(4 * beat), {
    hips: { move: [0.012 * sway, 0.012 * beat, 0], turn: [2 * beat, 4 * sway, 4 * sway] },
    chest: { turn: [2 * wave(t, 2, 0.1), -3 * sway, -2 * sway] },
    head: { turn: [-2 * beat, -4 * sway, 0] },
    armL: { turn: [6 * sway, 0, 4 * beat] },
    armR: { turn: [-6 * sway, 0, 4 * beat] },
    foreL: { turn: [7 * wave(t, 1, 0.1), 0, 0] },
    foreR: { turn: [-7 * wave(t, 1, 0.1), 0, 0] },
  });
}

/** Draws the crusher back wide open and brings it down like a hammer. */
function attack(t: number): Pose {
  const wind = track(t, [0, 0], [0.3, 1], [0.4, 1], [0.5, 0, 'snap']);
  const blow = track(t, [0.38, 0], [0.5, 1, 'fall'], [0.66, 0.88], [1, 0]);
  const bite = track(t, [0.48, 0], [0.54, 1, 'snap'], [0.7, 1], [0.9, 0]);
  return together(stalks(-6 * wind + 16 * blow, 6 * blow), beard(10 * wind + 34 * blow, 5 * blow), {
    hips: {
      move: [-0.01 * wind, 0.03 * wind - 0.06 * blow, -0.03 * wind + 0.06 * blow],
      turn: [-9 * wind + 15 * blow, 12 * wind - 14 * blow, 3 * wind],
    },
    chest: { turn: [-6 * wind + 10 * blow, 10 * wind - 14 * blow, 0] },
    head: { turn: [8 * wind - 14 * blow, -14 * wind + 16 * blow, 0] },
    jaw: { turn: [6 * wind + 16 * blow, 0, 0] },
    armL: { turn: [-16 * wind + 26 * blow, -16 * blow, 18 * wind - 6 * blow] },
    foreL: { turn: [-18 * wind + 42 * blow, -10 * blow, -14 * blow] },
    handL: { turn: [-12 * wind + 26 * blow, 0, 0] },
    pinchL: { turn: [0, 0, 24 * wind - 12 * bite] },
    armR: { turn: [-14 * blow, 0, -16 * blow] },
    foreR: { turn: [8 * wind - 16 * blow, 0, 0] },
    legL0: { move: [0, 0.07 * within(t, 0.34, 0.42, 0.43, 0.5), 0.05 * blow] },
  });
}

/** Ducks behind its claws; the eyes shrink into the shell. */
function hit(t: number): Pose {
  const k = track(t, [0, 0], [0.12, 1, 'snap'], [0.42, 0.6], [1, 0]);
  const daze = wave(t, 3) * (1 - t) * k;
  return together(
    lids(58 * within(t, 0.02, 0.08, 0.3, 0.55)),
    stalks(20 * k, 12 * k, 1 - 0.4 * k),
    beard(40 * k, 10 * k),
    claws(-8 * k, { arm: [-12 * k, 16 * k, -10 * k], fore: [14 * k, 0, 12 * k] }),
    legs((_side, sign, pair) => [sign * 0.03 * k, 0, pair === 0 ? -0.03 * k : 0]),
    {
      hips: { move: [0.02 * daze, -0.09 * k, -0.06 * k], turn: [-13 * k, 8 * daze, 8 * daze] },
      chest: { turn: [-8 * k, 8 * daze, 0] },
      head: { turn: [14 * k, 10 * daze, 10 * daze] },
      jaw: { turn: [14 * k, 0, 0] },
    },
  );
}

/** Crouches, then rises on its tiptoes with both claws wide open and the beard on end. */
function roar(t: number): Pose {
  const duck = track(t, [0, 0], [0.2, 1], [0.34, 0, 'snap']);
  const rear = track(t, [0.2, 0], [0.38, 1, 'spring'], [0.8, 1], [1, 0]);
  const shake = tremble(t, 90) * rear;
  return together(
    stalks(10 * duck - 10 * rear, 14 * rear, 1 + 0.15 * rear),
    beard(-6 * duck + 50 * rear + 4 * shake, 14 * rear),
    claws(-6 * duck + 20 * rear + 4 * shake, {
      arm: [8 * duck - 8 * rear, 0, -6 * duck + 16 * rear + shake],
      fore: [16 * duck - 12 * rear, 0, -10 * rear],
    }),
    {
      hips: { move: [0, -0.09 * duck + 0.055 * rear, -0.02 * rear], turn: [10 * duck - 12 * rear, 0, 0] },
      chest: {
        turn: [8 * duck - 9 * rear, 1.5 * shake, shake],
        size: [1 + 0.03 * rear, 1 + 0.02 * rear, 1 + 0.03 * rear],
      },
      head: { turn: [6 * duck - 4 * rear, 2.5 * shake, 0] },
      jaw: { turn: [22 * rear + 2 * shake, 0, 0] },
    },
  );
}

/** Dances from side to side and plays the castanets. */
function victory(t: number): Pose {
  const on = within(t, 0, 0.14, 0.86, 1);
  const u = (t - 0.1) / 0.8;
  const sway = wave(u, 2) * on;
  const bounce = Math.abs(Math.sin(4 * Math.PI * u)) * on;
  const clack = (0.5 + 0.5 * wave(t, 8)) * on;
  return together(
    stalks(-4 * on, 10 * sway, 1 + 0.12 * bounce),
    beard(26 * on + 10 * bounce, 8 * on, 8 * sway),
    legs((side, sign) => [0.02 * sway, 0.055 * Math.max(0, sign * sway) * (side === 'L' ? 1 : 1), 0]),
    {
      hips: { move: [0.035 * sway, 0.02 * bounce - 0.01 * on, 0], turn: [-6 * on, 12 * sway, -9 * sway] },
      chest: { turn: [-6 * on, 6 * sway, -4 * sway] },
      head: { turn: [-2 * on, -12 * sway, 10 * sway] },
      jaw: { turn: [(12 + 6 * clack) * on, 0, 0] },
      armL: { turn: [-8 * on, 0, (8 + 12 * sway) * on] },
      armR: { turn: [-20 * on, 0, (-16 + 12 * sway) * on] },
      foreL: { turn: [-6 * on, 0, 8 * sway] },
      foreR: { turn: [-24 * on, 0, 8 * sway] },
      handR: { turn: [-14 * on, 0, 0] },
      pinchL: { turn: [0, 0, 18 * clack - 6 * on] },
      pinchR: { turn: [0, 0, 6 * on - 18 * (on - clack)] },
    },
  );
}

/** The legs slide apart, the claws sink to the ground, the eyes droop; stays so. */
function defeat(t: number): Pose {
  const shock = within(t, 0, 0.1, 0.22, 0.4);
  const slump = track(t, [0.22, 0], [0.62, 1, 'spring'], [1, 1]);
  const sob = wave(t, 5) * track(t, [0.6, 0], [0.75, 1]);
  return together(
    lids(46 * slump - 12 * shock),
    stalks(-14 * shock + 42 * slump + 3 * sob, 26 * slump),
    beard(36 * shock - 12 * slump, 10 * slump),
    claws(16 * shock - 10 * slump, {
      arm: [-10 * shock + 6 * slump, -20 * slump, 16 * shock - 24 * slump],
      fore: [-10 * shock + 34 * slump, -20 * slump, -10 * slump],
      hand: [26 * slump, 0, 0],
    }),
    legs((side, sign, pair) => [
      sign * 0.055 * slump,
      side === 'R' && pair === 0 ? -0.06 * slump : 0,
      [0.02, 0, -0.03][pair]! * slump,
    ]),
    {
      hips: {
        move: [0, 0.03 * shock - 0.2 * slump, -0.02 * slump],
        turn: [-8 * shock + 10 * slump, 0, 5 * slump],
      },
      chest: { turn: [-4 * shock + 8 * slump + sob, 0, 0] },
      head: { turn: [-8 * shock + 12 * slump + 2 * sob, 0, 8 * slump] },
      jaw: { turn: [20 * shock + 4 * slump, 0, 0] },
    },
  );
}

/** Crouches, flies with all limbs spread like a star, lands on six feet. The way through the air is the director's. */
function leap(t: number): Pose {
  const crouch = track(t, [0, 0], [0.2, 1], [0.28, 0, 'fall']);
  const air = track(t, [0.22, 0], [0.34, 1, 'snap'], [0.66, 1], [0.74, 0, 'fall']);
  const land = track(t, [0.7, 0], [0.78, 1, 'snap'], [1, 0]);
  const paddle = wave(t, 4) * air;
  return together(
    stalks(10 * crouch - 16 * air + 14 * land, 12 * air),
    beard(44 * air - 8 * land, 12 * air),
    claws(16 * air, {
      arm: [6 * crouch - 10 * air, 0, -6 * crouch + 16 * air - 8 * land],
      fore: [14 * crouch - 10 * air + 12 * land, 0, -8 * air],
    }),
    legs((side, sign, pair) => {
      const late = tripod(side, pair) === 0 ? paddle : -paddle;
      return [sign * 0.06 * air, (0.13 + 0.03 * late) * air, [0.05, 0, -0.05][pair]! * air];
    }),
    {
      hips: {
        move: [0, -0.13 * crouch + 0.05 * air - 0.14 * land, 0],
        turn: [8 * crouch - 8 * air + 8 * land, 0, 0],
      },
      chest: { turn: [6 * crouch - 6 * air + 6 * land, 0, 0] },
      head: { turn: [-8 * crouch + 4 * air - 8 * land, 0, 0] },
      jaw: { turn: [14 * air, 0, 0] },
    },
  );
}

/** Shovels with both claws and goes under, turning; backwards it comes out. */
function burrow(t: number): Pose {
  const dig = within(t, 0, 0.12, 0.8, 1);
  const paddle = wave(t, 6) * dig;
  const sink = track(t, [0.12, 0], [0.4, 0.22], [1, 1, 'fall']);
  const depth = -1.6 * sink;
  const spin = 34 * tremble(t, 20) * within(t, 0.3, 0.5, 1, 1.1);
  return together(
    stalks(-10 * dig, 8 * paddle),
    beard(10 * dig, 6 * paddle),
    legs((side, sign, pair) => [sign * 0.02 * dig * (tripod(side, pair) === 0 ? paddle : -paddle), depth, 0]),
    {
      hips: { move: [0, depth - 0.04 * dig, 0], turn: [8 * dig, spin, 6 * paddle] },
      chest: { turn: [8 * dig, 6 * paddle, 0] },
      head: { turn: [-8 * dig, -6 * paddle, 0] },
      armL: { turn: [(12 + 14 * paddle) * dig, 0, -10 * dig] },
      armR: { turn: [(12 - 14 * paddle) * dig, 0, 10 * dig] },
      foreL: { turn: [(46 + 34 * paddle) * dig, 0, 0] },
      foreR: { turn: [(30 - 30 * paddle) * dig, 0, 0] },
      pinchL: { turn: [0, 0, -10 * dig] },
      pinchR: { turn: [0, 0, 8 * dig] },
    },
  );
}

/** Takes hold with both claws before it, swings them over its back and hurls; it lets go at 0.62. */
function throwing(t: number): Pose {
  const grab = track(t, [0, 0], [0.2, 1], [0.3, 1], [0.44, 0]);
  const heave = track(t, [0.26, 0], [0.48, 1], [0.56, 1], [0.64, 0, 'fall']);
  const hurl = track(t, [0.54, 0], [0.64, 1, 'fall'], [0.74, 0.9], [1, 0]);
  const hold = within(t, 0.14, 0.22, 0.6, 0.66);
  const strain = tremble(t, 60) * heave;
  const wide = within(t, 0, 0.1, 0.14, 0.22) + hurl;
  return together(
    stalks(10 * grab - 12 * heave + 16 * hurl, 4 * heave),
    beard(16 * grab + 20 * heave + 40 * hurl, 6 * hurl),
    claws(20 * wide - 10 * hold, {
      arm: [20 * grab - 22 * heave + 22 * hurl, -14 * grab - 6 * hurl, -6 * grab + 8 * heave + strain],
      fore: [38 * grab - 20 * heave + 44 * hurl, 0, 16 * grab + 8 * heave],
      hand: [10 * grab - 10 * heave + 16 * hurl, 0, 0],
    }),
    {
      hips: {
        move: [0, -0.07 * grab + 0.03 * heave - 0.05 * hurl, 0.03 * grab - 0.04 * heave + 0.05 * hurl],
        turn: [10 * grab - 12 * heave + 13 * hurl, 0, 0],
      },
      chest: { turn: [6 * grab - 8 * heave + 8 * hurl, strain, 0] },
      head: { turn: [-8 * grab + 6 * heave - 12 * hurl, 0, strain] },
      jaw: { turn: [4 * grab + 10 * heave + 20 * hurl, 0, 0] },
    },
  );
}

/** Draws a deep breath, throws itself forwards and squirts: the ink leaves its mouth from 0.42 to 0.72. */
function ink(t: number): Pose {
  const breathe = track(t, [0, 0], [0.3, 1], [0.36, 1], [0.44, 0, 'fall']);
  const squirt = track(t, [0.36, 0], [0.44, 1, 'snap'], [0.72, 1], [1, 0]);
  const pump = tremble(t, 70) * squirt;
  return together(
    lids(30 * breathe + 58 * within(t, 0.42, 0.46, 0.66, 0.74)),
    stalks(-14 * breathe + 4 * squirt, 6 * breathe + 24 * squirt),
    beard(-14 * breathe + 72 * squirt + 4 * pump, 4 * breathe + 24 * squirt),
    claws(-6 * breathe + 14 * squirt, {
      arm: [-8 * breathe - 4 * squirt, 0, 4 * breathe + 16 * squirt],
      fore: [-6 * breathe - 14 * squirt, 0, -6 * squirt],
    }),
    {
      hips: {
        move: [0, 0.04 * breathe - 0.05 * squirt, -0.04 * breathe + 0.06 * squirt],
        turn: [-14 * breathe + 13 * squirt, 7 * wave(t, 2) * squirt, pump],
      },
      chest: {
        turn: [-9 * breathe + 6 * squirt, 5 * wave(t, 2) * squirt, 0],
        size: [1 + 0.08 * breathe - 0.03 * squirt, 1 + 0.06 * breathe, 1 + 0.08 * breathe - 0.03 * squirt],
      },
      head: {
        turn: [-6 * breathe - 12 * squirt + pump, 6 * wave(t, 2, 0.05) * squirt, 0],
        move: [0, 0, 0.02 * squirt],
      },
      jaw: { turn: [-3 * breathe + 30 * squirt, 0, 0] },
    },
  );
}
