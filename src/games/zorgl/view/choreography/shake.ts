import type { Layout } from '#director';
import { lean, shift } from '#kaiju/show';
import { boxCentre, headingTo } from '../geometry';
import { roofHeight } from '../layout';
import { monsterOf, type Table } from '../table';
import { lunge } from './attack';
import type { EventOf } from './beats';
import { knockOffAround } from './floors';
import { gapTo } from './gestures';
import type { Scene } from './scene';
import { WIND_UP } from './style';

const GRIP = 0.85;
const STAGGER = 0.12;

/** A monster shakes another until each building around it loses a floor. */
export function shake(
  scene: Scene,
  event: EventOf<'shake'>,
  losses: readonly EventOf<'floors'>[],
  before: Table,
  destination: Layout,
): void {
  const { now, builder } = scene;
  const shaker = monsterOf(before, event.monster);
  const target = monsterOf(before, event.target);
  const place = boxCentre(target.box);
  const yaw = headingTo(shaker.box, target.box);
  const from = boxCentre(shaker.box);
  const gap = gapTo('monster', from.x !== place.x && from.z !== place.z ? 'NE' : 'N');
  const y = roofHeight(before, target.box);
  const rise = y - roofHeight(before, shaker.box);
  const contact = lunge(scene, shaker.piece, now, WIND_UP.usual, yaw, gap, rise, 'throw');
  scene.clip('hit', target.piece, contact, GRIP);

  shift(scene, shaker.piece, contact, GRIP, 'swell', yaw, gap);
  lean(scene, shaker.piece, contact, GRIP, 'shiver', yaw, yaw + Math.PI / 2, 0.12, 6);
  builder.addOffset(target.piece, 'y', contact, GRIP, 'swell', 0.45);
  shift(scene, target.piece, contact, GRIP, 'shiver', yaw + Math.PI / 2, 0.15, 6);
  builder.addOffset(target.piece, 'roll', contact, GRIP, 'shiver', 0.3, 6);
  builder.addOffset(target.piece, 'yaw', contact, GRIP, 'shiver', 0.25, 4);
  scene.camera(
    now,
    [
      { ...place, y },
      { ...from, y: roofHeight(before, shaker.box) },
    ],
    { intensity: 0.45, duration: 1.6 },
  );
  scene.impact = contact + 0.2;
  scene.sound('shake', contact, place);
  scene.shake(contact, 0.35, GRIP);
  for (let ring = 0; ring < 3; ring++) {
    scene.effect('shock-ring', contact + 0.12 + 0.22 * ring, place, { y, intensity: 1 + 0.3 * ring });
  }

  knockOffAround(scene, before, destination, losses, target.box, contact + 0.22, STAGGER);
  scene.now = contact + GRIP + 0.15;
}
