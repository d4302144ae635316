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

/** Thickness of a card; a pile is one card drawn as high as its cards. */
export const CARD_THICKNESS = 0.006;

/** The table around the board lies a little lower than the board's surface, y = 0. */
export const TABLE_LEVEL = -0.03;

/** Where things of a seat lie: its corner of the table, west or east of the board (Z1.2). */
const CORNER: Readonly<Record<Seat, { readonly east: number; readonly south: number }>> = {
  A: { east: -1, south: 1 },
  B: { east: -1, south: -1 },
  C: { east: 1, south: -1 },
  D: { east: 1, south: 1 },
};

/** The mat of a seat lies beside the board; all four are laid out alike, so that they read from the same side. */
const MAT = { x: 4.82, z: 2.74, width: 1.72, depth: 3.44 };
const NORTH_EDGE = MAT.depth / 2;

/** Low enough to hide little of what lies behind them. */
const TOWER_HEIGHT = 3;
/** Towers stand in blocks of two by two, the front row first, the second block farther out; then they grow. */
const TOWERS_PER_ROW = 2;
const TOWERS_PER_BLOCK = 4;
const TOWERS = 8;
const TOWER = { x: 4.42, south: 2, step: 0.8, size: 0.7 };
const UNITS_PER_ROW = 4;
const PARKED = { x: 4.18, south: 2.67, step: 0.43, deep: 0.5 };
/** West of the board there is room beside it, in the east beyond the piles of cards. */
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
/** Above full towers; in the north nearer to the middle, so that its head stays in the picture. */
const ALOFT = { x: 4.9, y: 1.6, north: -1.9, south: 2.7, pitch: 0.22 };
const SHOWN = { x: 4.9, y: 1.1, z: 0.7, pitch: 0.7, scale: 1.25 };

/** A piece that is not there: out of sight over the discard pile, so that nothing swishes past when it comes. */
const HIDDEN: Pose = { ...REST_POSE, ...DISCARD, y: TABLE_LEVEL, visibility: 0 };

function standing({ box, heading }: Standing): Pose {
  return { ...REST_POSE, ...boxCentre(box), yaw: heading };
}

/** Height of what a monster in a box stands on, in table units: the building there, or the ground. */
export function roofHeight(table: Table, box: Box): number {
  return FLOOR_HEIGHT * floorsIn(table, box);
}

/** Where a monster in the air floats: high above its seat's part of the table, bent towards the board. */
function aloftPose(seat: Seat): Pose {
  const { east, south } = CORNER[seat];
  const x = east * ALOFT.x;
  const z = south > 0 ? ALOFT.south : ALOFT.north;
  return { ...REST_POSE, x, y: ALOFT.y, z, yaw: Math.atan2(-x, -z), pitch: ALOFT.pitch };
}

/** From which side a seat looks at the table, radians counter-clockwise from the south. */
export function sideOf(seat: Seat): number {
  return CORNER[seat].south > 0 ? 0 : Math.PI;
}

/** The middle of a seat's mat. */
function matCentre(seat: Seat): { readonly x: number; readonly z: number } {
  const { east, south } = CORNER[seat];
  return { x: east * MAT.x, z: south * MAT.z };
}

/** Where the tower of a number stands on the table. */
function towerPlace(seat: Seat, tower: number): { readonly x: number; readonly z: number } {
  const column = (tower % TOWERS_PER_ROW) + TOWERS_PER_ROW * Math.floor(tower / TOWERS_PER_BLOCK);
  const row = Math.floor((tower % TOWERS_PER_BLOCK) / TOWERS_PER_ROW);
  return {
    x: CORNER[seat].east * (TOWER.x + TOWER.step * column),
    z: matCentre(seat).z - NORTH_EDGE + TOWER.south - TOWER.step * row,
  };
}

/** A rectangle on the table: its middle and its extents along x and z, table units. */
export interface TableArea {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** The mat of a seat, and on it the places of the first towers of its victory pile. */
export function matOf(seat: Seat): TableArea & { readonly places: readonly TableArea[] } {
  const places = Array.from({ length: TOWERS_PER_BLOCK }, (_, tower) => ({
    ...towerPlace(seat, tower),
    width: TOWER.size,
    depth: TOWER.size,
  }));
  return { ...matCentre(seat), width: MAT.width, depth: MAT.depth, places };
}

/** Where the floor of a victory pile stands. @param slot 0 for the first */
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

/** Where the crushed unit of a victory pile stands. @param slot 0 for the first */
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

/** Where a card back of a hand lies. @param place 0 … count−1 */
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

/** Where a played card is held up for all to see. */
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

/** The variant of a floor that shows the rooms in it, since what stood on it was torn off; a whole one has none. */
const BROKEN = 0;

/** The variant of a unit that a monster has trodden flat; a whole one has none. */
const CRUSHED = 0;

/** Floors stand turned by quarters, so that those of a kind look different. @param turns any whole number */
function quarterTurn(turns: number): number {
  return (Math.PI / 2) * (((turns % 4) + 4) % 4);
}

/**
 * The pose of a floor in its building. The plant's ladder and pipe run up all its rings, so they stand as they are.
 * @param level 0 at the ground @param broken whether the floors above are gone
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
