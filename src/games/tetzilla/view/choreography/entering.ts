import type { Layout } from '#director';
import { kaijuPiece } from '../pieces';
import type { Table } from '../table';
import type { EventOf } from './beats';
import { beside, footfall, gather, makeRoom, showCounters, standingPlace } from './figure';
import { jolt } from './jolt';
import { type Scene, seenWithin, WALL } from './scene';
import { playImpact } from './style';

const LEAP = 0.72;
const CROUCH = 0.3;

/**
 * A kaiju leaps from its mat into a box of the city, in a high arc in front of the board, and lands with a
 * stomp (T3.5).
 */
export function enter(
  scene: Scene,
  { player }: EventOf<'entered'>,
  before: Table,
  after: Table,
  destination: Layout,
): void {
  const { builder, now } = scene;
  const piece = kaijuPiece(player);
  const place = standingPlace(after, player);
  const to = destination.get(piece)!;
  const leaps = now + CROUCH;
  const lands = leaps + LEAP;
  scene.camera(now, seenWithin(place.at), { intensity: 0.4, duration: 1.7 });
  gather(scene, player, now, CROUCH + 0.1, 0.22);
  scene.clip('leap', piece, now, CROUCH + LEAP + 0.2);
  scene.sound('leap', leaps, to);
  const { x, y, z, yaw, pitch, roll, width, height } = to;
  builder.tween(piece, leaps, LEAP, { x, y, z, width, height }, 'in-out');
  builder.turn(piece, leaps, LEAP, { yaw, pitch, roll });
  builder.addOffset(piece, 'y', leaps, LEAP, 'hop', 2.4);
  builder.addOffset(piece, 'z', leaps, LEAP, 'hop', 1.5);
  builder.addOffset(piece, 'pitch', leaps, LEAP * 0.5, 'swell', -0.25);
  builder.addOffset(piece, 'pitch', leaps + LEAP * 0.5, LEAP * 0.5, 'swell', 0.3);
  footfall(scene, player, lands, place, 3);
  playImpact(scene, lands, 'hit');
  const brink = beside(place, { out: 0.25 }).at;
  scene.faceEffect('debris', lands, brink, { tilt: WALL, tone: 'stone', intensity: 0.9 });
  scene.sound('stamp', lands, to);
  jolt(scene, after, lands, [place.at], 0.55, new Set([piece]));
  makeRoom(scene, before, after, lands - 0.2, [player]);
  showCounters(scene, player, lands + 0.1, place);
  scene.clip('roar', piece, lands + 0.15, 0.8);
  scene.sound('snarl', lands + 0.2, to, 1, piece);
  scene.now = lands + 0.45;
}
