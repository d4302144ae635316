import type { Layout } from '#director';
import { climb, crouch, face, hopTime, hopTo, landing, lean, squash } from '#kaiju/show';
import { boxCentre } from '../geometry';
import { monsterPiece, type Table } from '../table';
import { fall, type Going, jolt, land } from './air';
import { trample } from './army';
import type { MoveBeat } from './beats';
import { treadOf } from './gestures';
import type { Scene } from './scene';

const ANTICIPATION = 0.14;
const HOP = 0.38;
const DASH = 0.3;
/** How far below the surface a monster is out of sight. */
const DEPTH = 1.6;

/** A hop to the next box, possibly up or down a roof: turn, crouch, jump, tilt, land. */
function step({ scene, beat, before, destination, piece, from, to }: Going): void {
  const { now } = scene;
  const hop = hopTime(HOP, from, to);
  face(scene, piece, now, ANTICIPATION + 0.1, to.yaw);
  crouch(scene, piece, now, ANTICIPATION + 0.04, 0.1);
  const lands = trample(scene, beat.trample, now, now + ANTICIPATION + hop, before, destination);
  const leaves = lands - hop;
  hopTo(scene, piece, leaves, hop, from, to, { height: 0.42, weight: 1, tread: treadOf(to) });
  scene.builder.addOffset(piece, 'pitch', leaves, hop, 'swell', 0.2);
  scene.clip('walk', piece, now, lands + 0.12 - now);
  scene.now = lands + 0.12;
}

/** A dash over the ground or over roofs, with speed lines. */
function blitz({ scene, beat, before, destination, piece, from, to }: Going): void {
  const { now, builder } = scene;
  const dash = hopTime(DASH, from, to);
  face(scene, piece, now, 0.12, to.yaw);
  lean(scene, piece, now, 0.2, 'swell', to.yaw, to.yaw, -0.16);
  const arrives = trample(scene, beat.trample, now, now + 0.16 + dash, before, destination);
  const leaves = arrives - dash;
  // A climber does not charge into the wall in front of it.
  builder.tween(piece, leaves, dash, { x: to.x, z: to.z }, from.y === to.y ? 'in' : 'in-out');
  builder.addOffset(piece, 'pitch', leaves, dash + 0.1, 'swell', 0.3);
  climb(scene, piece, leaves, dash, from, to, 0.16);
  const path = [{ x: to.x, z: to.z }];
  const y = Math.max(from.y, to.y);
  scene.effect('streak', leaves, from, { y, yaw: to.yaw, duration: dash + 0.25, path });
  scene.effect('dust', leaves, from, { y: from.y, yaw: to.yaw + Math.PI, intensity: 1.3 });
  scene.clip('walk', piece, now, arrives + 0.1 - now);
  scene.sound('dash', leaves, to);
  landing(scene, piece, arrives, to, 1.2);
  scene.now = arrives + 0.14;
}

/** Down into the ground or a building; a mound travels along the path; out again with a burst of earth. */
function burrow({ scene, beat, before, destination, piece, from, to }: Going): void {
  const { now, builder } = scene;
  const { move } = beat;
  const sink = 0.36;
  const travel = 0.16 + 0.16 * move.path.length;
  const rise = 0.3;
  const below = now + 0.06 + sink;
  const up = below + travel;

  builder.addOffset(piece, 'roll', now, sink, 'shiver', 0.06, 6);
  builder.tween(piece, now + 0.06, sink, { y: from.y - DEPTH }, 'in');
  builder.jump(piece, below, { visibility: 0, x: to.x, y: to.y - DEPTH, z: to.z, yaw: to.yaw });
  scene.effect('debris', now + 0.1, from, { y: from.y, tone: 'earth', intensity: 1 });
  scene.effect('dust', now + 0.1, from, { y: from.y, tone: 'earth', intensity: 1.2 });
  scene.clip('burrow', piece, now, below - now);
  scene.sound('dig', now, from);
  const path = move.path.map(boxCentre);
  scene.effect('mound', below - 0.12, from, { path, tone: 'earth', duration: travel + 0.5 });

  builder.jump(piece, up, { visibility: 1 });
  builder.tween(piece, up, rise, { y: to.y }, 'back');
  builder.addOffset(piece, 'y', up + rise * 0.5, 0.3, 'hop', 0.2);
  scene.effect('debris', up, to, { y: to.y, tone: 'earth', intensity: 2.4 });
  scene.effect('dust', up, to, { y: to.y, tone: 'earth', intensity: 2 });
  scene.impact = up;
  scene.effect('shock-ring', up, to, { y: to.y, tone: 'earth', intensity: 0.8 });
  scene.shake(up, 0.3);
  scene.clip('roar', piece, up, rise + 0.4);
  scene.sound('erupt', up, to);
  scene.sound('snarl', up + 0.1, to, 1, piece);
  trample(scene, beat.trample, up, up + 0.06, before, destination);
  squash(scene, piece, up + rise * 0.5 + 0.3);
  scene.now = up + rise + 0.2;
}

/** A deep crouch, a high arc over everything, and a landing that makes the neighbours jump. */
function leap({ scene, beat, before, destination, piece, from, to }: Going): void {
  const { now, builder } = scene;
  const distance = Math.hypot(to.x - from.x, to.z - from.z);
  const duration = 0.5 + 0.05 * distance;
  const leaves = now + 0.28;
  const lands = leaves + duration;
  face(scene, piece, now, 0.22, to.yaw);
  crouch(scene, piece, now, 0.34, 0.24);
  builder.tween(piece, leaves, duration, { x: to.x, z: to.z }, 'linear');
  if (from.y !== to.y) builder.tween(piece, leaves, duration, { y: to.y }, 'linear');
  // Higher than the plant, the tallest thing in the city, wherever it is on the way.
  builder.addOffset(piece, 'y', leaves, duration, 'hop', 2.6 + 0.25 * distance);
  builder.addOffset(piece, 'pitch', leaves, duration * 0.5, 'swell', -0.25);
  builder.addOffset(piece, 'pitch', leaves + duration * 0.5, duration * 0.5, 'swell', 0.25);
  builder.addOffset(piece, 'height', leaves, duration * 0.4, 'swell', 0.12);
  scene.effect('gust', leaves, from, { y: from.y, intensity: 1.2 });
  scene.clip('leap', piece, now, lands + 0.3 - now);
  scene.sound('leap', leaves, from);
  scene.camera(now, [to, from], { intensity: 0.3, duration: lands - now + 0.4 });
  trample(scene, beat.trample, lands, lands, before, destination);
  landing(scene, piece, lands, to, 3);
  scene.effect('shock-ring', lands, to, { y: to.y, intensity: 1.6, duration: 0.7 });
  scene.effect('debris', lands, to, { y: to.y, tone: 'earth', intensity: 1.2 });
  scene.shake(lands, 0.5, 0.35);
  jolt(scene, before, piece, to, lands);
  scene.now = lands + 0.22;
}

const MANNERS = { step, blitz, burrow, leap, land, fall } as const;

/** A monster moves over or past the unit in its way. */
export function move(scene: Scene, beat: MoveBeat, before: Table, start: Layout, destination: Layout): void {
  const piece = monsterPiece(beat.move.monster);
  const from = start.get(piece)!;
  const to = destination.get(piece)!;
  MANNERS[beat.move.manner]({ scene, beat, before, destination, piece, from, to });
}
