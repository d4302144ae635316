import type { Layout } from '#director';
import type { TrailPoint } from '#kaiju/show';
import { crouch, shift, squash } from '#kaiju/show';
import { boxCentre } from '../geometry';
import { roofHeight } from '../layout';
import { monsterOf, monsterPiece, type Table } from '../table';
import type { EventOf } from './beats';
import { knockOffAround } from './floors';
import type { Scene } from './scene';

/** Duration of a full spin; the tail hits halfway through. */
const TURN = { tail: 0.64, sweep: 0.5 } as const;
const GATHER = { tail: 0.22, sweep: 0.06 } as const;

const COIL = 0.36;
const LAST_TURN = 0.55;
const STAGGER = 0.1;

/** A tail strike: who, and from where to where. */
interface Lash {
  readonly piece: string;
  readonly manner: 'tail' | 'sweep';
  readonly from: TrailPoint;
  readonly to: TrailPoint;
  readonly yaw: number;
  /** Distance between the two, table units. */
  readonly gap: number;
}

/** A monster spins on the spot and lashes an adjacent target with its tail. @returns when the tail hits */
export function spin(scene: Scene, { piece, manner, from, to, yaw, gap }: Lash, at: number): number {
  const whirls = at + GATHER[manner];
  const turn = TURN[manner];
  const hit = whirls + turn / 2;
  crouch(scene, piece, at, GATHER[manner] + turn / 2, 0.14);
  scene.builder.turn(piece, whirls, turn, { yaw }, 'in-out', 1);
  shift(scene, piece, whirls, turn, 'swell', yaw, gap * 0.6);
  scene.effect('dust', whirls, from, { y: from.y, intensity: 0.7 });
  scene.effect('pulse', hit - 0.08, from, { y: from.y + 0.3, intensity: 1.6, duration: 0.45 });
  scene.effect('gust', whirls + turn * 0.3, from, { y: from.y, intensity: 1 });
  scene.effect('sparks', hit, to, { y: to.y + 0.4, yaw, intensity: 0.9 });
  scene.clip('tail', piece, at, GATHER[manner] + turn);
  scene.sound('tail', whirls, from);
  return hit;
}

/** A monster coils up before it sweeps its tail round. */
export function coil(scene: Scene, { monster }: EventOf<'sweep'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const { now, builder } = scene;
  crouch(scene, piece, now, COIL + 0.1, 0.18);
  builder.addOffset(piece, 'yaw', now, COIL, 'swell', -0.7);
  builder.addOffset(piece, 'glow', now, COIL + 0.4, 'swell', 0.4);
  scene.camera(now, place, { intensity: 0.4, duration: 2 });
  scene.now = now + COIL;
}

/**
 * The last spin of a sweep: the ground quakes, and each building around loses a floor, one after the other.
 */
export function sweepEnded(
  scene: Scene,
  { monster }: EventOf<'sweep-ended'>,
  losses: readonly EventOf<'floors'>[],
  before: Table,
  destination: Layout,
): void {
  const { piece, box, heading } = monsterOf(before, monster);
  const place = boxCentre(box);
  const y = roofHeight(before, box);
  const { now, builder } = scene;
  const stamps = now + LAST_TURN;
  builder.turn(piece, now, LAST_TURN, { yaw: heading }, 'in-out', 1);
  builder.addOffset(piece, 'y', now, LAST_TURN, 'hop', 0.5);
  squash(scene, piece, stamps, 1.8);
  scene.effect('dust', stamps, place, { y, intensity: 2.2 });
  scene.effect('gust', now + LAST_TURN * 0.4, place, { y, intensity: 1.6 });
  scene.effect('shock-ring', stamps, place, { y, intensity: 2, duration: 0.8 });
  scene.clip('tail', piece, now, LAST_TURN + 0.2);
  scene.sound('tail', now, place);
  scene.sound('shake', stamps, place);
  scene.shake(stamps, 0.5, 0.45);
  knockOffAround(scene, before, destination, losses, box, stamps + 0.06, STAGGER);
  scene.now = stamps + 0.35;
}
