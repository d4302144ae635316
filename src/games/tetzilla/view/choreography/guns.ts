import type { Layout, Pose } from '#director';
import { shift } from '#kaiju/show';
import type { Box } from '#tetzilla/rules';
import { type FacePoint, facePose, TILE_DEPTH } from '../geometry';
import { floorOf, MARKER_OUT } from '../layout';
import type { Table } from '../table';
import { type Scene, WALL } from './scene';

/** A guard that fires: its piece, its place, and its muzzle. */
export interface Gun {
  readonly piece: string;
  readonly at: FacePoint;
  readonly muzzle: FacePoint;
  readonly heading: number;
}

/** Seconds to turn: with nobody to hit, and with a victim, where the camera needs time to move in. */
const AIM = { idle: 0.3, deadly: 0.7 };

/**
 * Turns the guard in a box to its target.
 * @param target a point of the face
 * @param deadly whether it will hit somebody
 * @returns the guard, and when it is ready
 */
export function aimGun(
  scene: Scene,
  table: Table,
  box: Box,
  target: FacePoint,
  deadly: boolean,
): { readonly gun: Gun; readonly ready: number } {
  const { builder, now } = scene;
  const lasts = deadly ? AIM.deadly : AIM.idle;
  const piece = table.markers.get(box)!;
  const at = floorOf(table.columns, box, MARKER_OUT);
  const across = target.across - at.across;
  const heading = Math.atan2(across, 1.1);
  const raised = Math.max(-0.3, Math.min(0.3, (target.up - at.up) * 0.12));
  const { yaw, pitch, roll } = facePose(at, { heading, tip: -raised });
  builder.turn(piece, now, lasts, { yaw, pitch, roll });
  builder.addOffset(piece, 'glow', now, lasts + 0.4, 'swell', 0.5);
  scene.sound('engine', now, { x: at.across }, 0.4);
  const side = Math.sin(heading) * 0.3;
  const muzzle = { across: at.across + side, up: at.up + 0.26, out: TILE_DEPTH + 0.08 };
  return { gun: { piece, at, muzzle, heading }, ready: now + lasts };
}

/**
 * Recoil, with flash and smoke at the muzzle.
 * @param strength 1 for a cannon
 * @param flashes false if an explosion right afterwards provides the flash
 */
export function recoil(
  scene: Scene,
  { piece, muzzle, heading }: Gun,
  at: number,
  strength: number,
  flashes = true,
): void {
  shift(scene, piece, at, 0.45, 'recoil', heading, -0.14 * strength);
  scene.builder.addOffset(piece, 'pitch', at, 0.45, 'recoil', -0.16 * strength);
  scene.builder.addOffset(piece, 'glow', at, 0.25, 'recoil', 0.7);
  scene.faceEffect(flashes ? 'flash' : 'sparks', at, muzzle, {
    tilt: WALL,
    yaw: heading,
    intensity: 0.7 * strength,
    duration: flashes ? 0.18 : 0.35,
  });
  scene.faceEffect('smoke', at, muzzle, { tilt: WALL * 0.7, intensity: 0.4 * strength, duration: 1.1 });
}

/** It turns away, lowers its barrel, and smokes: it has fired this turn. */
export function standDown(scene: Scene, { piece, at: place }: Gun, at: number, destination: Layout): void {
  const { builder } = scene;
  const top = { ...place, up: place.up + 0.25, out: place.out + 0.2 };
  scene.faceEffect('smoke', at + 0.1, top, { tone: 'ash', intensity: 0.35, duration: 1.9 });
  const { yaw, pitch, roll, glow }: Pose = destination.get(piece)!;
  builder.turn(piece, at, 0.35, { yaw, pitch, roll });
  builder.tween(piece, at, 0.35, { glow }, 'linear');
}
