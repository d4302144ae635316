import type { GroundPoint, Layout, Pose } from '#director';
import { BASE_RADIUS, climb, landing, lean, MOMENTS, shift, squash } from '#kaiju/show';
import { boxCentre } from '../geometry';
import { buildingBox } from '../obstacles';
import type { Standing, Table } from '../table';
import { trample } from './army';
import type { AttackBeat } from './beats';
import { knockOff } from './floors';
import { gapTo } from './gestures';
import type { Scene } from './scene';
import { forceOfChain, LINK, playImpact } from './style';
import { toneOfBuilding } from './tones';

/** A blow against a line of monsters. */
export interface Blow {
  readonly beat: AttackBeat;
  /** The monsters of the line, target first. */
  readonly links: readonly Standing[];
  /** The push direction. */
  readonly yaw: number;
  /** When the target is hit, seconds. */
  readonly contact: number;
  /** The target is thrown through the air. */
  readonly thrown: boolean;
}

interface Outcome {
  /** When the attacker may enter the target's box. */
  readonly free: number;
  /** When the line has come to rest. */
  readonly over: number;
}

const SLIDE = 0.46;
/** Until a monster pushed off a roof has passed its edge. */
const EDGE = 0.12;
const TOSS = 0.7;
const TOSS_HEIGHT = 1.25;
/** From the grip of a throw until the target hits what is behind it. */
const TOSS_HIT = 0.4;

/** Where an attacker from behind touches a monster. */
function behind({ x, z }: GroundPoint, yaw: number): GroundPoint {
  return { x: x - BASE_RADIUS * Math.sin(yaw), z: z - BASE_RADIUS * Math.cos(yaw) };
}

/** Passes a blow down the line, link by link. @returns when the last one is hit */
function ripple(scene: Scene, { beat, links, yaw, contact, thrown }: Blow): number {
  const { direction, meets } = beat.attack;
  let hit = contact;
  for (const [index, { piece, box, heading }] of links.entries()) {
    const last = index === links.length - 1;
    scene.clip('hit', piece, hit, 0.5);
    if (thrown && index === 0) {
      if (!last) hit += TOSS_HIT;
      continue;
    }
    // Each link takes a harder blow than the one before and lights up.
    squash(scene, piece, hit, 1.3 + 0.2 * index);
    lean(scene, piece, hit, 0.42, 'recoil', heading, yaw, 0.22 + 0.04 * index);
    scene.builder.addOffset(piece, 'glow', hit, 0.3, 'recoil', 0.3 + 0.15 * index);
    if (index > 0) {
      const touch = behind(boxCentre(box), yaw);
      scene.sound('hit', hit, boxCentre(box), 0.8);
      scene.effect('sparks', hit, touch, { y: 0.5, yaw, intensity: 0.6 + 0.3 * index });
      scene.effect('dust', hit, boxCentre(box), { yaw, intensity: 0.7 + 0.25 * index });
      scene.effect('pulse', hit, boxCentre(box), { yaw, intensity: 0.35 + 0.2 * index, duration: 0.35 });
      playImpact(scene, hit, 'touch');
    }
    const reaches = last ? meets === 'building' : true;
    if (reaches) {
      const gap = gapTo(last ? 'building' : 'monster', direction);
      shift(scene, piece, hit + LINK - 0.06, 0.4, 'recoil', yaw, gap);
    }
    if (!last) hit += LINK;
  }
  return hit;
}

/** The last of the line sways over the edge of the board and recovers. */
function teeter(scene: Scene, { piece, box, heading }: Standing, at: number, yaw: number): void {
  lean(scene, piece, at, 0.8, 'swell', heading, yaw, 0.32);
  shift(scene, piece, at, 0.7, 'swell', yaw, 0.14);
  scene.builder.addOffset(piece, 'yaw', at + 0.1, 0.6, 'shiver', 0.08, 5);
  scene.sound('teeter', at, boxCentre(box));
}

/** A pushed monster slides to its new box, or over the edge of its roof and down. */
function slide(
  scene: Scene,
  { piece, heading }: Standing,
  at: number,
  yaw: number,
  from: Pose,
  to: Pose,
): void {
  const { builder } = scene;
  builder.tween(piece, at, SLIDE, { x: to.x, z: to.z }, 'out');
  builder.addOffset(piece, 'y', at, SLIDE * 0.7, 'hop', 0.1);
  lean(scene, piece, at, SLIDE + 0.25, 'wobble', heading, yaw, 0.16, 1.5);
  for (let puff = 0; puff < 3; puff++) {
    const share = puff / 3;
    const place = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
    scene.effect('dust', at + SLIDE * share * 0.6, place, { y: from.y, yaw, intensity: 0.7, duration: 0.8 });
  }
  scene.sound('scrape', at, to, 0.8);
  if (from.y === to.y) {
    squash(scene, piece, at + SLIDE, 0.5);
    return;
  }
  builder.tween(piece, at + EDGE, SLIDE - EDGE, { y: to.y }, 'in');
  landing(scene, piece, at + SLIDE, to, 2.5);
  scene.shake(at + SLIDE, 0.25);
}

