import type { Layout } from '#director';
import { arcPath, crouch, face, lean, shift, squash } from '#kaiju/show';
import { boxCentre, headingTo } from '../geometry';
import { roofHeight } from '../layout';
import { monsterOf, type Table } from '../table';
import type { EventOf } from './beats';
import { knockOffAround } from './floors';
import type { Scene } from './scene';
import { playImpact, WIND_UP } from './style';

const STAGGER = 0.09;
const SHOULDER = 0.95;

/**
 * A monster fires a missile that climbs over the city and explodes at its target's feet; the buildings around
 * it lose floors.
 */
export function missile(
  scene: Scene,
  event: EventOf<'missile'>,
  losses: readonly EventOf<'floors'>[],
  before: Table,
  destination: Layout,
): void {
  const { now, builder } = scene;
  const shooter = monsterOf(before, event.monster);
  const target = monsterOf(before, event.target);
  const from = { ...boxCentre(shooter.box), y: roofHeight(before, shooter.box) + SHOULDER };
  const ground = roofHeight(before, target.box);
  const to = { ...boxCentre(target.box), y: ground + 0.5 };
  const yaw = headingTo(shooter.box, target.box);
  const distance = Math.hypot(to.x - from.x, to.z - from.z);
  const fires = now + WIND_UP.great;
  const flight = 0.5 + 0.06 * distance;
  const hits = fires + flight;
  const height = 1.8 + 0.2 * distance;

  scene.clip('missile', shooter.piece, now, WIND_UP.great + 0.6);
  face(scene, shooter.piece, now, 0.24, yaw);
  crouch(scene, shooter.piece, now + 0.1, WIND_UP.great, 0.14);
  builder.addOffset(shooter.piece, 'glow', now, WIND_UP.great + 0.3, 'swell', 0.5);
  shift(scene, shooter.piece, fires, 0.5, 'recoil', yaw, -0.16);
  lean(scene, shooter.piece, fires, 0.5, 'recoil', yaw, yaw, -0.2);
  scene.effect('flash', fires, from, { y: from.y, yaw, intensity: 0.8 });
  scene.effect('smoke', fires, from, { y: from.y, yaw, intensity: 0.7, duration: 1.2 });
  scene.sound('missile', fires, from);
  scene.shake(fires, 0.15, 0.15);

  scene.effect('exhaust', fires, from, {
    y: from.y,
    yaw,
    path: arcPath(from, to, height),
    // The smoke trail lingers in the air.
    duration: flight / 0.55,
  });
  scene.camera(
    fires,
    [
      { ...to, y: ground },
      { ...from, y: ground },
    ],
    { intensity: 0.45, duration: flight + 1.4 },
  );

  scene.effect('fireball', hits, to, { y: to.y - 0.2, intensity: 2, duration: 1.8 });
  scene.effect('shock-ring', hits, to, { y: ground, intensity: 2, duration: 0.8 });
  scene.sound('explosion', hits, to);
  playImpact(scene, hits, 'combo');
  scene.clip('hit', target.piece, hits, 0.6);
  builder.addOffset(target.piece, 'y', hits, 0.36, 'hop', 0.35);
  builder.addOffset(target.piece, 'roll', hits, 0.6, 'wobble', 0.3, 2);
  squash(scene, target.piece, hits + 0.36);
  knockOffAround(scene, before, destination, losses, target.box, hits + 0.08, STAGGER);
  scene.now = hits + 0.6;
}
