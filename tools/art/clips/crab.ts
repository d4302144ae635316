import type { Clip } from '../kit/clip';
import { type Pose, together } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { defeat, roar, victory } from './crabFeelings';
import { attack, hit, ink, throwing } from './crabFight';
import { beard } from './crabParts';
import { burrow, leap, walk } from './crabTravel';
import { lids } from './gestures';
import { wave, within } from './motion';
import { trailing } from './whip';

/**
 * The clips of a crab on six legs, with bones hips, chest, head, jaw; eye stalks and lids; armL, foreL, handL, pinchL
 * and the same with R, the claws pointing up at rest; limbs legL0 (front) to legR2; whips beard0_ to beard4_.
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
