import type { Easing, Shape } from '#director';
import { crouch, squash } from '#kaiju/show';
import type { Seat } from '#tetzilla/rules';
import { facePose, onTable } from '../geometry';
import { counterPose, type KaijuPlace, placeOf } from '../layout';
import { hitsPiece, kaijuPiece, tokensPiece } from '../pieces';
import type { Table } from '../table';
import type { Scene } from './scene';

/** A kaiju with the counters on its base. */
const partsOf = (seat: Seat) => [kaijuPiece(seat), hitsPiece(seat), tokensPiece(seat)];

/** The place of a kaiju on the board. Throws if it is not there. */
export function standingPlace(table: Table, seat: Seat): KaijuPlace {
  const place = placeOf(table, seat);
  if (place === null) throw new RangeError(`${kaijuPiece(seat)} is not on the board`);
  return place;
}

/** A place offset from another. @param up,out,across in boxes */
export function beside(
  place: KaijuPlace,
  by: { readonly across?: number; readonly up?: number; readonly out?: number },
): KaijuPlace {
  const { across, up, out } = place.at;
  return {
    ...place,
    at: { across: across + (by.across ?? 0), up: up + (by.up ?? 0), out: out + (by.out ?? 0) },
  };
}

/** Moves a kaiju with its counters, without turning. @param easing of the movement */
export function carry(
  { builder }: Scene,
  seat: Seat,
  at: number,
  duration: number,
  place: KaijuPlace,
  easing: Easing = 'in-out',
): void {
  const { size } = place;
  const [x, y, z] = onTable(place.at);
  builder.tween(kaijuPiece(seat), at, duration, { x, y, z, width: size, height: size }, easing);
  const counter = counterPose(place);
  for (const piece of [hitsPiece(seat), tokensPiece(seat)]) {
    const { x, y, z, width, height } = counter;
    builder.tween(piece, at, duration, { x, y, z, width, height }, easing);
  }
}

/** Turns a kaiju. @param heading 0 to the viewer, π/2 to the east, π to the wall */
export function turnTo({ builder }: Scene, seat: Seat, at: number, duration: number, heading: number): void {
  const { yaw, pitch, roll } = facePose({ across: 0, up: 0, out: 0 }, { heading });
  builder.turn(kaijuPiece(seat), at, duration, { yaw, pitch, roll });
}

/** Lifts a kaiju with its counters for a moment. @param height in boxes */
export function heave(
  { builder }: Scene,
  seat: Seat,
  at: number,
  duration: number,
  shape: Shape,
  height: number,
): void {
  for (const piece of partsOf(seat)) builder.addOffset(piece, 'y', at, duration, shape, height);
}

/** A footstep: dust from the floor of the box, a thump, a squash. @param weight 1 for a step, 3 for a leap */
export function footfall(scene: Scene, seat: Seat, at: number, place: KaijuPlace, weight: number): void {
  scene.impact = at;
  squash(scene, kaijuPiece(seat), at, Math.min(1.8, 0.5 + 0.4 * weight));
  scene.faceEffect('dust', at, place.at, { intensity: 0.3 + 0.4 * weight });
  if (weight >= 2) scene.faceEffect('stamp', at, place.at, { intensity: 0.45 * weight });
  scene.sound(weight > 1 ? 'land' : 'step', at, { x: place.at.across }, Math.min(1, 0.45 + 0.2 * weight));
}

/** A kaiju crouches before it jumps. */
export const gather = (scene: Scene, seat: Seat, at: number, duration: number, depth: number): void =>
  crouch(scene, kaijuPiece(seat), at, duration, depth);

/**
 * Kaiju that share a box before or after make room, or spread out again.
 * @param except a kaiju that is animated separately
 */
export function makeRoom(
  scene: Scene,
  before: Table,
  after: Table,
  at: number,
  except: readonly Seat[],
): void {
  for (const seat of before.seats) {
    const [from, to] = [placeOf(before, seat), placeOf(after, seat)];
    if (except.includes(seat) || from === null || to === null) continue;
    const { across, out } = from.at;
    if (across === to.at.across && out === to.at.out && from.size === to.size) continue;
    carry(scene, seat, at, 0.26, to);
    heave(scene, seat, at, 0.26, 'hop', 0.1);
  }
}

/** Puts the counters of a kaiju where it will stand, and shows its hits. It has no tokens yet. */
export function showCounters({ builder }: Scene, seat: Seat, at: number, place: KaijuPlace): void {
  for (const piece of [hitsPiece(seat), tokensPiece(seat)]) {
    const { x, y, z, yaw, pitch, roll, width, height } = counterPose(place);
    builder.jump(piece, at, {
      x,
      y,
      z,
      yaw,
      pitch,
      roll,
      visibility: piece === hitsPiece(seat) ? 1 : 0,
      width: width * 0.3,
      height: height * 0.3,
    });
    builder.tween(piece, at, 0.22, { width, height }, 'back');
  }
}

/** A counter shows another number, with a pulse. @param piece a counter */
export function count({ builder }: Scene, piece: string, at: number, number: number): void {
  builder.jump(piece, at, { variant: number });
  builder.addOffset(piece, 'width', at, 0.4, 'recoil', 0.5);
  builder.addOffset(piece, 'height', at, 0.4, 'recoil', 0.5);
  builder.addOffset(piece, 'glow', at, 0.5, 'recoil', 0.8);
}

/** Updates the tokens of a kaiju on the board; invisible at 0. */
export function countTokens(scene: Scene, seat: Seat, at: number, tokens: number): void {
  const piece = tokensPiece(seat);
  scene.builder.jump(piece, at, { visibility: tokens > 0 ? 1 : 0 });
  count(scene, piece, at, tokens);
}
