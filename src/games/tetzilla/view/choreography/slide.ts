import type { Layout, Pose } from '#director';
import { MOMENTS, strike } from '#kaiju/show';
import { FOUNDING_ROUNDS, spunBy } from '#tetzilla/rules';
import { boxKey, builtOn } from '../built';
import { type FacePoint, facePoint, onTable, TILE_DEPTH } from '../geometry';
import { HANG_ROOM, hangHeight, tilePoint } from '../layout';
import { isGuard, tilePiece } from '../pieces';
import { type Landed, lookOfPiece, type Table } from '../table';
import type { SlideBeat } from './beats';
import { jolt } from './jolt';
import { ripple } from './ripple';
import { filledBy, fillRows } from './rows';
import { FRONT, facePath, type Scene, seenAcross, seenAt, WALL } from './scene';
import { DEEP, fallTime, thud, weightOf } from './style';

/** Half of the longest diagonal of a tile plus a margin: how high above the city tiles turn. */
const CLEAR = 2.3;
/** Seconds to move and turn a tile: minimum, per quarter turn, per column. */
const AIM = { least: 0.2, quarter: 0.08, column: 0.025 };
/** Before the fall it is pulled up, like a hammer: duration, and maximum height in rows. */
const DRAWN = { lasts: 0.3, rows: 1.3 };
/** From the landing to the first building, between buildings, and the duration of each. */
const POP = { after: 0.1, each: 0.1, lasts: 0.3 };
/** From the landing until the next beat may begin; longer for harder landings. */
const NEXT = { least: 0.24, most: 0.5 };
/** How long a tile stays squashed. */
const SQUEEZE = 0.24;
/** From this weight on the camera shows the landing; how early it moves, and how long it stays. */
const SEEN = { weight: 0.35, ahead: 0.35, lasts: 1.1 };
/** Points of the fall, as fractions, that must be in the picture. */
const FALLEN = [0, 0.25, 0.5, 0.75];
/** Boxes to show above a landing near the ground, so that the picture is not filled by the table. */
const ABOVE_GROUND = 8;
/** The caption of a long fall: shown when the dust is up, gone before it has settled. */
const WORD = { after: 0.3, lasts: 0.8 };
/** Duration of a landing's dust; it peaks soon after the impact. */
const DUST = 0.95;
/** From this weight on, dust is blown outwards and up the sides of the tile. */
const HEAVY = 0.6;
/** Factor on the dust over a row that has just been filled. */
const CLEARED = 0.3;

/** When a tile starts to fall and lands, and how hard, 0 … 1. */
interface Fall {
  readonly falls: number;
  readonly lands: number;
  readonly weight: number;
}

/** A box of a landed tile, in board coordinates. */
interface LandedBox {
  readonly column: number;
  readonly row: number;
  /** Whether it rests on another tile or on the frame. */
  readonly rests: boolean;
}

/** The lowest boxes of a tile, one per column. */
function lowerEdge(before: Table, { slide }: SlideBeat, { column, row, spin }: Landed): readonly LandedBox[] {
  const built = builtOn(before);
  const { boxes, width } = spunBy(slide.tile, spin);
  return Array.from({ length: width }, (_, file) => {
    const low = Math.min(...boxes.filter((box) => box.column === file).map((box) => box.row));
    const at = { column: column + file, row: row + low };
    return { ...at, rests: at.row === 0 || built.has(boxKey(at.column, at.row - 1)) };
  });
}

/** Turns the tile to its spin and moves it over its columns. @returns when it hangs there, and how high */
function aim(scene: Scene, piece: string, before: Table, landing: FacePoint, spin: number, roll: number) {
  const { builder, now } = scene;
  const up = Math.max(hangHeight(before), before.top + CLEAR);
  const [x, y, z] = onTable({ ...landing, up });
  const quarters = Math.min(spin, 4 - spin);
  const duration = AIM.least + AIM.quarter * quarters + AIM.column * Math.abs(landing.across);
  builder.tween(piece, now, duration, { x, y, z }, 'in-out');
  builder.turn(piece, now, duration, { roll }, 'back');
  if (quarters > 0) scene.sound('tile-turn', now, { x }, 0.8);
  return { hangs: now + duration, up };
}

/** Speed lines above a falling tile. */
function rush(
  scene: Scene,
  at: number,
  duration: number,
  landing: FacePoint,
  rows: number,
  width: number,
): void {
  const weight = weightOf(rows);
  scene.sound('rush', Math.max(0, at + duration - 0.75), { x: landing.across }, 0.35 + 0.65 * weight);
  if (rows < 3) return;
  const out = FRONT + 0.05;
  for (let line = 0; line < width; line++) {
    const across = landing.across + line - (width - 1) / 2;
    const from = { across, up: landing.up + rows, out };
    const path = facePath([{ across, up: landing.up + 0.6, out }]);
    scene.faceEffect('streak', at + duration * 0.3, from, {
      path,
      duration: duration * 0.7 + 0.2,
      intensity: 1.6 + 2.4 * weight,
    });
  }
}

