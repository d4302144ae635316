import type { Direction } from '#core';
import type { Layout } from '#director';
import { GUARDS, ROWS, type Seat } from '#tetzilla/rules';
import { advanceTable } from '../advance';
import { craterBoxes } from '../decals';
import { type FacePoint, TILE_DEPTH } from '../geometry';
import { floorOf } from '../layout';
import type { Table } from '../table';
import type { ShotBeat, StepName } from './beats';
import { die } from './death';
import { makeRoom, standingPlace } from './figure';
import { aimGun, type Gun, recoil, standDown } from './guns';
import { chestOf, sideOf, takeHit } from './hits';
import { jolt } from './jolt';
import { facePath, type Scene, seenAt, seenWithin, WALL } from './scene';
import { RECOVERY } from './style';

/**
 * Seconds: how early before the first hit the camera moves, how long it stays, and the minimum time between
 * hits.
 */
const SEEN = { ahead: 0.25, lasts: 1.1, lingers: 0.85 };

/** Just in front of the face, where shots fly. */
const FLIGHT_OUT = TILE_DEPTH + 0.14;

/** When each victim is hit. */
type Impacts = ReadonlyMap<Seat, number>;

interface Shooting {
  readonly scene: Scene;
  readonly beat: ShotBeat;
  readonly table: Table;
  readonly gun: Gun;
  /** When the gun is ready. */
  readonly at: number;
  readonly victims: ReadonlyMap<Seat, FacePoint>;
}

/** A beam connects gun and victim for a moment; without a victim it goes to the sky. */
function laser({ scene, gun, at, victims }: Shooting): Impacts {
  const fires = at + 0.28;
  const { muzzle, piece } = gun;
  scene.faceEffect(
    'charge',
    at - 0.1,
    { ...muzzle, up: muzzle.up - 0.3 },
    { intensity: 0.8, duration: 0.42 },
  );
  scene.builder.addOffset(piece, 'glow', at, 0.7, 'swell', 0.8);
  scene.sound('laser', fires, { x: muzzle.across });
  const [target] = victims.values();
  const end = target ?? { across: muzzle.across * 1.3, up: muzzle.up + 5, out: 4.5 };
  scene.faceEffect('beam', fires, muzzle, { path: facePath([end]), duration: 0.65, intensity: 1.7 });
  scene.faceEffect('flash', fires, muzzle, { tilt: WALL, intensity: 0.35, duration: 0.14 });
  scene.builder.addOffset(piece, 'height', fires, 0.4, 'recoil', -0.12);
  const hits = fires + 0.07;
  if (target !== undefined) {
    scene.faceEffect('sizzle', hits, target, { tilt: WALL, intensity: 2.2 });
    scene.faceEffect('shock-ring', hits, target, { tilt: WALL, intensity: 0.9, duration: 0.45 });
    // The burnt spot keeps smoking.
    scene.faceEffect('smoke', hits + 0.1, target, {
      tilt: WALL * 0.3,
      tone: 'ash',
      intensity: 1,
      duration: 1.8,
    });
  }
  return new Map([...victims.keys()].map((seat) => [seat, hits]));
}

/** The path of a rocket: out and up in front of the face, and down on its target. */
function arc(from: FacePoint, to: FacePoint, lean: number): readonly FacePoint[] {
  const legs = 12;
  return Array.from({ length: legs }, (_, leg) => {
    const share = (leg + 1) / legs;
    const bow = 4 * share * (1 - share);
    return {
      across: from.across + (to.across - from.across) * share + lean * bow,
      up: from.up + (to.up - from.up) * share + 1.1 * bow,
      out: from.out + (to.out - from.out) * share + 1.15 * bow,
    };
  });
}

/** Rockets are far enough apart for separate flashes. */
const ROCKET = { apart: 0.35, flight: 0.62 };

/** The explosion of a rocket. */
function burst(scene: Scene, at: number, target: FacePoint, strength: number): void {
  scene.faceEffect('fireball', at, target, { tilt: WALL * 0.5, intensity: 0.8 * strength, duration: 1.2 });
  scene.faceEffect('smoke', at + 0.05, target, { intensity: 0.7 * strength, duration: 1.6 });
  scene.faceEffect('debris', at, target, {
    tilt: WALL,
    tone: 'stone',
    intensity: 0.7 * strength,
  });
  scene.sound('explosion', at, { x: target.across }, Math.min(1, 0.5 + 0.3 * strength));
  scene.shake(at, 0.2 * strength, 0.25);
}

/** Boxes around a guard that its salvo hits, besides those with kaiju. */
function craters({ table, beat, victims }: Shooting): readonly FacePoint[] {
  const rockets = Math.max(1, 3 - victims.size);
  return craterBoxes(table, beat.shot.guard)
    .slice(0, rockets)
    .map((box) => {
      const floor = floorOf(table.columns, box, TILE_DEPTH);
      return { ...floor, up: floor.up + 0.2 };
    });
}

