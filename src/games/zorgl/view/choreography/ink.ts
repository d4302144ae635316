import type { Layout } from '#director';
import { arcPath, crouch, lean, squash } from '#kaiju/show';
import { monsterPiece } from '../table';
import type { EventOf } from './beats';
import type { Scene } from './scene';

const SWELL = 0.34;
const SQUIRT = 0.34;
const STAGGER = 0.12;

/** A monster swells up and squirts ink at its neighbours, who shake it off. */
export function ink(scene: Scene, { monster, targets }: EventOf<'ink'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const { now, builder } = scene;
  const mouth = { ...place, y: place.y + 0.8 };
  builder.addOffset(piece, 'width', now, SWELL + 0.1, 'swell', 0.2);
  crouch(scene, piece, now + SWELL, 0.3 + STAGGER * targets.length, 0.16);
  scene.camera(now, place, { intensity: 0.35, duration: 1.6 });
  scene.clip('ink', piece, now, SWELL + STAGGER * targets.length + 0.4);
  scene.sound('splash', now + SWELL, place);
  for (const [index, seat] of targets.entries()) {
    const victim = monsterPiece(seat);
    const to = start.get(victim)!;
    const yaw = Math.atan2(to.x - place.x, to.z - place.z);
    const leaves = now + SWELL + STAGGER * index;
    const hits = leaves + SQUIRT;
    const face = { ...to, y: to.y + 0.7 };
    lean(scene, piece, leaves - 0.04, 0.3, 'recoil', place.yaw, yaw, 0.16);
    const path = arcPath(mouth, face, 0.6);
    scene.effect('squirt', leaves, mouth, { y: mouth.y, yaw, tone: 'ink', path, duration: SQUIRT / 0.6 });
    scene.effect('splash', hits, to, { y: to.y + 0.5, yaw, tone: 'ink', intensity: 2, duration: 1.1 });
    scene.impact = hits;
    scene.sound('splash', hits, to, 0.8);
    squash(scene, victim, hits, 1.1);
    scene.clip('hit', victim, hits, 0.5);
    lean(scene, victim, hits, 0.4, 'recoil', to.yaw, yaw, 0.2);
    builder.addOffset(victim, 'yaw', hits + 0.2, 0.5, 'shiver', 0.22, 4);
  }
  scene.now = now + SWELL + STAGGER * (targets.length - 1) + SQUIRT + 0.45;
}
