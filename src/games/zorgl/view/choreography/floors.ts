import { type GroundPoint, type Layout, type Pose, REST_POSE, SETTLE } from '#director';
import type { EffectTone } from '#kaiju/cues';
import { arcTo, greatMoment, landing, lean, MOMENTS, shift, squash } from '#kaiju/show';
import type { Box } from '#zorgl/rules';
import { boxCentre, headingTo } from '../geometry';
import { FLOOR_HEIGHT } from '../layout';
import { buildingBox } from '../obstacles';
import { buildingIn, rubblePiece, type Standing, type Table } from '../table';
import { jolt } from './air';
import type { EventOf } from './beats';
import type { Scene } from './scene';
import { playImpact } from './style';
import { toneOfBuilding } from './tones';

const CRACK = 0.16;
/**
 * How long the camera stays on the floors that a great blow won, and how long it takes to return, seconds.
 */
const LIES = 0.4;
const HOMEWARD = 1.3;
/** A loose floor tips over its edge. */
const TIP = 0.18;
/** The plant's last floor glows and shivers before it goes. */
const ALARM = 0.7;
const STAGGER = 0.14;
/** How long the camera stays on the exploding plant, seconds. */
const MELTS = 0.9;
/** How long a pile is shown after a floor has landed on it, seconds. */
const PILED = 0.7;
/** Time and distance to pull a floor out from under a figure. */
const PULL = 0.14;
const PULLED = 0.9;

/** Factor on the flight time after a great blow, so that the camera can follow. */
const GREAT_FLIGHT = 1.9;

function flightTime(from: GroundPoint, to: GroundPoint): number {
  return 0.55 + 0.035 * Math.hypot(to.x - from.x, to.z - from.z);
}

/** Whether a great blow won the floor: the last of its building, or one of a combo. */
const isGreat = ({ left, chain }: EventOf<'floors'>): boolean => left === 0 || chain >= 2;

/** The rest of a building shudders, upper floors more. */
function shudder(scene: Scene, floors: readonly string[], at: number, yaw: number, strength: number): void {
  for (const [level, piece] of floors.entries()) {
    shift(scene, piece, at, 0.45, 'wobble', yaw, strength * 0.014 * (level + 1), 3);
  }
}

/** A floor on its way from a building to a pile. */
interface LooseFloor {
  readonly piece: string;
  readonly from: GroundPoint;
  /** Its height in the building. */
  readonly y: number;
  readonly tone: EffectTone;
  /** A figure stands on it, so it is pulled out sideways first. */
  readonly under: boolean;
}

/** Pitch step between floors won at once, in semitones. */
const SERIES = 1;

/**
 * A floor cracks, tips over and flies in an arc to the winner's pile, where it settles with a clack. @returns
 * when
 */
function flyOff(
  scene: Scene,
  { piece, from, y, tone, under }: LooseFloor,
  at: number,
  loss: EventOf<'floors'>,
  destination: Layout,
  yaw: number,
  index: number,
): number {
  const to = destination.get(piece)!;
  const { builder } = scene;
  shift(scene, piece, at, CRACK + TIP, 'swell', yaw, 0.2);
  builder.addOffset(piece, 'y', at, CRACK, 'swell', 0.06);
  const comesLoose = at + CRACK * 0.5;
  const leaves = under ? comesLoose + PULL : comesLoose + TIP * 0.6;
  if (under) {
    const out = { x: from.x + PULLED * Math.sin(yaw), z: from.z + PULLED * Math.cos(yaw) };
    builder.tween(piece, comesLoose, PULL, out, 'out');
  }
  const wish = leaves + flightTime(from, to) * (isGreat(loss) ? GREAT_FLIGHT : 1);
  const lands = scene.arrival(loss.player, wish);
  // A floor that has to wait its turn flies a little longer.
  const duration = lands - leaves;
  const tips = under ? leaves : comesLoose;
  builder.addOffset(piece, 'pitch', tips, lands - tips, 'swell', 0.6 * Math.cos(yaw));
  builder.addOffset(piece, 'roll', tips, lands - tips, 'swell', -0.6 * Math.sin(yaw));
  arcTo(scene, piece, leaves, duration, to, { height: 2.2, turns: to.x > from.x ? 1 : -1, tumbles: 1 });
  scene.effect('smoke', leaves, from, { y: y + 0.1, intensity: 0.4, duration: 0.8 });
  // In the pile it looks whole again.
  builder.jump(piece, lands, { variant: to.variant });
  squash(scene, piece, lands, 0.9);
  builder.addOffset(piece, 'y', lands, 0.17, 'hop', 0.07);
  builder.addOffset(piece, 'roll', lands, 0.3, 'wobble', 0.1, 2);
  // The pile is outside the picture of the board.
  scene.camera(lands, [{ ...to, tall: FLOOR_HEIGHT }, from], { intensity: 0, duration: PILED });
  scene.sound('gain', lands, to, 0.8, undefined, { raised: SERIES * index });
  scene.effect('dust', lands, to, { y: to.y, tone, intensity: 0.6, duration: 0.7 });
  return lands;
}

