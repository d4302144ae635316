import type { Layout } from '#director';
import { shift } from '#kaiju/show';
import { type FacePoint, TILE_DEPTH } from '../geometry';
import type { KaijuPlace } from '../layout';
import { isGuard, kaijuPiece } from '../pieces';
import { lookOfPiece, type Table } from '../table';
import type { StepBeat } from './beats';
import { die } from './death';
import {
  beside,
  carry,
  countTokens,
  footfall,
  gather,
  heave,
  makeRoom,
  standingPlace,
  turnTo,
} from './figure';
import { killedBy, takeHit } from './hits';
import { type Scene, seenAt, seenWithin, WALL } from './scene';
import { BLOW, blowsFor, isGreat, smash } from './smash';
import { RECOVERY } from './style';
import { trample } from './trample';

const TURN = 0.15;
/** Extra wind-up in front of a big target, and a pause once it is broken. */
const GREAT = { windUp: 0.3, breath: 0.3 };
/** Duration of a swing at what stands in the way, until it lands. */
const SWING = 0.2;
const STRIDE = 0.17;
const STRIDES = 3;
/** Offset of a climber, to clear the floors. */
const CLEAR_OUT = TILE_DEPTH + 0.28;
const REACH_UP = 0.2;
const HANG = 0.09;
const PULL = 0.28;
const OVER = 0.17;
/** Camera: how early before the way is clear it moves, how long it stays, and its intensity. */
const SEEN = {
  broken: { ahead: 0.4, duration: 0.9, intensity: 0.5 },
  great: { ahead: 0.4, duration: 0.9, intensity: 0.8 },
  /** Early enough to show the raised foot. */
  trampled: { ahead: 0.5, duration: 1.2, intensity: 0.95 },
};

/** Blows at the contents of the box to enter. @returns when the box is clear */
function clearTheWay(
  scene: Scene,
  { overran, step }: StepBeat,
  at: number,
  side: -1 | 0 | 1,
  before: Table,
  destination: Layout,
): number {
  if (overran === undefined) return at;
  const kaiju = kaijuPiece(step.player);
  const { builder } = scene;
  const marker = before.markers.get(step.to)!;
  if (isGuard(lookOfPiece(marker))) {
    return trample(scene, step.player, step.to, at, side, before, destination);
  }
  const blows = blowsFor(marker);
  const windUp = isGreat(marker) ? GREAT.windUp : 0;
  if (windUp > 0) {
    builder.addOffset(kaiju, 'height', at, windUp + SWING, 'swell', 0.16);
    builder.addOffset(kaiju, 'glow', at, windUp + SWING, 'swell', 0.25);
    if (side !== 0) shift(scene, kaiju, at, windUp + SWING, 'swell', (side * Math.PI) / 2, -0.12);
  }
  const lands = at + windUp + SWING;
  for (let blow = 0; blow < blows; blow++) {
    const hits = lands + BLOW * blow;
    scene.clip('attack', kaiju, hits - SWING, SWING + 0.3);
    if (side === 0) builder.addOffset(kaiju, 'y', hits - 0.14, 0.3, 'hop', 0.3);
    else {
      shift(scene, kaiju, hits - 0.1, 0.3, 'recoil', (side * Math.PI) / 2, 0.3);
      builder.addOffset(kaiju, 'roll', hits - 0.1, 0.3, 'recoil', -0.22 * side);
    }
  }
  scene.sound('lunge', at + windUp, { x: 0 }, 0.5);
  return smash(scene, step.to, lands, side, before, destination);
}

/** A few strides to the next box, one foot after the other. @returns when it is there */
function walk(scene: Scene, { step }: StepBeat, at: number, side: -1 | 1, to: KaijuPlace): number {
  const piece = kaijuPiece(step.player);
  const duration = STRIDE * STRIDES;
  carry(scene, step.player, at, duration, to);
  scene.clip('walk', piece, at, duration);
  for (let stride = 0; stride < STRIDES; stride++) {
    const lifts = at + STRIDE * stride;
    heave(scene, step.player, lifts, STRIDE, 'hop', 0.07);
    scene.builder.addOffset(piece, 'roll', lifts, STRIDE, 'hop', stride % 2 === 0 ? 0.1 : -0.1);
    const place = beside(to, { across: -side * (1 - (stride + 1) / STRIDES) });
    footfall(scene, step.player, lifts + STRIDE, place, stride === STRIDES - 1 ? 1 : 0.4);
  }
  return at + duration;
}

/**
 * A kaiju grips the ledge: crumbs fall, its hand scrapes. @param hand -1 the left, 1 the right, from behind
 */
function grip(scene: Scene, at: number, ledge: FacePoint, hand: -1 | 1): void {
  const point = { ...ledge, across: ledge.across + 0.2 * hand };
  scene.faceEffect('debris', at, point, { tilt: WALL, tone: 'stone', intensity: 0.35 });
  scene.faceEffect('dust', at, point, { tone: 'stone', intensity: 0.4, duration: 0.6 });
  scene.sound('scrape', at, { x: ledge.across }, 0.35);
}

