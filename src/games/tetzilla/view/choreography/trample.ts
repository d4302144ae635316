import type { Layout } from '#director';
import { arcTo, shift, squash } from '#kaiju/show';
import type { Box, Seat } from '#tetzilla/rules';
import { TILE_DEPTH } from '../geometry';
import { floorOf } from '../layout';
import { kaijuPiece, ruinPiece } from '../pieces';
import type { Table } from '../table';
import { gather, heave } from './figure';
import { type Scene, WALL } from './scene';
import { playImpact } from './style';

/** It crouches long enough to show its target, leaps onto it, and grinds its foot in. */
const CROUCHES = 0.2;
const LEAPS = 0.36;
const GRINDS = 0.3;
/**
 * How far and how high it leaps at a guard beside it, in boxes; one above is struck at the top of the leap.
 */
const REACH = 0.66;
const HIGH = { beside: 0.55, above: 0.7 };
/** A flattened guard: coin-thin, and wider. */
const FLAT = { width: 1.4, height: 0.12 };
/** The coin flies to the pile, spinning, and springs back into shape. */
const FLIGHT = { lasts: 0.85, springs: 0.25 };

/**
 * A kaiju tramples the guard in the box that it enters: it leaps on it, grinds its foot in, and the flattened
 * guard flies to its pile.
 * @param side where the guard is: left, right, or above
 * @returns when the box is clear
 */
export function trample(
  scene: Scene,
  player: Seat,
  box: Box,
  at: number,
  side: -1 | 0 | 1,
  before: Table,
  destination: Layout,
): number {
  const { builder } = scene;
  const kaiju = kaijuPiece(player);
  const guard = before.markers.get(box)!;
  const floor = floorOf(before.columns, box, TILE_DEPTH + 0.1);
  const down = at + CROUCHES + LEAPS;
  const clear = down + GRINDS;
  gather(scene, player, at, CROUCHES + 0.04, 0.24);
  if (side === 0) heave(scene, player, down - LEAPS / 2, LEAPS, 'hop', HIGH.above);
  else {
    heave(scene, player, at + CROUCHES, LEAPS, 'hop', HIGH.beside);
    shift(scene, kaiju, at + CROUCHES, LEAPS + 1.2 * GRINDS, 'swell', (side * Math.PI) / 2, REACH);
    builder.addOffset(kaiju, 'roll', at + CROUCHES, LEAPS, 'swell', 0.2 * side);
  }
  scene.clip('attack', kaiju, down - 0.24, 0.24 + GRINDS);
  builder.addOffset(guard, 'roll', at + 0.08, down - at - 0.1, 'shiver', 0.09, 5);
  scene.sound('lunge', at + CROUCHES, { x: floor.across }, 0.5);

  playImpact(scene, down, 'blast');
  squash(scene, kaiju, down, 1.8);
  builder.tween(guard, down, 0.06, FLAT, 'out');
  builder.addOffset(kaiju, 'yaw', down + 0.06, GRINDS - 0.06, 'wobble', 0.16, 2);
  scene.faceEffect('stamp', down, floor, { intensity: 1.3 });
  scene.faceEffect('shock-ring', down, floor, { tilt: WALL, intensity: 1, duration: 0.55 });
  scene.faceEffect('debris', down, floor, { tilt: WALL, tone: 'olive', intensity: 1.8 });
  for (const aside of [-0.4, 0.4]) {
    const point = { ...floor, across: floor.across + aside };
    scene.faceEffect('dust', down, point, { tone: 'concrete', intensity: 1.5, duration: 1 });
  }
  scene.faceEffect('sparks', down + 0.1, floor, { intensity: 0.8 });
  scene.sound('crush', down, { x: floor.across });
  scene.sound('land', down, { x: floor.across }, 0.9);

  const ruin = ruinPiece(guard);
  builder.jump(ruin, down + 0.05, { ...destination.get(ruin)!, height: 0.2 });
  builder.tween(ruin, down + 0.05, 0.25, { height: destination.get(ruin)!.height }, 'back');
  flyFlat(scene, guard, clear - 0.06, destination);
  return clear;
}

/** The flattened guard flies to the pile. */
function flyFlat(scene: Scene, guard: string, at: number, destination: Layout): void {
  const { builder } = scene;
  const to = destination.get(guard)!;
  const { lasts, springs } = FLIGHT;
  const arrives = at + lasts;
  arcTo(scene, guard, at, lasts, to, { height: 1.3, turns: 1, tumbles: 2 });
  builder.addOffset(guard, 'z', at, lasts, 'hop', 2);
  const flat = { width: to.width * FLAT.width, height: to.height * FLAT.height };
  builder.tween(guard, at, lasts, { ...flat, glow: to.glow }, 'in-out');
  builder.jump(guard, arrives, { variant: to.variant });
  builder.tween(guard, arrives, springs, { width: to.width, height: to.height }, 'back');
  scene.sound('gain', arrives, to, 0.8);
  scene.effect('dust', arrives, to, { y: to.y, intensity: 0.4, duration: 0.6 });
  scene.settled = Math.max(scene.settled, arrives + springs);
}
