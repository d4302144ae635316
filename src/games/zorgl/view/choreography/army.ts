import type { Layout } from '#director';
import { arcTo, face, shift } from '#kaiju/show';
import { boxCentre, headingTo } from '../geometry';
import { type Table, unitIn } from '../table';
import type { EventOf, Trample } from './beats';
import type { Scene } from './scene';

const FLIGHT = 0.42;
/** Number of little hops during a run. */
const SCURRY = 4;
const DRIVE = 0.6;

/** A unit drives or marches to a box: turns, pulls away, brakes. */
export function armyMove(
  scene: Scene,
  { from, to }: EventOf<'army-move'>,
  before: Table,
  destination: Layout,
): void {
  const { piece } = unitIn(before, from);
  const pose = destination.get(piece)!;
  const { builder, now } = scene;
  face(scene, piece, now, 0.2, pose.yaw);
  const start = now + 0.14;
  builder.tween(piece, start, DRIVE, { x: pose.x, z: pose.z }, 'in-out');
  builder.addOffset(piece, 'pitch', start, 0.2, 'swell', -0.1);
  builder.addOffset(piece, 'pitch', start + DRIVE - 0.18, 0.3, 'swell', 0.1);
  for (let bump = 0; bump < 4; bump++) {
    builder.addOffset(piece, 'y', start + bump * (DRIVE / 4), DRIVE / 4, 'hop', 0.03);
  }
  scene.sound('engine', start, pose);
  const yaw = headingTo(to, from);
  const [left, right] = [boxCentre(from), boxCentre(to)];
  for (let puff = 0; puff < 4; puff++) {
    const share = puff / 4;
    const place = { x: left.x + (right.x - left.x) * share, z: left.z + (right.z - left.z) * share };
    scene.effect('dust', start + DRIVE * (0.1 + share * 0.7), place, { yaw, intensity: 0.35, duration: 0.7 });
  }
  scene.effect('smoke', start, left, { y: 0.15, yaw, intensity: 0.25, duration: 0.9 });
  scene.now = start + DRIVE;
}

/** A unit scurries out of the way. @returns when its box is clear */
function flee(
  scene: Scene,
  { from, to }: EventOf<'flee'>,
  at: number,
  before: Table,
  destination: Layout,
): number {
  const { piece } = unitIn(before, from);
  const pose = destination.get(piece)!;
  const { builder } = scene;
  builder.addOffset(piece, 'y', at, 0.14, 'hop', 0.14);
  face(scene, piece, at, 0.14, pose.yaw);
  const start = at + 0.1;
  builder.tween(piece, start, FLIGHT, { x: pose.x, z: pose.z }, 'out');
  builder.addOffset(piece, 'roll', start, FLIGHT, 'shiver', 0.14, 5);
  for (let leg = 0; leg < SCURRY; leg++) {
    builder.addOffset(piece, 'y', start + (FLIGHT / SCURRY) * leg, FLIGHT / SCURRY, 'hop', 0.07);
  }
  scene.sound('flee', at, pose);
  const yaw = headingTo(to, from);
  scene.effect('dust', start, boxCentre(from), { intensity: 0.6, yaw, duration: 0.6 });
  scene.effect('dust', start + FLIGHT * 0.6, pose, { intensity: 0.4, yaw, duration: 0.6 });
  return start + FLIGHT * 0.5;
}

/** A unit is trodden flat, slides out from under the foot and flies to the pile, still flat. */
function crush(
  scene: Scene,
  { at: box }: EventOf<'crush'>,
  at: number,
  before: Table,
  destination: Layout,
): void {
  const { piece } = unitIn(before, box);
  const pose = destination.get(piece)!;
  const place = boxCentre(box);
  const { builder } = scene;
  const down = Math.max(0, at - 0.05);
  builder.tween(piece, down, 0.05, { height: 0.1, width: 1.4 }, 'in');
  const { variant: flat, height, width } = pose;
  builder.jump(piece, down + 0.05, { variant: flat, height, width });
  builder.addOffset(piece, 'width', down + 0.05, 0.3, 'recoil', 0.18);
  scene.sound('crush', at, place);
  scene.effect('debris', at, place, { tone: 'olive', intensity: 0.8, duration: 0.9 });
  scene.effect('dust', at, place, { intensity: 1.3 });
  scene.effect('smoke', at + 0.06, place, { intensity: 0.4, duration: 0.8 });
  const out = at + 0.16;
  const side = { x: place.x + 0.75 * Math.sign(pose.x), z: place.z };
  builder.tween(piece, out, 0.16, side, 'out');
  const leaves = out + 0.16;
  const duration = 0.5 + 0.03 * Math.hypot(pose.x - side.x, pose.z - side.z);
  arcTo(scene, piece, leaves, duration, pose, { height: 1.7, turns: 1 });
  scene.sound('clack', leaves + duration, pose, 0.5);
}

/**
 * The unit in a monster's way flees or is crushed.
 * @param arrives when the monster would arrive
 * @returns when it can: later, if the unit needs time to get away
 */
export function trample(
  scene: Scene,
  event: Trample | undefined,
  starts: number,
  arrives: number,
  before: Table,
  destination: Layout,
): number {
  if (event === undefined) return arrives;
  if (event.type === 'crush') {
    crush(scene, event, arrives, before, destination);
    return arrives;
  }
  return Math.max(arrives, flee(scene, event, starts, before, destination) + 0.08);
}

/** A unit fires: it turns to its target, flashes and recoils. @returns when the shot hits */
export function fire(
  scene: Scene,
  unit: string,
  at: number,
  heading: number,
  place: { x: number; z: number },
): number {
  face(scene, unit, at, 0.22, heading);
  const shot = at + 0.34;
  const muzzle = { x: place.x + 0.3 * Math.sin(heading), z: place.z + 0.3 * Math.cos(heading) };
  shift(scene, unit, shot, 0.5, 'recoil', heading, -0.16);
  scene.builder.addOffset(unit, 'pitch', shot, 0.5, 'recoil', -0.14);
  scene.builder.addOffset(unit, 'glow', shot, 0.2, 'recoil', 0.6);
  scene.effect('flash', shot, muzzle, { y: 0.25, yaw: heading, intensity: 0.6, duration: 0.14 });
  scene.effect('smoke', shot, muzzle, { y: 0.25, yaw: heading, intensity: 0.4, duration: 1 });
  scene.sound('cannon', shot, place);
  return shot + 0.08;
}