/** A salvo goes up and comes down on every kaiju in range, and on what is around them. */
function missile(shooting: Shooting): Impacts {
  const { scene, gun, at, victims } = shooting;
  const impacts = new Map<Seat, number>();
  const targets: { readonly point: FacePoint; readonly seat?: Seat }[] = [
    ...[...victims].map(([seat, point]) => ({ point, seat })),
    ...craters(shooting).map((point) => ({ point })),
  ];
  // With no box to hit, it explodes above the table.
  if (targets.length === 0) targets.push({ point: { ...gun.muzzle, up: gun.muzzle.up + 2.5, out: 3 } });
  for (const [index, { point, seat }] of targets.entries()) {
    const leaves = at + 0.08 + ROCKET.apart * index;
    const hits = leaves + ROCKET.flight;
    recoil(scene, gun, leaves, 0.9, false);
    scene.sound('missile', leaves, { x: gun.muzzle.across }, index === 0 ? 0.9 : 0.5);
    const path = facePath(arc(gun.muzzle, point, index % 2 === 0 ? 0.35 : -0.35));
    // The smoke trail lingers in the air.
    scene.faceEffect('rocket', leaves, gun.muzzle, {
      path,
      duration: (hits - leaves) / 0.55,
      intensity: 1.6,
    });
    burst(scene, hits, point, seat === undefined ? 0.9 : 1.5);
    if (seat !== undefined) impacts.set(seat, hits);
  }
  return impacts;
}

/** A step in a direction of the board, in columns and rows. */
const wayOf = (direction: Direction) => ({
  across: direction.includes('E') ? 1 : direction.includes('W') ? -1 : 0,
  up: direction.includes('N') ? 1 : direction.includes('S') ? -1 : 0,
});

/** Seconds that a shell takes from box to box. */
const SHELL = 0.11;

/** A shell that would leave the board explodes this far from its edge. */
const EDGE = 0.15;

/** How many boxes a shell flies along a line: a tank's range, or up to the edge of the board. */
function rangeOf(
  { columns }: Table,
  from: FacePoint,
  way: { readonly across: number; readonly up: number },
): number {
  const room = (at: number, least: number, most: number, step: number) =>
    step === 0 ? GUARDS.T.range : step > 0 ? most - EDGE - at : at - least - EDGE;
  const aside = room(from.across, -columns / 2, columns / 2, way.across);
  const above = room(from.up, 0, ROWS, way.up);
  return Math.max(EDGE, Math.min(GUARDS.T.range, aside, above));
}

/** A shell raises dust from box to box. */
function wake(scene: Scene, at: number, from: FacePoint, end: FacePoint, range: number): void {
  for (let box = 1; box <= range; box++) {
    const share = box / range;
    const point = {
      across: from.across + (end.across - from.across) * share,
      up: from.up + (end.up - from.up) * share - 0.2,
      out: from.out + (end.out - from.out) * share - 0.1,
    };
    const passes = at + SHELL * box;
    scene.faceEffect('dust', passes, point, { tone: 'stone', intensity: 0.55, duration: 0.8 });
    scene.faceEffect('debris', passes, point, { tilt: WALL, tone: 'stone', intensity: 0.25 });
  }
}

/** The explosion of a shell. */
function shellBurst(scene: Scene, at: number, point: FacePoint, strength: number): void {
  scene.faceEffect('fireball', at, point, { tilt: WALL * 0.5, intensity: strength, duration: 1.1 });
  scene.faceEffect('shock-ring', at, point, { tilt: WALL, intensity: 1.1 * strength, duration: 0.5 });
  scene.faceEffect('debris', at, point, { tilt: WALL, tone: 'stone', intensity: strength });
  scene.faceEffect('smoke', at + 0.06, point, { tone: 'ash', intensity: 0.8 * strength, duration: 1.7 });
  scene.sound('explosion', at, { x: point.across }, 0.6 * strength);
  scene.shake(at, 0.3 * strength, 0.3);
}

/**
 * A shell flies down the whole line, raises dust in each box, and explodes at everyone there. Without victims
 * it explodes at its end; without a direction it flies over the roofs.
 */