/** Keeps the tile in the picture, both while it hangs and during the first half of its fall. */
function keepSeen(
  scene: Scene,
  { falls, lands }: Pick<Fall, 'falls' | 'lands'>,
  landing: FacePoint,
  { rows, width, height }: { readonly rows: number; readonly width: number; readonly height: number },
): void {
  for (const share of FALLEN) {
    const up = landing.up + rows * (1 - share ** 2) - height / 2;
    const ends = [-1, 1].map((side) =>
      seenAt({ across: landing.across + (side * width) / 2, up, out: TILE_DEPTH }, { half: 0, tall: height }),
    );
    scene.camera(falls + share * (lands - falls), ends, { role: 'keep', intensity: 0, duration: 0 });
  }
}

/** The tile stretches as it speeds up, is squashed as it lands on its lower edge, and flashes. */
function squeeze(scene: Scene, piece: string, fall: Fall, spin: number, height: number): void {
  const { builder } = scene;
  const { falls, lands, weight } = fall;
  // After a quarter turn, its local vertical is horizontal.
  const upright = spin % 2 === 0 ? 'height' : 'width';
  const flat = 0.06 + 0.16 * weight;
  builder.addOffset(piece, upright, falls, lands - falls, 'swell', 0.07 * weight);
  builder.addOffset(piece, upright, lands, SQUEEZE, 'recoil', -flat);
  builder.addOffset(piece, 'y', lands, SQUEEZE, 'recoil', (-flat * height) / 2);
  builder.addOffset(piece, 'glow', lands, 0.6, 'recoil', 0.4 + 1.1 * weight);
}

/**
 * The landing: air is pushed out to both sides, dust rises along the lower edge, and debris rains down the
 * face.
 */
function land(scene: Scene, at: number, edge: readonly LandedBox[], columns: number, weight: number): void {
  for (const { column, row, rests } of edge) {
    const point = facePoint(columns, column + 0.5, row, FRONT);
    if (!rests) {
      scene.faceEffect('dust', at, point, { tone: 'stone', intensity: 0.5 + 1.5 * weight });
      continue;
    }
    const slam = { tone: 'stone', tilt: WALL, intensity: 0.4 + 2.8 * weight, duration: DUST } as const;
    scene.faceEffect('slam', at, point, slam);
    scene.faceEffect('debris', at, point, { tone: 'stone', tilt: WALL, intensity: 0.8 + 3.4 * weight });
  }
  for (const side of [-1, 1]) {
    const end = edge.at(side < 0 ? 0 : -1)!;
    const point = facePoint(columns, end.column + 0.5 + side / 2, end.row + 0.1, FRONT);
    const yaw = (side * Math.PI) / 2;
    const billow = { tone: 'stone', yaw, intensity: 0.6 + 3 * weight, duration: DUST } as const;
    scene.faceEffect('billow', at, point, billow);
  }
}

/** The hardest landings blow dust to both sides and up along the tile. */
function burst(
  scene: Scene,
  at: number,
  foot: FacePoint,
  width: number,
  height: number,
  weight: number,
): void {
  for (const side of [-1, 1]) {
    const brink = { ...foot, across: foot.across + (side * width) / 2 };
    const away = { yaw: (side * Math.PI) / 2, tone: 'stone', duration: DUST } as const;
    scene.faceEffect('billow', at + 0.04, brink, { ...away, tilt: 0.45, intensity: 2.6 * weight });
    scene.faceEffect('gust', at, brink, { ...away, tilt: WALL, intensity: 2.4 * weight });
  }
  for (const side of [-1, 1]) {
    for (let row = 0; row < Math.min(3, height + 1); row++) {
      const point = { ...foot, across: foot.across + side * (width / 2 + 0.12), up: foot.up + row * 0.8 };
      scene.faceEffect('smoke', at + 0.02 + 0.04 * row, point, {
        tilt: WALL * 0.6,
        tone: 'stone',
        intensity: (1.9 - 0.45 * row) * weight,
        duration: 1.2,
      });
    }
  }
}

/** A building or guard pops up on its sign. */
function pop(scene: Scene, piece: string, at: number, pose: Pose): void {
  const { builder } = scene;
  const { width, height } = pose;
  const { x, y, z, yaw, pitch, roll, glow, variant } = pose;
  builder.jump(piece, at, {
    x,
    y,
    z,
    yaw,
    pitch,
    roll,
    glow,
    variant,
    visibility: 1,
    width: width * 0.55,
    height: 0.02,
  });
  builder.tween(piece, at, POP.lasts, { width, height }, 'back');
  builder.addOffset(piece, 'glow', at, 0.4, 'recoil', 0.35);
  scene.effect('dust', at, pose, { y, intensity: 0.3, duration: 0.6 });
  const guard = isGuard(lookOfPiece(piece));
  scene.sound(guard ? 'guard' : 'pop', at, pose, 0.8);
}

