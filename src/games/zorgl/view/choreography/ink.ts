import type { Layout } from '#director';
import { monsterPiece } from '../table';
import type { EventOf } from './beats';
import { crouch, lean, squash } from './gestures';
import type { Scene } from './scene';
import { trail } from './trails';

const SWELL = 0.34;
const SQUIRT = 0.34;
const STAGGER = 0.12;

/** A monster swells up and squirts ink at those beside it, who shake it off. */
export function ink(scene: Scene, { monster, targets }: EventOf<'ink'>, start: Layout): void {
  const piece = monsterPiece(monster);
  const place = start.get(piece)!;
  const { now, builder } = scene;
  const mouth = { ...place, y: place.y + 0.8 };
  builder.deflect(piece, 'width', now, SWELL + 0.1, 'swell', 0.2);
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
    trail(scene, mouth, face, leaves, SQUIRT, {
      effect: 'smoke',
      height: 0.6,
      count: 9,
      intensity: 0.4,
      lasts: 0.7,
    });
    scene.effect('smoke', hits, to, { y: to.y + 0.2, yaw, intensity: 2.2, duration: 1.5 });
    scene.effect('debris', hits, to, { y: to.y + 0.5, yaw, intensity: 0.4 });
    scene.sound('splash', hits, to, 0.8);
    squash(scene, victim, hits, 1.1);
    scene.clip('hit', victim, hits, 0.5);
    lean(scene, victim, hits, 0.4, 'recoil', to.yaw, yaw, 0.2);
    builder.deflect(victim, 'yaw', hits + 0.2, 0.5, 'shiver', 0.22, 4);
  }
  scene.now = now + SWELL + STAGGER * (targets.length - 1) + SQUIRT + 0.45;
}
