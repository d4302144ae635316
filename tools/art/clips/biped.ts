import type { Clip } from '../kit/clip';
import type { Pose } from '../kit/pose';
import type { Rig } from '../kit/rig';
import { idle, walk } from './calm';
import { defeat, roar, victory } from './feelings';
import { attack, hit, throwing } from './fight';
import type { Mood, Temper } from './gestures';
import { burrow, leap } from './travel';
import { trailing } from './whip';

/** The standard clips of two-legged monsters, adapted to their temper. */
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