/**
 * A building loses its top floors to a pile, and collapses in dust if none are left.
 * @param yaw direction of the blow
 * @returns when the box is clear for a monster
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
  const tone = toneOfBuilding(before, loss.building);
  shudder(scene, standing, at, yaw, loss.lost);
  scene.effect('debris', at, place, { y: y + 0.1, yaw, tone, intensity: 0.7 + 0.5 * loss.lost });
  scene.effect('dust', at, place, { y: y + 0.08, tone, intensity: 0.5 + 0.5 * loss.lost, duration: 1.1 });
  scene.sound('crack', at, place);
  const last = loss.left === 0;
  const goes = loss.plant && last ? at + ALARM : at;
  if (goes > at) alarm(scene, floors[0]!, at, place);
  let landed = goes;
  for (let index = 0; index < loss.lost; index++) {
    const level = floors.length - 1 - index;
    const floor = { piece: floors[level]!, from: place, y: FLOOR_HEIGHT * level, tone };
    const under = climber !== undefined;
    landed = flyOff(scene, { ...floor, under }, goes + 0.04 + STAGGER * index, loss, destination, yaw, index);
  }
  const lastLeaves = goes + 0.04 + STAGGER * (loss.lost - 1) + CRACK;
  for (const torn of standing.slice(-1))
    scene.builder.jump(torn, lastLeaves, { variant: destination.get(torn)!.variant });
  if (isGreat(loss)) follow(scene, place, destination.get(floors.at(-1)!)!, at, landed);
  if (climber !== undefined) sink(scene, climber, at, lastLeaves, floors.length, loss.left);
  if (!last) return lastLeaves;
  scene.builder.tween(rubblePiece(loss.building), lastLeaves + 0.1, 0.3, { visibility: 1 }, 'out');
  const fallen = buildingBox(before, loss.building);
  if (loss.plant) {
    const comes = Math.max(scene.now, lastLeaves - SETTLE);
    scene.camera(comes, fallen, { intensity: 1, great: true, duration: lastLeaves + MELTS - comes });
    scene.camera(lastLeaves, fallen, { role: 'impact', intensity: 1, great: true, duration: MELTS });
    meltDown(scene, before, place, lastLeaves);
  } else {
    greatMoment(scene, 'collapse', lastLeaves, place, fallen);
    collapse(scene, place, lastLeaves, tone);
  }
  return lastLeaves + 0.2;
}

/** A monster whose building loses floors flails and drops to what is left. */
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
  scene.builder.addOffset(piece, 'roll', at, lands - at, 'shiver', 0.12, 3);
  scene.builder.tween(piece, drops, duration, { y }, 'in');
  landing(scene, piece, lands, { ...boxCentre(box), y }, 1.5);
  lean(scene, piece, lands, 0.4, 'wobble', heading, heading + Math.PI / 2, 0.12, 2);
  scene.steady = Math.max(scene.steady, lands + 0.1);
}

/**
 * All buildings around a box lose a floor, one after the other.
 * @param at when the first one cracks
 * @param stagger seconds between them
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

/** After a great blow the camera follows the floors to the pile until they settle. */
function follow(scene: Scene, place: GroundPoint, pile: Pose, at: number, landed: number): void {
  const from = Math.max(at + MOMENTS.combo.stays, landed - SETTLE);
  const { x, z } = pile;
  const seen = [{ x, z, half: 0.9, tall: 1 }, place];
  scene.camera(from, seen, { intensity: MOMENTS.combo.near, great: true, duration: landed + LIES - from });
  scene.builder.hold(landed + HOMEWARD);
}

/** The rest of the building collapses in its own dust. */
function collapse(scene: Scene, place: GroundPoint, at: number, tone: EffectTone): void {
  scene.effect('debris', at, place, { y: 0.2, tone, intensity: 2.4, duration: 1.7 });
  scene.effect('dust', at, place, { y: 0.05, tone, intensity: 3, duration: 1.8 });
  scene.effect('slam', at, place, { tone, intensity: 1.2 });
  scene.effect('smoke', at + 0.08, place, { tone, intensity: 1.2, duration: 2 });
  scene.sound('collapse', at, place);
  if (tone === 'glass') scene.sound('glass', at + 0.08, place, 0.8);
  scene.sound('crowd', at + 0.3, place, 0.6);
}

/** The reactor is about to blow: it glows and shivers, and steam shoots out. */
function alarm(scene: Scene, core: string, at: number, place: GroundPoint): void {
  const { builder } = scene;
  builder.addOffset(core, 'glow', at, ALARM * 1.6, 'swell', 1);
  builder.addOffset(core, 'yaw', at, ALARM, 'shiver', 0.07, 9);
  builder.addOffset(core, 'width', at + ALARM * 0.4, ALARM * 0.6, 'swell', 0.14);
  scene.effect('steam', at, place, { y: 0.3, intensity: 1.6, duration: ALARM * 1.4 });
  scene.effect('charge', at, place, { intensity: 2, duration: ALARM });
  scene.caption('plant-down', at, {}, 2.2);
  scene.shake(at, 0.3, ALARM);
}

/** The end of the plant: white light, a ring across the whole city, a cloud, and falling ash. */
function meltDown(scene: Scene, before: Table, place: GroundPoint, at: number): void {
  scene.effect('meltdown', at, place, { y: 0.2, tone: 'concrete', intensity: 1.4 });
  scene.effect('debris', at, place, { y: 0.3, tone: 'concrete', intensity: 2.6, duration: 2 });
  scene.effect('ash', at + 0.5, place, { intensity: 1.4, duration: 3.4 });
  playImpact(scene, at, 'plant');
  scene.sound('meltdown', at, place);
  jolt(scene, before, '', { ...REST_POSE, ...place }, at);
}
