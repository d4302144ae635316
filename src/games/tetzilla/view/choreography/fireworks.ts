import type { Pose } from '#director';
import { type Scene, WALL } from './scene';

/** Where shells burst around a winner, in boxes from its feet, on alternating sides. */
const BURSTS = [
  { across: -2.1, up: 2.5 },
  { across: 2.2, up: 3 },
  { across: 0.2, up: 4.1 },
  { across: -2.9, up: 3.9 },
  { across: 2.6, up: 1.7 },
] as const;
/** Seconds between two shells, and the time that one climbs. */
const APART = 0.4;
const CLIMBS = 0.42;
/** How far in front of the face they climb and burst. */
const OUT = 0.9;
/** Size of the bursts. */
const STRENGTH = 2.6;
/** For a winner at the edge of the board, shift towards the middle, as a fraction of the distance. */
const INWARDS = 0.4;

/**
 * Shells climb beside a winner and burst over the city. @param place of the winner @returns when the last has
 * faded
 */
export function fireworks(scene: Scene, place: Pose, at: number): number {
  const z = place.z + OUT;
  const middle = place.x * (1 - INWARDS);
  let over = at;
  for (const [index, { across, up }] of BURSTS.entries()) {
    const leaves = at + APART * index;
    const bursts = leaves + CLIMBS;
    const from = { x: middle + across * 0.7, z };
    const to = { x: middle + across, y: place.y + up, z };
    // Its tail outlives its climb.
    scene.effect('exhaust', leaves, from, { y: place.y, path: [to], duration: 1.1, intensity: 0.5 });
    scene.sound('missile', leaves, from, 0.3);
    scene.effect('firework', bursts, to, { y: to.y, tilt: WALL, intensity: STRENGTH });
    scene.sound('explosion', bursts, to, 0.3);
    over = bursts + 1;
  }
  return over;
}
