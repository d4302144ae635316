import { type Layout, SETTLE } from '#director';
import {
  face,
  hitBy,
  hopTime,
  hopTo,
  lean,
  MOMENTS,
  type MomentKind,
  type ShowMoment,
  shift,
} from '#kaiju/show';
import { boxCentre, headingTo } from '../geometry';
import { roofHeight } from '../layout';
import { monsterOf, type Table, unitIn } from '../table';
import { fire } from './army';
import type { AttackBeat } from './beats';
import { knockOff } from './floors';
import { directionYaw, gapTo, treadOf } from './gestures';
import { type Blow, pushLine } from './line';
import type { Scene, SeenThing } from './scene';
import { heartOfAttack, sceneOfAttack } from './seen';
import { playImpact, RECOVERY, WIND_UP } from './style';
import { swap } from './swap';
import { spin } from './tail';

const FOLLOW = 0.46;
/** Factor on the wind-up of a great blow. */
const HELD_BREATH = 2.4;
/** Flight time of a shell. */
const SHELL = 0.08;

/**
 * A monster turns to its target, winds up and hurls itself at it.
 * @param gap distance to the target
 * @param rise how much higher the target stands
 * @param clip the animation of its limbs
 * @returns the moment of contact
 */
export function lunge(
  scene: Scene,
  piece: string,
  at: number,
  windUp: number,
  yaw: number,
  gap: number,
  rise: number,
  clip: 'attack' | 'throw' = 'attack',
): number {
  const contact = at + windUp;
  scene.clip(clip, piece, at, windUp + (clip === 'throw' ? 0.7 : 0.45));
  face(scene, piece, at, windUp * 0.6, yaw);
  shift(scene, piece, at, windUp, 'swell', yaw, -0.14);
  lean(scene, piece, at, windUp, 'swell', yaw, yaw, -0.2);
  shift(scene, piece, contact - 0.06, 0.4, 'recoil', yaw, gap + 0.04);
  lean(scene, piece, contact - 0.06, 0.4, 'recoil', yaw, yaw, 0.24);
  if (rise > 0) scene.builder.addOffset(piece, 'y', contact - Math.min(0.22, windUp), 0.5, 'hop', rise);
  return contact;
}

/**
 * @param breath factor on the wind-up
 * @returns the moment of contact
 */
function strike(
  scene: Scene,
  { attack }: AttackBeat,
  before: Table,
  destination: Layout,
  breath: number,
): number {
  const target = monsterOf(before, attack.target);
  const place = boxCentre(target.box);
  const y = roofHeight(before, target.box);
  const { now } = scene;
  if ('unit' in attack.by) {
    const unit = unitIn(before, attack.by.unit);
    const heading = headingTo(unit.box, target.box);
    const hit = fire(scene, unit.piece, now, heading, boxCentre(unit.box));
    const muzzle = boxCentre(unit.box);
    scene.effect('tracer', hit - SHELL, muzzle, { y: 0.28, yaw: heading, path: [{ ...place, y: y + 0.5 }] });
    scene.effect('sparks', hit, place, { y: y + 0.5, yaw: heading, intensity: 1.2 });
    scene.effect('fireball', hit, place, { y: y + 0.4, yaw: heading, intensity: 0.35, duration: 0.9 });
    return hit;
  }
  const attacker = monsterOf(before, attack.by.monster);
  const yaw = headingTo(attacker.box, target.box);
  const from = boxCentre(attacker.box);
  const diagonal = from.x !== place.x && from.z !== place.z;
  const gap = gapTo('monster', diagonal ? 'NE' : 'N');
  if (attack.manner === 'tail' || attack.manner === 'sweep') {
    const at = { ...from, y: roofHeight(before, attacker.box) };
    const lash = { piece: attacker.piece, manner: attack.manner, from: at, to: { ...place, y }, yaw, gap };
    return spin(scene, lash, now);
  }
  const manner = attack.manner === 'throw' ? 'throw' : 'attack';
  const frenzied = attack.manner === 'frenzy';
  const windUp = breath * (frenzied ? WIND_UP.quick : WIND_UP.usual);
  const rise = y - roofHeight(before, attacker.box);
  const contact = lunge(scene, attacker.piece, now, windUp, yaw, gap, rise, manner);
  const middle = { x: (from.x + place.x) / 2, z: (from.z + place.z) / 2 };
  scene.effect('sparks', contact, middle, { y: y + 0.55, yaw, intensity: 1 });
  scene.effect('dust', contact, place, { y, yaw, intensity: 0.8 });
  if (frenzied) {
    scene.effect('streak', contact - 0.1, from, { yaw, path: [place], duration: 0.35 });
    scene.effect('charge', now, from, { y: y + 0.1, intensity: 1.2, duration: 0.4 });
    scene.builder.addOffset(attacker.piece, 'glow', now, 0.7, 'swell', 0.25);
    scene.glow(attacker.piece, now, 1.1);
    scene.builder.addOffset(attacker.piece, 'roll', now, windUp, 'shiver', 0.07, 4);
  }
  scene.sound('lunge', now, destination.get(attacker.piece)!, 0.7);
  return contact;
}