/**
 * The tile hangs over its columns, falls, and lands with a thud that makes everything nearby hop. Then its
 * buildings and guards pop up in reading order (T4.4, T4.7).
 */
export function slideTile(
  scene: Scene,
  beat: SlideBeat,
  before: Table,
  after: Table,
  destination: Layout,
): void {
  const { builder } = scene;
  const { tile } = beat.slide;
  const { columns } = before;
  const piece = tilePiece(tile);
  const landed = after.tiles.get(tile)!;
  const { width, height } = spunBy(tile, landed.spin);
  const landing = tilePoint(columns, tile, landed);
  const to = destination.get(piece)!;
  const { hangs, up } = aim(scene, piece, before, landing, landed.spin, to.roll);
  // Faster during the setup, when a whole city has to be built.
  const share = before.tiles.size < FOUNDING_ROUNDS * before.seats.length ? 0.3 : 1;
  // Keep it in the picture.
  const room = Math.max(0, hangHeight(before) + HANG_ROOM - height / 2 - up);
  const rows = up + Math.min(DRAWN.rows * share, room) - landing.up;
  const falls = hangs + DRAWN.lasts * share;
  const duration = fallTime(rows);
  const lands = falls + duration;
  const weight = weightOf(rows);
  const [, y, z] = onTable({ ...landing, up: landing.up + rows });
  builder.tween(piece, hangs, falls - hangs, { y, z }, 'out');
  builder.tween(piece, falls, duration, { x: to.x, y: to.y, z: to.z }, 'in');
  builder.jump(piece, lands, { yaw: to.yaw, pitch: to.pitch });
  rush(scene, falls, duration, landing, rows, width);
  keepSeen(scene, { falls, lands }, landing, { rows, width, height });

  squeeze(scene, piece, { falls, lands, weight }, landed.spin, height);
  const bounce = 0.05 + 0.19 * weight;
  builder.addOffset(piece, 'y', lands + 0.04, 0.17, 'hop', bounce);
  builder.addOffset(piece, 'y', lands + 0.21, 0.11, 'hop', bounce / 3);
  const edge = lowerEdge(before, beat, landed);
  const filled = filledBy(before, after);
  land(scene, lands, edge, columns, filled.length === 0 ? weight : CLEARED * weight);
  const middle = { ...landing, up: landing.up - height / 2, out: FRONT };
  if (weight > HEAVY && filled.length === 0) {
    const foot = { ...landing, up: landing.up - height / 2 + 0.15, out: FRONT };
    burst(scene, lands, foot, width, height, weight);
  }
  if (filled.length === 0) strike(scene, lands, thud(rows));
  else fillRows(scene, lands, filled, after);
  scene.sound('slab', lands, to, 0.55 + 0.45 * weight);
  if (weight > 0.7) scene.sound('collapse', lands + 0.05, to, 0.5 * weight);
  if (filled.length === 0 && rows >= DEEP && before.tiles.size >= FOUNDING_ROUNDS * before.seats.length) {
    scene.say('crash', lands + WORD.after, { rows: Math.round(rows) }, WORD.lasts);
  }
  if (weight > SEEN.weight) {
    const seen = [
      seenAt(
        { ...middle, up: middle.up - 0.5 },
        { half: width / 2, tall: Math.max(height + 1.5, ABOVE_GROUND - 2 * middle.up) },
      ),
      ...seenAcross(columns, middle.up),
    ];
    const intensity = 0.4 + 0.6 * weight;
    // Arrive with the landing, not after it.
    const shows = Math.max(scene.now, lands - SEEN.ahead);
    scene.camera(shows, seen, { intensity, duration: lands - shows + SEEN.lasts });
    scene.camera(lands, seen, { role: 'impact', intensity, duration: SEEN.lasts });
  }
  const places = edge.map(({ column, row }) => facePoint(columns, column + 0.5, row, 0));
  jolt(scene, before, lands, places, weight);
  ripple(scene, before, lands, places, weight);

  for (const [index, { box }] of beat.markers.entries()) {
    const marker = after.markers.get(box)!;
    pop(scene, marker, lands + POP.after + POP.each * index, destination.get(marker)!);
  }
  // The next tile comes while the last markers are still popping up.
  const looks = filled.length === 0 ? 0 : MOMENTS.row.stays;
  scene.now = lands + Math.max(NEXT.least, NEXT.most * weight, looks) + 0.5 * POP.each * beat.markers.length;
}
