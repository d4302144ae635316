import { type Layout, type Pose, REST_POSE } from '#director';
import type { Box, Seat } from '#zorgl/rules';
import { boxCentre } from './geometry';
import {
  DISCARD_PILE,
  DRAW_PILE,
  floorsIn,
  handPiece,
  monsterPiece,
  PLAYED_CARD,
  type Standing,
  type Table,
} from './table';

/** Height of one floor of a building, in table units. */
export const FLOOR_HEIGHT = 0.3;

/** Thickness of a card; a pile is drawn as one card of the height of the pile. */
export const CARD_THICKNESS = 0.006;

/** The tabletop is slightly below the surface of the board (y = 0). */
export const TABLE_LEVEL = -0.03;

/** The corner of the table of each seat, west or east of the board (Z1.2). */
const CORNER: Readonly<Record<Seat, { readonly east: number; readonly south: number }>> = {
  A: { east: -1, south: 1 },
  B: { east: -1, south: -1 },
  C: { east: 1, south: -1 },
  D: { east: 1, south: 1 },
};

/**
 * The mat of a seat beside the board. All four have the same orientation, so that they read from the same
 * side.
 */
const MAT = { x: 4.82, z: 2.74, width: 1.72, depth: 3.44 };
const NORTH_EDGE = MAT.depth / 2;

/** Low enough to hide little behind them. */
const TOWER_HEIGHT = 3;
/**
 * Towers stand in blocks of two by two: front row first, the second block further out. After that they grow.
 */
const TOWERS_PER_ROW = 2;
const TOWERS_PER_BLOCK = 4;
const TOWERS = 8;
const TOWER = { x: 4.42, south: 2, step: 0.8, size: 0.7 };
const UNITS_PER_ROW = 4;
const PARKED = { x: 4.18, south: 2.67, step: 0.43, deep: 0.5 };
/** West of the board there is space next to it, in the east beyond the card piles. */
const HAND = {
  west: -4.85,
  east: 6.1,
  z: 0.58,
  spread: 0.24,
  angle: 0.09,
  sag: 0.05,
  lift: 0.01,
  scale: 0.66,
};
export const DRAW = { x: 4.7, z: -0.51 };
export const DISCARD = { x: 4.7, z: 0.51 };
const HELD = { west: -6.2, east: 6.9, z: 0 };
/** Above full towers; in the north closer to the middle, to keep the head in the picture. */
const ALOFT = { x: 4.9, y: 1.6, north: -1.9, south: 2.7, pitch: 0.22 };
const SHOWN = { x: 4.9, y: 1.1, z: 0.7, pitch: 0.7, scale: 1.25 };

/** Pose of an absent piece: invisible over the discard pile, so that nothing flies across when it appears. */
const HIDDEN: Pose = { ...REST_POSE, ...DISCARD, y: TABLE_LEVEL, visibility: 0 };

function standing({ box, heading }: Standing): Pose {
  return { ...REST_POSE, ...boxCentre(box), yaw: heading };
}

/** Height of the ground or roof that a monster in a box stands on, in table units. */
export function roofHeight(table: Table, box: Box): number {
  return FLOOR_HEIGHT * floorsIn(table, box);
}

/** The pose of a monster in the air: high above its seat's part of the table, leaning towards the board. */
function aloftPose(seat: Seat): Pose {
  const { east, south } = CORNER[seat];
  const x = east * ALOFT.x;
  const z = south > 0 ? ALOFT.south : ALOFT.north;
  return { ...REST_POSE, x, y: ALOFT.y, z, yaw: Math.atan2(-x, -z), pitch: ALOFT.pitch };
}

/** The side from which a seat looks at the table, radians counter-clockwise from the south. */
export function sideOf(seat: Seat): number {
  return CORNER[seat].south > 0 ? 0 : Math.PI;
}

/** The centre of a seat's mat. */
function matCentre(seat: Seat): { readonly x: number; readonly z: number } {
  const { east, south } = CORNER[seat];
  return { x: east * MAT.x, z: south * MAT.z };
}

/** The position of a tower on the table. @param tower from 0 */
function towerPlace(seat: Seat, tower: number): { readonly x: number; readonly z: number } {
  const column = (tower % TOWERS_PER_ROW) + TOWERS_PER_ROW * Math.floor(tower / TOWERS_PER_BLOCK);
  const row = Math.floor((tower % TOWERS_PER_BLOCK) / TOWERS_PER_ROW);
  return {
    x: CORNER[seat].east * (TOWER.x + TOWER.step * column),
    z: matCentre(seat).z - NORTH_EDGE + TOWER.south - TOWER.step * row,
  };
}