/**
 * Climbs to the box above, facing the wall: it leans back, reaches for the ledge, hangs for a moment, pulls
 * itself up hand over hand, throws itself over the edge, and settles.
 */
function climb(scene: Scene, { step }: StepBeat, at: number, from: KaijuPlace, to: KaijuPlace): number {
  const { player } = step;
  const piece = kaijuPiece(player);
  const { builder } = scene;
  const size = Math.max(from.size, to.size);
  const out = CLEAR_OUT;
  const hanging = { ...from, at: { ...from.at, up: from.at.up + 0.3, out }, size };
  const halfway = { ...from, at: { across: to.at.across - 0.05, up: to.at.up - 0.3, out: out + 0.05 }, size };
  const over = { ...to, at: { ...to.at, up: to.at.up + 0.12, out: out - 0.04 }, size };
  gather(scene, player, at - 0.1, 0.22, 0.2);
  carry(scene, player, at, REACH_UP, hanging, 'out');
  scene.clip('leap', piece, at - 0.08, REACH_UP + PULL + OVER);
  // Stretched while it reaches.
  builder.addOffset(piece, 'height', at, REACH_UP + 0.14, 'swell', 0.17);
  builder.addOffset(piece, 'pitch', at, REACH_UP + HANG, 'swell', -0.22);
  const ledge = { across: to.at.across, up: to.at.up - 0.08, out: TILE_DEPTH };
  const grips = at + REACH_UP;
  grip(scene, grips, ledge, -1);
  grip(scene, grips + 0.07, ledge, 1);
  // Sags while it hangs from its arms.
  builder.addOffset(piece, 'y', grips, HANG + 0.06, 'swell', -0.07);
  const pulls = grips + HANG;
  carry(scene, player, pulls, PULL / 2, halfway, 'out');
  builder.addOffset(piece, 'roll', pulls, PULL / 2, 'swell', 0.2);
  const again = pulls + PULL / 2;
  carry(scene, player, again, PULL / 2, over, 'out');
  builder.addOffset(piece, 'roll', again, PULL / 2, 'swell', -0.18);
  builder.addOffset(piece, 'pitch', again, PULL / 2 + OVER, 'swell', 0.26);
  scene.faceEffect('dust', again, { ...ledge, up: ledge.up - 0.3 }, { tone: 'stone', intensity: 0.3 });
  const swings = again + PULL / 2;
  carry(scene, player, swings, OVER, to, 'in');
  const lands = swings + OVER;
  footfall(scene, player, lands, to, 1.5);
  builder.addOffset(piece, 'roll', lands, 0.3, 'wobble', 0.06, 1);
  scene.shake(lands, 0.12, 0.15);
  return lands;
}

/**
 * A kaiju goes to the next box: it smashes what stands there, walks sideways or climbs up, and takes the hits
 * of what it overran (T5.4–T5.8).
 */
export function takeStep(
  scene: Scene,
  beat: StepBeat,
  before: Table,
  after: Table,
  moved: Table,
  destination: Layout,
): void {
  const { step, overran, harm } = beat;
  const { player } = step;
  const from = standingPlace(before, player);
  const to = standingPlace(moved, player);
  const across = Math.sign(step.to.charCodeAt(0) - step.from.charCodeAt(0)) as -1 | 0 | 1;
  const { now } = scene;
  const facing = across === 0 ? (from.heading < 0 ? -Math.PI : Math.PI) : (across * Math.PI) / 2;
  turnTo(scene, player, now, TURN, facing);
  countTokens(scene, player, now, after.kaiju.get(player)!.tokens);
  const clear = clearTheWay(scene, beat, now + TURN * 0.6, across, before, destination);
  const marker = overran === undefined ? undefined : before.markers.get(step.to)!;
  const great = marker !== undefined && isGreat(marker);
  if (marker !== undefined) {
    // The camera arrives when the box is clear.
    const seen = [...seenWithin({ ...to.at, out: 0.5 }), seenAt(from.at)];
    const { ahead, ...shot } = SEEN[isGuard(lookOfPiece(marker)) ? 'trampled' : great ? 'great' : 'broken'];
    scene.camera(Math.max(now, clear - ahead), seen, shot);
  }
  makeRoom(scene, before, moved, Math.max(now, clear - 0.1), [player]);
  const leaves = Math.max(clear, now + TURN);
  const arrives = across === 0 ? climb(scene, beat, leaves, from, to) : walk(scene, beat, leaves, across, to);
  if (killedBy(harm) === null) {
    turnTo(scene, player, across === 0 ? arrives - OVER : arrives - 0.02, 0.2, to.heading);
  }
  const breath = great ? GREAT.breath : 0;
  scene.now = arrives + 0.16 + breath;
  if (harm === undefined) return;
  takeHit(scene, harm, arrives + 0.02, to, 0);
  scene.now = arrives + 0.4 + breath;
  if (harm.death !== undefined) {
    const over = die(scene, harm.death, arrives + 0.25, to, moved, destination);
    makeRoom(scene, moved, after, over - 0.5, [player]);
    scene.now = over + RECOVERY;
  }
}
