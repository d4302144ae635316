import type { GroundPoint, Pose, Shape } from '#director';
import type { ShowScene } from './scene';

/** Radius of a monster's base, in table units. */
export const BASE_RADIUS = 0.42;

/**
 * Pushes a piece over the ground and back, in the direction of a yaw.
 * @param distance table units, negative for backwards
 */
export function shift(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  shape: Shape,
  yaw: number,
  distance: number,
  cycles = 1,
): void {
  builder.addOffset(piece, 'x', at, duration, shape, Math.sin(yaw) * distance, cycles);
  builder.addOffset(piece, 'z', at, duration, shape, Math.cos(yaw) * distance, cycles);
}

/**
 * Leans a piece over its base towards a yaw, regardless of its heading, and lifts it so that the rim of the base stays on
 * the ground.
 * @param angle radians, negative to lean away
 */
export function lean(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  shape: Shape,
  heading: number,
  yaw: number,
  angle: number,
  cycles = 1,
): void {
  const side = yaw - heading;
  builder.addOffset(piece, 'pitch', at, duration, shape, angle * Math.cos(side), cycles);
  builder.addOffset(piece, 'roll', at, duration, shape, -angle * Math.sin(side), cycles);
  const lift = BASE_RADIUS * Math.sin(Math.abs(angle));
  builder.addOffset(piece, 'y', at, duration, shape === 'wobble' ? 'rock' : shape, lift, cycles);
}

/** Squashes a piece briefly, as on landing. @param strength 1 for the landing of a hop */
export function squash({ builder }: ShowScene, piece: string, at: number, strength = 1): void {
  builder.addOffset(piece, 'height', at, 0.24, 'recoil', -0.15 * strength);
  builder.addOffset(piece, 'width', at, 0.24, 'recoil', 0.08 * strength);
}

/** Makes a piece crouch before it springs. */
export function crouch(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  depth: number,
): void {
  builder.addOffset(piece, 'height', at, duration, 'swell', -depth);
  builder.addOffset(piece, 'width', at, duration, 'swell', depth / 2);
}

/** What a footstep sounds like. */
type Tread = 'step' | 'step-roof';

/** A heavy landing: dust, a thud, a squash. @param weight 1 for a step, 3 for a leap @param tread sound of a step */
export function landing(
  scene: ShowScene,
  piece: string,
  at: number,
  place: GroundPoint & { readonly y?: number },
  weight: number,
  tread: Tread = 'step',
): void {
  scene.impact = at;
  squash(scene, piece, at, Math.min(2, 0.7 + 0.3 * weight));
  scene.effect('dust', at, place, { y: place.y ?? 0, intensity: 0.35 + 0.55 * weight });
  if (weight >= 2) scene.effect('stamp', at, place, { y: place.y ?? 0, intensity: 0.5 * weight });
  scene.sound(weight > 1 ? 'land' : tread, at, place, Math.min(1, 0.5 + 0.2 * weight));
}

/** Additional height of a hop per unit of height difference, so that it clears the roof's edge. */
const CLEARANCE = 0.7;

/** Additional duration of a hop per unit of height difference, seconds. */
const CLIMB = 0.12;

/** Duration of a hop between two heights. @param level seconds it takes on level ground */
export function hopTime(level: number, from: Pose, to: Pose): number {
  return level + CLIMB * Math.abs(to.y - from.y);
}

/**
 * Hops from one pose to another, between roofs or on the ground, and lands. Ends at `at` + `duration`.
 * @param from initial pose
 */
export function hopTo(
  scene: ShowScene,
  piece: string,
  at: number,
  duration: number,
  from: Pose,
  to: Pose,
  options: { readonly height: number; readonly weight: number; readonly tread?: Tread },
): void {
  scene.builder.tween(piece, at, duration, { x: to.x, z: to.z }, 'in-out');
  climb(scene, piece, at, duration, from, to, options.height);
  landing(scene, piece, at + duration, to, options.weight, options.tread);
}

/** An arc up or down from one height to another. @param height of a hop on level ground */
export function climb(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  from: Pose,
  to: Pose,
  height: number,
): void {
  if (from.y !== to.y) builder.tween(piece, at, duration, { y: to.y }, 'in-out');
  builder.addOffset(piece, 'y', at, duration, 'hop', height + CLEARANCE * Math.abs(to.y - from.y));
}

/** Turns a piece towards its new heading. */
export function face({ builder }: ShowScene, piece: string, at: number, duration: number, yaw: number): void {
  builder.turn(piece, at, duration, { yaw });
}

/** An arc to a pose, higher than anything in between. @param options full turns about the vertical axis, and somersaults */
export function arcTo(
  { builder }: ShowScene,
  piece: string,
  at: number,
  duration: number,
  to: Pose,
  options: { readonly height: number; readonly turns: number; readonly tumbles?: number },
): void {
  const { height, turns, tumbles = 0 } = options;
  builder.tween(piece, at, duration, { x: to.x, y: to.y, z: to.z }, 'in-out');
  builder.addOffset(piece, 'y', at, duration, 'hop', height);
  builder.turn(piece, at, duration, { yaw: to.yaw }, 'in-out', turns);
  builder.turn(piece, at, duration, { pitch: to.pitch }, 'in-out', tumbles);
  builder.turn(piece, at, duration, { roll: to.roll });
}