/** A rectangle on the table: centre, and extents along x and z, in table units. */
export interface TableArea {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** The mat of a seat, with the places of the first towers of its victory pile. */
export function matOf(seat: Seat): TableArea & { readonly places: readonly TableArea[] } {
  const places = Array.from({ length: TOWERS_PER_BLOCK }, (_, tower) => ({
    ...towerPlace(seat, tower),
    width: TOWER.size,
    depth: TOWER.size,
  }));
  return { ...matCentre(seat), width: MAT.width, depth: MAT.depth, places };
}

/** The pose of a floor in a victory pile. @param slot from 0 */
function pileFloorPose(seat: Seat, slot: number): Pose {
  const all = TOWERS * TOWER_HEIGHT;
  const level = (slot % TOWER_HEIGHT) + TOWER_HEIGHT * Math.floor(slot / all);
  return {
    ...REST_POSE,
    ...towerPlace(seat, Math.floor((slot % all) / TOWER_HEIGHT)),
    y: TABLE_LEVEL + FLOOR_HEIGHT * level,
    yaw: quarterTurn(slot),
  };
}

/** The pose of a crushed unit in a victory pile. @param slot from 0 */
function pileUnitPose(seat: Seat, slot: number): Pose {
  const row = Math.floor(slot / UNITS_PER_ROW);
  return {
    ...REST_POSE,
    x: CORNER[seat].east * (PARKED.x + PARKED.step * (slot % UNITS_PER_ROW)),
    y: TABLE_LEVEL,
    z: matCentre(seat).z - NORTH_EDGE + PARKED.south + PARKED.deep * row,
    variant: CRUSHED,
  };
}

/** Where the card backs of a hand lie. */
export function handArea(seat: Seat): TableArea {
  const { east, south } = CORNER[seat];
  return { x: east < 0 ? HAND.west : HAND.east, z: south * HAND.z, width: 1.6, depth: 0.8 };
}

/** The pose of a card back in a hand. @param place 0 … count−1 */
function handCardPose(seat: Seat, place: number, count: number): Pose {
  const { east, south } = CORNER[seat];
  const offset = place - (count - 1) / 2;
  return {
    ...REST_POSE,
    x: (east < 0 ? HAND.west : HAND.east) + HAND.spread * offset,
    y: TABLE_LEVEL + HAND.lift * place,
    z: south * HAND.z + HAND.sag * offset * offset * 0.5,
    yaw: -HAND.angle * offset,
    width: HAND.scale,
  };
}

/** Where a played card is held up for everyone to see. */
export function shownCardPose(seat: Seat, card: number): Pose {
  const { east } = CORNER[seat];
  const { x, y, z, pitch, scale } = SHOWN;
  return { ...REST_POSE, x: east * x, y, z, pitch, width: scale, variant: card };
}

function heldCardPose(seat: Seat, card: number): Pose {
  const x = CORNER[seat].east < 0 ? HELD.west : HELD.east;
  return { ...REST_POSE, x, y: TABLE_LEVEL, z: HELD.z, variant: card };
}

function cardPilePose(
  place: { readonly x: number; readonly z: number },
  count: number,
  variant: number,
): Pose {
  return {
    ...REST_POSE,
    ...place,
    y: TABLE_LEVEL,
    height: Math.max(1, count),
    visibility: count > 0 ? 1 : 0,
    variant,
  };
}

/** The variant of a floor torn open at the top; whole ones have no variant. */
const BROKEN = 0;

/** The variant of a trampled unit; whole ones have no variant. */
const CRUSHED = 0;

/** Rotates a floor by quarter turns, so that floors of a kind vary. @param turns any integer */
function quarterTurn(turns: number): number {
  return (Math.PI / 2) * (((turns % 4) + 4) % 4);
}

/**
 * The pose of a floor in its building. The plant's rings are never turned, because a ladder and a pipe run up
 * all of them.
 * @param level 0 at the ground
 * @param broken whether the floors above are gone
 */
function floorPose(box: Box, plant: boolean, level: number, broken: boolean): Pose {
  const { x, z } = boxCentre(box);
  const yaw = plant ? 0 : quarterTurn(x + 2 * z + level);
  return { ...REST_POSE, x, z, yaw, y: FLOOR_HEIGHT * level, variant: broken ? BROKEN : REST_POSE.variant };
}

function rubblePose(table: Table, box: Box): Pose {
  const { x, z } = boxCentre(box);
  return { ...REST_POSE, x, z, yaw: quarterTurn(x + 3 * z), visibility: floorsIn(table, box) === 0 ? 1 : 0 };
}

/** The pose of every piece on a table at rest. */
export function layout(table: Table): Layout {
  const poses = new Map<string, Pose>();
  for (const [box, { plant, floors, height }] of table.buildings) {
    for (const [level, piece] of floors.entries()) {
      const broken = floors.length < height && level === floors.length - 1;
      poses.set(piece, floorPose(box, plant, level, broken));
    }
  }
  for (const piece of table.cast) {
    if (piece.kind === 'rubble') poses.set(piece.id, rubblePose(table, piece.box));
  }
  for (const unit of table.units.values()) poses.set(unit.piece, standing(unit));
  for (const monster of table.monsters.values()) {
    poses.set(monster.piece, { ...standing(monster), y: roofHeight(table, monster.box) });
  }
  for (const seat of table.aloft) poses.set(monsterPiece(seat), aloftPose(seat));
  for (const [seat, { floors, units }] of table.piles) {
    for (const [slot, piece] of floors.entries()) poses.set(piece, pileFloorPose(seat, slot));
    for (const [slot, piece] of units.entries()) poses.set(piece, pileUnitPose(seat, slot));
  }
  for (const [seat, count] of table.hands) {
    for (let place = 0; place < table.handRoom; place++) {
      poses.set(handPiece(seat, place), place < count ? handCardPose(seat, place, count) : HIDDEN);
    }
  }
  poses.set(DRAW_PILE, cardPilePose(DRAW, table.drawPile, -1));
  poses.set(DISCARD_PILE, cardPilePose(DISCARD, table.discardPile, table.discardTop));
  poses.set(PLAYED_CARD, table.held === null ? HIDDEN : heldCardPose(table.held.player, table.held.card));
  return poses;
}
