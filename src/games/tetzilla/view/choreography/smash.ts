import type { Layout } from '#director';
import type { EffectTone } from '#kaiju/cues';
import { arcTo } from '#kaiju/show';
import type { Box, BuildingKind } from '#tetzilla/rules';
import { type FacePoint, TILE_DEPTH } from '../geometry';
import { floorOf } from '../layout';
import { type MarkerLook, ruinPiece } from '../pieces';
import { lookOfPiece, type Table } from '../table';
import { jolt } from './jolt';
import { type Scene, WALL } from './scene';
import { playImpact } from './style';

/** How a building breaks. */
interface Breaking {
  /** Blows that it takes. */
  readonly blows: number;
  readonly tone: EffectTone;
  /** Its height in boxes. */
  readonly height: number;
  readonly weight: number;
}

const BREAKING: Readonly<Record<BuildingKind, Breaking>> = {
  h: { blows: 1, tone: 'brick', height: 0.4, weight: 0.9 },
  b: { blows: 2, tone: 'concrete', height: 0.55, weight: 1.1 },
  s: { blows: 3, tone: 'glass', height: 0.8, weight: 1.35 },
  f: { blows: 1, tone: 'metal', height: 0.4, weight: 1 },
};

/** Buildings with a damaged model, shown from the first blow on. */
const TORN: ReadonlySet<MarkerLook> = new Set<MarkerLook>(['h', 'b', 's']);

/** Seconds between two blows. */
export const BLOW = 0.22;

const breakingOf = (piece: string): Breaking => BREAKING[lookOfPiece(piece) as BuildingKind];

/** How many blows it takes to break a building. */
export const blowsFor = (piece: string): number => breakingOf(piece).blows;

/** Whether breaking a marker is a highlight: guards, depots, skyscrapers. */
export const isGreat = (piece: string): boolean => /[sfLMT]/.test(lookOfPiece(piece));

/** The rest of a marker flies out of the face and down to the pile. @returns when it arrives */
function flyToPile(scene: Scene, piece: string, at: number, destination: Layout): number {
  const { builder } = scene;
  const to = destination.get(piece)!;
  const duration = 0.75;
  const arrives = at + duration;
  arcTo(scene, piece, at, duration, to, { height: 0.9, turns: 1 });
  builder.addOffset(piece, 'z', at, duration, 'hop', 1.6);
  builder.tween(piece, at, duration, { width: to.width, height: to.height, glow: to.glow }, 'in-out');
  builder.addOffset(piece, 'roll', at, duration, 'swell', 0.7);
  // In the pile it looks whole again.
  builder.jump(piece, arrives, { variant: to.variant });
  scene.sound('gain', arrives, to, 0.8, undefined, { raised: isGreat(piece) ? 4 : 0 });
  scene.effect('dust', arrives, to, { y: to.y, intensity: 0.35, duration: 0.6 });
  scene.settled = Math.max(scene.settled, arrives);
  return arrives;
}

/** A fuel depot explodes. */
function explode(scene: Scene, at: number, point: FacePoint, before: Table, piece: string): void {
  const front = { ...point, up: point.up + 0.3, out: TILE_DEPTH };
  playImpact(scene, at, 'blast');
  scene.faceEffect('fireball', at, front, { tilt: WALL * 0.6, intensity: 1.9, duration: 1.6 });
  scene.faceEffect('shock-ring', at, front, { tilt: WALL, intensity: 1.8, duration: 0.7 });
  scene.faceEffect('debris', at, front, { tilt: WALL, tone: 'metal', intensity: 2.2 });
  scene.faceEffect('smoke', at + 0.1, front, { intensity: 1.4, duration: 2.2 });
  scene.sound('explosion', at, { x: point.across });
  scene.sound('fire', at + 0.4, { x: point.across }, 0.8);
  jolt(scene, before, at, [point], 0.9, new Set([piece]));
}

/**
 * A kaiju smashes the building in a box, blow by blow: debris rains down the face, rubble stays, the rest
 * flies to its pile.
 * @param at when the first blow lands
 * @param from the side of the blows
 * @returns when the box is clear
 */
export function smash(
  scene: Scene,
  box: Box,
  at: number,
  from: -1 | 0 | 1,
  before: Table,
  destination: Layout,
): number {
  const { builder } = scene;
  const piece = before.markers.get(box)!;
  const look = lookOfPiece(piece);
  const { blows, tone, height, weight } = breakingOf(piece);
  const floor = floorOf(before.columns, box, TILE_DEPTH - 0.05);
  let last = at;
  if (TORN.has(look)) builder.jump(piece, at, { variant: 0 });
  for (let blow = 0; blow < blows; blow++) {
    last = at + BLOW * blow;
    const left = 1 - (blow + 1) / (blows + 0.9);
    const point = { ...floor, up: floor.up + height * (left + 0.12) };
    builder.tween(piece, last, 0.07, { height: left }, 'in');
    builder.addOffset(piece, 'roll', last, 0.22, 'wobble', -0.2 * (from === 0 ? 1 : from), 2);
    const intensity = weight * (0.8 + 0.3 * blow);
    scene.faceEffect('debris', last, point, { tilt: WALL, tone, intensity: 1.5 * intensity });
    scene.faceEffect('dust', last, point, { tone, intensity: 1.2 * intensity });
    if (blow > 0) scene.faceEffect('smoke', last, point, { tone, intensity: 0.5, duration: 1.1 });
    scene.sound('crack', last, { x: floor.across });
    playImpact(scene, last, blow === blows - 1 ? 'hit' : 'touch');
  }
  const ruin = ruinPiece(piece);
  builder.jump(ruin, last + 0.05, { ...destination.get(ruin)!, height: 0.2 });
  builder.tween(ruin, last + 0.05, 0.25, { height: destination.get(ruin)!.height }, 'back');
  if (look === 'f') explode(scene, last + 0.1, floor, before, piece);
  else if (look === 's') {
    scene.sound('collapse', last, { x: floor.across }, 0.8);
    jolt(scene, before, last, [floor], 0.5, new Set([piece]));
  }
  flyToPile(scene, piece, last + 0.1, destination);
  return last + 0.14;
}