/** The thrown monster flies through the air with one somersault. */
function toss(scene: Scene, piece: string, at: number, lands: number, from: Pose, to: Pose): void {
  const { builder } = scene;
  const duration = lands - at;
  builder.tween(piece, at, duration, { x: to.x, z: to.z }, 'in-out');
  climb(scene, piece, at, duration, from, to, TOSS_HEIGHT);
  builder.turn(piece, at, duration, { yaw: to.yaw }, 'in-out', 1);
  builder.addOffset(piece, 'roll', at, duration, 'swell', 0.5);
  scene.sound('throw', at, to);
  landing(scene, piece, lands, to, 2);
}

/** The thrown monster hits an obstacle and lands back where it was. */
function tossBack(
  scene: Scene,
  { piece }: Standing,
  { contact, yaw }: Blow,
  reach: number,
  to: Pose,
): number {
  const at = contact + 0.05;
  const lands = at + TOSS;
  toss(scene, piece, at, lands, to, to);
  shift(scene, piece, at, TOSS, 'swell', yaw, reach);
  return lands;
}

/**
 * The effect of a blow on a line: it travels from link to link. At the end the last one sways, a building
 * gives way, or everyone moves, the farthest first.
 */
export function pushLine(
  scene: Scene,
  blow: Blow,
  before: Table,
  start: Layout,
  destination: Layout,
): Outcome {
  const { beat, links, yaw, contact, thrown } = blow;
  const { direction, meets } = beat.attack;
  const [first] = links;
  const last = links.at(-1);
  if (first === undefined || last === undefined) return { free: contact, over: contact };
  const alone = thrown && links.length === 1;
  const hit = ripple(scene, blow);
  const impact = hit + (alone ? TOSS_HIT : LINK);

  let clear = hit + 0.05;
  if (beat.loss !== undefined) clear = smash(scene, blow, beat.loss, impact, before, destination);

  if (!beat.moves) {
    let over = impact + 0.4;
    if (thrown) {
      const next =
        alone && meets !== 'building' ? BASE_RADIUS / 2 : gapTo(alone ? 'building' : 'monster', direction);
      over = Math.max(over, tossBack(scene, first, blow, next, start.get(first.piece)!));
    }
    if (meets === 'edge' && !alone) {
      teeter(scene, last, hit, yaw);
      over = Math.max(over, hit + 0.7);
    }
    return { free: over, over };
  }

  const tossFrom = contact + 0.05;
  const wish = alone ? Math.max(tossFrom + TOSS, clear + 0.2) : clear + SLIDE;
  const arrives = trample(scene, beat.trample, Math.max(scene.now, contact - 0.2), wish, before, destination);
  const go = arrives - SLIDE;
  const sliding = thrown ? links.slice(1) : links;
  for (const [index, link] of [...sliding].reverse().entries()) {
    const [from, to] = [start.get(link.piece)!, destination.get(link.piece)!];
    slide(scene, link, go + 0.04 * index, yaw, from, to);
  }
  const settled = go + SLIDE + 0.04 * sliding.length;
  if (!thrown) return { free: go + 0.04 * links.length, over: settled };
  const lands = alone ? arrives : Math.max(tossFrom + TOSS, settled);
  toss(scene, first.piece, tossFrom, lands, start.get(first.piece)!, destination.get(first.piece)!);
  return { free: tossFrom + (lands - tossFrom) * 0.6, over: lands + 0.1 };
}

/** Drives a line into a building. @returns when the building's box is clear, if it falls */
function smash(
  scene: Scene,
  { links, yaw }: Blow,
  loss: NonNullable<AttackBeat['loss']>,
  impact: number,
  before: Table,
  destination: Layout,
): number {
  scene.camera(impact, buildingBox(before, loss.building), {
    role: 'impact',
    intensity: Math.min(1, 0.3 * links.length + 0.1),
    great: loss.chain >= 2,
    duration: MOMENTS.combo.stays,
  });
  const place = boxCentre(loss.building);
  const touch = behind(place, yaw);
  const tone = toneOfBuilding(before, loss.building);
  playImpact(scene, impact, forceOfChain(loss.chain));
  scene.effect('sparks', impact, touch, { y: 0.5, yaw: yaw + Math.PI, intensity: 0.5 + 0.5 * loss.chain });
  scene.effect('debris', impact, touch, { y: 0.35, yaw, tone, intensity: 0.35 * loss.chain });
  if (loss.chain >= 2) {
    scene.caption(loss.chain === 2 ? 'combo' : 'mega-combo', impact, { floors: loss.lost }, 1.3);
    scene.effect('shock-ring', impact, place, {
      intensity: 0.7 * loss.chain,
      duration: 0.5 + 0.1 * loss.chain,
    });
    // Everyone involved lights up once more, together.
    for (const { piece } of links) scene.builder.addOffset(piece, 'glow', impact + 0.3, 0.5, 'recoil', 0.5);
  }
  if (loss.chain >= 3) scene.effect('fireball', impact, touch, { y: 0.4, intensity: 0.8 });
  return knockOff(scene, before, destination, loss, impact, yaw);
}
