import type { Layout } from '#director';
import { face, hopTo, landing, shift } from '#kaiju/show';
import { headingTo } from '../geometry';
import { monsterOf, type Table } from '../table';
import type { EventOf } from './beats';
import { treadOf } from './gestures';
import type { Scene } from './scene';

const OVER = 0.75;
const UNDER = 0.5;

/**
 * Two monsters on the ground swap places: the thrown one flies high over the thrower, who ducks past on one
 * side.
 */
export function swap(
  scene: Scene,
  { monster, from, target, to }: EventOf<'swap'>,
  contact: number,
  before: Table,
  destination: Layout,
): void {
  const { builder } = scene;
  const thrower = monsterOf(before, monster).piece;
  const thrown = monsterOf(before, target).piece;
  const here = destination.get(thrower)!;
  const there = destination.get(thrown)!;

  const leaves = contact + 0.05;
  const lands = leaves + OVER;
  builder.tween(thrown, leaves, OVER, { x: there.x, z: there.z }, 'in-out');
  builder.addOffset(thrown, 'y', leaves, OVER, 'hop', 2);
  builder.turn(thrown, leaves, OVER, { yaw: there.yaw }, 'in-out', 1);
  builder.addOffset(thrown, 'pitch', leaves, OVER, 'swell', 0.6);
  scene.clip('hit', thrown, leaves, OVER);
  scene.sound('throw', leaves, there);
  landing(scene, thrown, lands, there, 2);
  scene.shake(lands, 0.25);

  const ducks = leaves + (OVER - UNDER) / 2;
  hopTo(scene, thrower, ducks, UNDER, here, here, { height: 0.12, weight: 1, tread: treadOf(here) });
  shift(scene, thrower, ducks, UNDER, 'swell', headingTo(from, to) + Math.PI / 2, 0.25);
  builder.addOffset(thrower, 'height', ducks, UNDER, 'swell', -0.22);
  face(scene, thrower, ducks + UNDER, 0.22, here.yaw);
  scene.now = lands + 0.15;
}
