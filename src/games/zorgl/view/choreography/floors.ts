import type { GroundPoint, Layout } from '#director';
import type { Box } from '#zorgl/rules';
import { boxCentre, headingTo } from '../geometry';
import { FLOOR_HEIGHT } from '../layout';
import { buildingIn, type Standing, type Table } from '../table';
import type { EventOf } from './beats';
import { arcTo, landing, lean, shift, squash } from './gestures';
import type { Scene } from './scene';

const CRACK = 0.16;
const STAGGER = 0.14;
/** For a floor to be out from under whoever stands on it, and how far that is. */
const PULL = 0.14;
const PULLED = 0.9;

function flightTime(from: GroundPoint, to: GroundPoint): number {
  return 0.55 + 0.035 * Math.hypot(to.x - from.x, to.z - from.z);
}

/** What is left of a building shudders, the upper floors more. */
function shudder(scene: Scene, floors: readonly string[], at: number, yaw: number, strength: number): void {
  for (const [level, piece] of floors.entries()) {
    shift(scene, piece, at, 0.45, 'wobble', yaw, strength * 0.014 * (level + 1), 3);
  }
}

/**
 * One floor cracks, tips over and flies in an arc to the winner's pile, where it settles with a clack.
 * @param under somebody stands on it: it is pulled out sideways first
 */
function flyOff(
  scene: Scene,
  piece: string,
  at: number,
  from: GroundPoint,
  loss: EventOf<'floors'>,
  destination: Layout,
  yaw: number,
  under: boolean,
): void {
  const to = destination.get(piece)!;
  const { builder } = scene;
  shift(scene, piece, at, CRACK, 'swell', yaw, 0.08);
  builder.deflect(piece, 'y', at, CRACK, 'swell', 0.05);
  const comesLoose = at + CRACK * 0.5;
  const leaves = under ? comesLoose + PULL : comesLoose;
  if (under) {
    const out = { x: from.x + PULLED * Math.sin(yaw), z: from.z + PULLED * Math.cos(yaw) };
    builder.tween(piece, comesLoose, PULL, out, 'out');
  }
  const wish = leaves + flightTime(from, to);
  const lands = scene.arrival(loss.player, wish);
  // A floor that must wait for its turn flies a little longer.
  const duration = lands - leaves;
  arcTo(scene, piece, leaves, duration, to, { height: 2.2, turns: to.x > from.x ? 1 : -1 });
  builder.deflect(piece, 'pitch', leaves, duration, 'swell', 0.7 * Math.cos(yaw));
  builder.deflect(piece, 'roll', leaves, duration, 'swell', -0.7 * Math.sin(yaw));
  squash(scene, piece, lands, 0.8);
  scene.sound('clack', lands, to, 0.7);
  scene.effect('dust', lands, to, { y: to.y, intensity: 0.3, duration: 0.5 });
}

/**
 * A building loses its topmost floors to a pile; if none is left, it goes down in dust.
 * @param yaw where the blow pushes @returns when the box would be clear for a monster
 */
export function knockOff(
  scene: Scene,
  before: Table,
  destination: Layout,
  loss: EventOf<'floors'>,
  at: number,
  yaw: number,
): number {
  const { floors } = buildingIn(before, loss.building);
  const place = boxCentre(loss.building);
  const standing = floors.slice(0, loss.left);
  const climber = [...before.monsters.values()].find(({ box }) => box === loss.building);
  const y = FLOOR_HEIGHT * loss.left;
  shudder(scene, standing, at, yaw, loss.lost);
  scene.effect('debris', at, place, { y, yaw, intensity: 0.6 + 0.4 * loss.lost });
  scene.effect('dust', at, place, { y, intensity: 0.6 * loss.lost });
  scene.sound('crack', at, place);
  for (let index = 0; index < loss.lost; index++) {
    flyOff(
      scene,
      floors[floors.length - 1 - index]!,
      at + 0.04 + STAGGER * index,
      place,
      loss,
      destination,
      yaw,
      climber !== undefined,
    );
  }
  const lastLeaves = at + 0.04 + STAGGER * (loss.lost - 1) + CRACK;
  if (climber !== undefined) sink(scene, climber, at, lastLeaves, floors.length, loss.left);
  if (loss.left > 0) return lastLeaves;
  collapse(scene, place, lastLeaves, loss.plant);
  return lastLeaves + 0.2;
}

/** A monster whose building goes from under it flails and drops to what is left. */
function sink(
  scene: Scene,
  { piece, box, heading }: Standing,
  at: number,
  drops: number,
  floors: number,
  left: number,
): void {
  const y = FLOOR_HEIGHT * left;
  const duration = 0.14 + 0.06 * (floors - left);
  const lands = drops + duration;
  scene.builder.deflect(piece, 'roll', at, lands - at, 'shiver', 0.12, 3);
  scene.builder.tween(piece, drops, duration, { y }, 'in');
  landing(scene, piece, lands, { ...boxCentre(box), y }, 1.5);
  lean(scene, piece, lands, 0.4, 'wobble', heading, heading + Math.PI / 2, 0.12, 2);
  scene.steady = Math.max(scene.steady, lands + 0.1);
}

/**
 * All buildings around a box lose a floor, one after the other.
 * @param at when the first one cracks @param stagger seconds from one to the next
 */
export function knockOffAround(
  scene: Scene,
  before: Table,
  destination: Layout,
  losses: readonly EventOf<'floors'>[],
  middle: Box,
  at: number,
  stagger: number,
): void {
  for (const [index, loss] of losses.entries()) {
    const yaw = headingTo(middle, loss.building);
    knockOff(scene, before, destination, loss, at + stagger * index, yaw);
  }
}

function collapse(scene: Scene, place: GroundPoint, at: number, plant: boolean): void {
  const size = plant ? 2 : 1;
  scene.effect('dust', at, place, { intensity: 1.6 * size, duration: 1.4 });
  scene.effect('smoke', at, place, { intensity: size });
  scene.shake(at, 0.35 * size, 0.4);
  scene.sound('collapse', at, place);
  if (!plant) return;
  scene.effect('flash', at, place, { intensity: 2, duration: 0.35 });
  scene.effect('shock-ring', at, place, { intensity: 2.5, duration: 0.9 });
  scene.caption('plant-down', at, {}, 1.6);
}