/** The kind of highlight an attack is: a collapse, a combo or a throw; null for none. */
function momentOf({ attack: { manner }, loss }: AttackBeat): MomentKind | null {
  if (loss?.left === 0) return 'collapse';
  return manner === 'throw' || (loss !== undefined && loss.chain >= 2) ? 'combo' : null;
}

/** Moves the camera in so that it settles just before the blow, and no earlier. */
function closeUp(
  scene: Scene,
  heart: readonly SeenThing[],
  { near, stays }: ShowMoment,
  contact: number,
): void {
  const comes = Math.max(scene.now, contact - SETTLE);
  scene.camera(comes, heart, { intensity: near, great: true, duration: contact - comes + stays });
  scene.camera(contact, heart, { role: 'impact', intensity: near, great: true, duration: stays });
}

/** A whole attack: the blow, the line, what it runs into, the follow-up. */
export function attack(
  scene: Scene,
  beat: AttackBeat,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const { now } = scene;
  const { by, direction, line, manner, target } = beat.attack;
  const great = momentOf(beat);
  const place = boxCentre(monsterOf(before, target).box);
  if (manner === 'tail') scene.caption('power', now, { power: manner }, 0.9);
  const contact = strike(scene, beat, before, destination, great === null ? 1 : HELD_BREATH);
  if (great === null) {
    const intensity = 0.25 + 0.1 * line.length;
    scene.camera(now, sceneOfAttack(beat, before), { intensity, duration: 1.6 });
  } else closeUp(scene, heartOfAttack(beat, before), MOMENTS[great], contact);
  const figure = 'monster' in by ? scene.figureOf(monsterOf(before, by.monster).piece) : undefined;
  scene.sound(hitBy(figure), contact, place);
  playImpact(scene, contact, 'hit');
  if (beat.swap !== undefined) {
    // An exchange only happens on the ground, so the rest of the thrower's building goes first (Z11.10).
    if (beat.loss !== undefined) {
      knockOff(scene, before, destination, beat.loss, contact, directionYaw(direction));
    }
    swap(scene, beat.swap, Math.max(contact, scene.steady), before, destination);
    return;
  }
  const blow: Blow = {
    beat,
    links: line.map((seat) => monsterOf(before, seat)),
    yaw: directionYaw(direction),
    contact,
    thrown: manner === 'throw',
  };
  const { free, over } = pushLine(scene, blow, before, start, destination);
  scene.now = over;
  if (!beat.follows || 'unit' in by) return;
  const { piece } = monsterOf(before, by.monster);
  const from = start.get(piece)!;
  const to = destination.get(piece)!;
  const duration = hopTime(FOLLOW, from, to);
  hopTo(scene, piece, free, duration, from, to, { height: 0.16, weight: 1, tread: treadOf(to) });
  scene.now = Math.max(over, free + duration + RECOVERY);
}
