import type { Layout, Pose } from '#director';
import { crouch, face, landing, lean } from '#kaiju/show';
import { boxCentre } from '../geometry';
import { monsterPiece, type Table } from '../table';
import { trample } from './army';
import type { EventOf, MoveBeat } from './beats';
import type { Scene } from './scene';

/** A monster moving from one pose to another. */
export interface Going {
  readonly scene: Scene;
  readonly beat: MoveBeat;
  readonly before: Table;
  readonly destination: Layout;
  readonly piece: string;
  readonly from: Pose;
  readonly to: Pose;
}

/** Higher than the plant, the tallest thing in the city. */
const OVER_THE_CITY = 2.75;
const LIFT = 0.55;
const GLIDE = 0.6;
const HANG = 0.14;
const DIVE = 0.24;

const TEETER = 0.5;
const DROP = 0.5;
/** Falls further than the next box clear what stands in between. */
const FAR = 1.5;

/** Lifts everyone nearby off their feet for a moment. */
export function jolt(scene: Scene, table: Table, source: string, place: Pose, at: number): void {
  for (const { piece, box } of [...table.monsters.values(), ...table.units.values()]) {
    const { x, z } = boxCentre(box);
    const distance = Math.hypot(x - place.x, z - place.z);
    if (piece === source || distance < 0.5 || distance > 2.3) continue;
    scene.builder.addOffset(piece, 'y', at + 0.05 * distance, 0.2, 'hop', 0.22 / distance);
  }
}

/** A monster spreads itself, rises off the board in a ring of dust, and glides to its place in the air. */
export function hover(
  scene: Scene,
  { monster }: EventOf<'hover'>,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const piece = monsterPiece(monster);
  const from = start.get(piece)!;
  const to = destination.get(piece)!;
  const { now, builder } = scene;
  const lifts = now + 0.3;
  const glides = lifts + LIFT;

  crouch(scene, piece, now, 0.32, 0.16);
  builder.addOffset(piece, 'width', lifts - 0.04, LIFT + GLIDE, 'swell', 0.18);
  builder.addOffset(piece, 'glow', lifts, LIFT + GLIDE, 'swell', 0.4);
  builder.addOffset(piece, 'roll', lifts, LIFT, 'shiver', 0.06, 4);
  builder.tween(piece, lifts, LIFT, { y: OVER_THE_CITY }, 'in-out');
  builder.tween(piece, glides, GLIDE, { x: to.x, y: to.y, z: to.z }, 'in-out');
  builder.turn(piece, glides, GLIDE, { yaw: to.yaw, pitch: to.pitch });

  scene.camera(now, from, { intensity: 0.3, duration: LIFT + 0.5 });
  scene.clip('hover', piece, now, glides + GLIDE - now);
  scene.sound('hover', now, from);
  scene.effect('gust', now + 0.08, from, { y: from.y, intensity: 1 });
  scene.effect('gust', lifts, from, { y: from.y, intensity: 2, duration: 1.1 });
  scene.effect('gust', lifts + 0.26, from, { y: from.y, intensity: 1.3, duration: 0.9 });
  scene.effect('shock-ring', lifts, from, { y: from.y, intensity: 1 });
  scene.shake(lifts, 0.25);
  jolt(scene, before, piece, from, lifts);
  scene.now = glides + GLIDE * 0.6;
}

/** A monster glides over its box, hovers, and plunges. */
export function land({ scene, beat, before, destination, piece, to }: Going): void {
  const { now, builder } = scene;
  const hangs = now + GLIDE;
  const dives = hangs + HANG;
  const lands = dives + DIVE;
  builder.tween(piece, now, GLIDE, { x: to.x, y: OVER_THE_CITY, z: to.z }, 'in-out');
  builder.turn(piece, now, GLIDE, { yaw: to.yaw, pitch: to.pitch });
  builder.addOffset(piece, 'width', now, GLIDE + HANG, 'swell', 0.15);
  builder.addOffset(piece, 'y', hangs, HANG, 'hop', 0.15);
  builder.tween(piece, dives, DIVE, { y: to.y }, 'in');
  builder.addOffset(piece, 'height', dives, DIVE, 'swell', 0.14);
  trample(scene, beat.trample, lands, lands, before, destination);

  scene.camera(now, to, { intensity: 0.35, duration: lands - now + 0.5 });
  scene.clip('hover', piece, now, lands - now);
  scene.sound('hover', now, to, 0.7);
  landing(scene, piece, lands, to, 3);
  scene.effect('shock-ring', lands, to, { y: to.y, intensity: 1.8, duration: 0.8 });
  scene.effect('debris', lands, to, { y: to.y, tone: 'earth', intensity: 1.4 });
  scene.effect('gust', hangs, to, { y: to.y, intensity: 0.8 });
  scene.shake(lands, 0.6, 0.4);
  jolt(scene, before, piece, to, lands);
  scene.now = lands + 0.25;
}

/** A monster without a grip sways on its roof, tips over the edge, and lands with a thud. */
export function fall({ scene, piece, from, to }: Going): void {
  const { now, builder } = scene;
  const drops = now + TEETER;
  const far = Math.hypot(to.x - from.x, to.z - from.z) > FAR;
  const duration = far ? DROP + 0.15 : DROP;
  const lands = drops + duration;
  face(scene, piece, now, 0.25, to.yaw);
  lean(scene, piece, now + 0.1, TEETER, 'swell', to.yaw, to.yaw, 0.3);
  builder.addOffset(piece, 'roll', now, TEETER, 'shiver', 0.14, 4);
  scene.clip('hit', piece, now, TEETER + duration);
  scene.sound('teeter', now, from);

  builder.tween(piece, drops, duration, { x: to.x, z: to.z }, far ? 'in-out' : 'out');
  builder.tween(piece, drops, duration, { y: to.y }, 'in');
  builder.addOffset(piece, 'y', drops, duration, 'hop', far ? 2 : 0.35);
  builder.addOffset(piece, 'pitch', drops, duration, 'swell', 0.7);
  scene.camera(now, [to, from], { intensity: 0.3, duration: lands - now + 0.4 });
  landing(scene, piece, lands, to, 3);
  scene.effect('stamp', lands, to, { intensity: 1.3 });
  scene.shake(lands, 0.4, 0.3);
  lean(scene, piece, lands, 0.5, 'wobble', to.yaw, to.yaw + Math.PI / 2, 0.2, 2);
  scene.now = lands + 0.4;
}