function tank({ scene, beat, table, gun, at, victims }: Shooting): Impacts {
  const fires = at + 0.18;
  const { dir } = beat.shot;
  const { builder } = scene;
  // It squats before it fires, and recoils.
  builder.addOffset(gun.piece, 'height', at - 0.05, 0.24, 'swell', -0.16);
  recoil(scene, gun, fires, 1.9, false);
  builder.addOffset(gun.piece, 'y', fires, 0.26, 'hop', 0.08);
  const { muzzle } = gun;
  scene.faceEffect('shock-ring', fires, muzzle, { tilt: WALL, intensity: 0.9, duration: 0.35 });
  scene.faceEffect('smoke', fires, muzzle, { tilt: WALL, tone: 'ash', intensity: 0.9, duration: 1.6 });
  scene.sound('cannon', fires, { x: muzzle.across });
  scene.stop(fires, 0.012, 0.05);
  scene.shake(fires, 0.32, 0.25);
  jolt(scene, table, fires, [gun.at], 0.25, new Set([gun.piece]));
  const from = { ...muzzle, out: FLIGHT_OUT };
  const way = dir === undefined ? { across: gun.at.across > 0 ? -0.5 : 0.5, up: 1 } : wayOf(dir);
  const range = dir === undefined ? GUARDS.T.range : rangeOf(table, from, way);
  const end = {
    across: from.across + way.across * range,
    up: from.up + way.up * range + (dir === undefined ? 2 : 0),
    out: dir === undefined ? 5 : FLIGHT_OUT,
  };
  const flight = SHELL * range;
  // Its trail outlives its flight.
  const path = facePath([end]);
  scene.faceEffect('shell', fires, from, { path, duration: flight / 0.6, intensity: 1.8 });
  scene.faceEffect('exhaust', fires, from, { path, duration: flight + 1.1, intensity: 0.8 });
  if (dir !== undefined) wake(scene, fires, from, end, range);
  if (victims.size === 0) shellBurst(scene, fires + flight, end, dir === undefined ? 0.5 : 0.8);
  const impacts = new Map<Seat, number>();
  for (const [seat, point] of victims) {
    const boxes = Math.max(Math.abs(point.across - from.across), Math.abs(point.up - from.up));
    // Victims on the line are hit one after the other, so that each can be seen.
    const hits = fires + 0.1 + SHELL * boxes + 0.25 * impacts.size;
    shellBurst(scene, hits, point, 0.9);
    impacts.set(seat, hits);
  }
  return impacts;
}

const SHOTS = { laser, missile, tank } as const;

/** Where a shot is aimed. */
function aimOf({ shot }: ShotBeat, from: FacePoint, victims: ReadonlyMap<Seat, FacePoint>): FacePoint {
  const [first] = victims.values();
  if (first !== undefined) return first;
  if (shot.dir === undefined)
    return { ...from, across: from.across + (from.across > 0 ? -1 : 1), up: from.up + 3 };
  const way = wayOf(shot.dir);
  return { ...from, across: from.across + 3 * way.across, up: from.up + 3 * way.up };
}

/** Victims die one after the other, each in a step of its own. @returns when all is over */
function fall(
  scene: Scene,
  { harms, events, from }: ShotBeat,
  impacts: Impacts,
  before: Table,
  destination: Layout,
): number {
  let table = before;
  let over = 0;
  for (const harm of harms) {
    const place = standingPlace(table, harm.hit.kaiju);
    table = advanceTable(table, harm.hit);
    const at = impacts.get(harm.hit.kaiju)!;
    over = Math.max(over, at + 0.4);
    if (harm.death === undefined) continue;
    const left = advanceTable(table, harm.death);
    const dies = Math.max(at + 0.25, over - 0.15);
    scene.beat('fire' satisfies StepName, from + events.indexOf(harm.death), dies);
    over = die(scene, harm.death, dies, place, table, destination);
    makeRoom(scene, table, left, over - 0.4, [harm.hit.kaiju]);
    table = left;
  }
  return over;
}

/** A guard fires, and its victims are hit (T6). */
export function fire(scene: Scene, beat: ShotBeat, before: Table, destination: Layout): void {
  const { shot, harms } = beat;
  const from = floorOf(before.columns, shot.guard, TILE_DEPTH);
  const places = new Map(harms.map(({ hit }) => [hit.kaiju, standingPlace(before, hit.kaiju)]));
  const victims = new Map([...places].map(([seat, place]) => [seat, chestOf(place)]));
  const { gun, ready } = aimGun(scene, before, shot.guard, aimOf(beat, from, victims), victims.size > 0);
  const impacts = SHOTS[GUARDS[shot.kind].name]({ scene, beat, table: before, gun, at: ready, victims });
  const seen = [...[...places.values()].map(({ at }) => seenAt(at)), ...seenWithin({ ...from, out: 0.4 })];
  // The camera arrives with the first hit, and moves during the aiming.
  const blow = Math.min(...impacts.values(), ready + 0.4);
  scene.camera(Math.max(scene.now, blow - SEEN.ahead), seen, { intensity: 0.8, duration: SEEN.lasts });
  for (const harm of harms) {
    const place = places.get(harm.hit.kaiju)!;
    takeHit(scene, harm, impacts.get(harm.hit.kaiju)!, place, sideOf(gun.at, place));
  }
  const over = Math.max(ready + 0.75, fall(scene, beat, impacts, before, destination));
  standDown(scene, gun, ready + 0.7, destination);
  scene.now = Math.max(over, ready + 1.05) + (victims.size > 0 ? SEEN.lingers : 0) + RECOVERY;
}
