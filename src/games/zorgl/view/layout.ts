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

const TOWER_HEIGHT = 5;
const TOWERS_PER_ROW = 2;
const TOWER = { x: 4.65, z: 2.95, step: 0.88 };
const UNITS_PER_ROW = 4;
const PARKED = { x: 4.45, z: 3.95, step: 0.62 };
const HAND = { x: 6.75, z: 2.6, spread: 0.26, angle: 0.1, lift: 0.01, scale: 0.72 };
const DRAW = { x: 4.75, z: -0.62 };
const DISCARD = { x: 4.75, z: 0.62 };
const HELD = { west: -4.75, east: 5.75, z: 0 };
/** Above full towers; in the north nearer to the middle, so that its head stays in the picture. */
const ALOFT = { x: 4.9, y: 1.6, north: -1.9, south: 2.7, pitch: 0.22 };
const SHOWN = { x: 4.9, y: 1.1, z: 0.7, pitch: 0.7, scale: 1.25 };

/** A piece that is not there: out of sight over the discard pile, so that nothing swishes past when it comes. */
const HIDDEN: Pose = { ...REST_POSE, ...DISCARD, y: TABLE_LEVEL, presence: 0 };

/** The yaw of things that a seat's player would read from beside the table. */
function sideYaw(seat: Seat): number {
  return (CORNER[seat].east * Math.PI) / 2;
}

function standing({ box, heading }: Standing): Pose {
  return { ...REST_POSE, ...boxCentre(box), yaw: heading };
}

/** Height of what a monster in a box stands on, in table units: the building there, or the ground. */
export function roofHeight(table: Table, box: Box): number {
  return FLOOR_HEIGHT * floorsIn(table, box);
}

/** Where a monster in the air floats: high above its seat's part of the table, bent towards the board. */
export function aloftPose(seat: Seat): Pose {
  const { east, south } = CORNER[seat];
  const x = east * ALOFT.x;
  const z = south > 0 ? ALOFT.south : ALOFT.north;
  return { ...REST_POSE, x, y: ALOFT.y, z, yaw: Math.atan2(-x, -z), pitch: ALOFT.pitch };
}

/** Where the floor of a victory pile stands. @param slot 0 for the first */
export function pileFloorPose(seat: Seat, slot: number): Pose {
  const { east, south } = CORNER[seat];
  const tower = Math.floor(slot / TOWER_HEIGHT);
  const row = Math.floor(tower / TOWERS_PER_ROW);
  return {
    ...REST_POSE,
    x: east * (TOWER.x + TOWER.step * (tower % TOWERS_PER_ROW)),
    y: TABLE_LEVEL + FLOOR_HEIGHT * (slot % TOWER_HEIGHT),
    z: south * (TOWER.z - TOWER.step * row),
  };
}

/** Where the crushed unit of a victory pile stands. @param slot 0 for the first */
export function pileUnitPose(seat: Seat, slot: number): Pose {
  const { east, south } = CORNER[seat];
  return {
    ...REST_POSE,
    x: east * (PARKED.x + PARKED.step * (slot % UNITS_PER_ROW)),
    y: TABLE_LEVEL,
    z: south * (PARKED.z + PARKED.step * Math.floor(slot / UNITS_PER_ROW)),
    yaw: -east * (Math.PI / 2),
  };
}

/** Where a card back of a hand lies. @param place 0 … count−1 */
export function handCardPose(seat: Seat, place: number, count: number): Pose {
  const { east, south } = CORNER[seat];
  const offset = place - (count - 1) / 2;
  return {
    ...REST_POSE,
    x: east * (HAND.x + Math.abs(offset) * HAND.angle * HAND.spread),
    y: TABLE_LEVEL + HAND.lift * place,
    z: south * HAND.z - east * HAND.spread * offset,
    yaw: sideYaw(seat) - HAND.angle * offset,
    width: HAND.scale,
  };
}

/** Where a played card is held up for all to see. */
export function shownCardPose(seat: Seat, card: number): Pose {
  const { east } = CORNER[seat];
  const { x, y, z, pitch, scale } = SHOWN;
  return { ...REST_POSE, x: east * x, y, z, pitch, width: scale, face: card };
}

function heldCardPose(seat: Seat, card: number): Pose {
  const x = CORNER[seat].east < 0 ? HELD.west : HELD.east;
  return { ...REST_POSE, x, y: TABLE_LEVEL, z: HELD.z, face: card };
}

function cardPilePose(place: { readonly x: number; readonly z: number }, count: number, face: number): Pose {
  return {
    ...REST_POSE,
    ...place,
    y: TABLE_LEVEL,
    height: Math.max(1, count),
    presence: count > 0 ? 1 : 0,
    face,
  };
}

/** The pose of every piece on a table at rest. */
export function layout(table: Table): Layout {
  const poses = new Map<string, Pose>();
  for (const [box, { floors }] of table.buildings) {
    for (const [level, piece] of floors.entries()) {
      poses.set(piece, { ...REST_POSE, ...boxCentre(box), y: FLOOR_HEIGHT * level });
    }
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
