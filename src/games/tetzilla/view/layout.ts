import { type Layout, type Pose, REST_POSE } from '#director';
import { type Box, ROWS, type Seat, spunBy, TILE_IDS, type TileId } from '#tetzilla/rules';
import { type FacePoint, FLOOR, FRAME_COLUMNS, facePoint, facePose, rollOf } from './geometry';
import { DECK_PIECE, hitsPiece, isGuard, kaijuPiece, ruinPiece, tilePiece, tokensPiece } from './pieces';
import { type Kaiju, type Landed, lookOfPiece, type Standing, type Table } from './table';

/** The tabletop around the board. */
export const TABLE_LEVEL = -0.03;

/** Offset of the centre of a building or guard from the panel. */
export const MARKER_OUT = 0.42;
/** Scale of a kaiju, small enough to see what it might eat next to it. */
export const KAIJU_SIZE = 0.7;
/** A kaiju stands at the brink of its box, where the sides of the box hide nothing of it. */
export const KAIJU_OUT = 0.86;
/** Two kaiju in a box are smaller; the first stands to the west and slightly further in. */
export const PAIR = { size: 0.58, aside: 0.24, out: [0.86, 0.92] } as const;
/** How far a kaiju turns to the side it looks at, in radians. */
const GLANCE = 0.5;
/** Radius of a figure's base relative to its size. The counters are at its front. */
const BASE = 0.42;

/** Height of the hanging tile's centre above the highest built row, with lower and upper limits. */
const HANG = { above: 3.4, lowest: 8, highest: ROWS + 2.3 };
/** Rows above the centre of the hanging tile that the home view shows, enough for any spin. */
export const HANG_ROOM = 2.1;

const THINGS = { size: 0.5, step: 0.47, columns: 5, rows: 3 };
const MAT = { width: 2.5, depth: 2.1, beyond: 2.1 };
/** Distance of mats and tiles from the middle of the board, beside the frame. */
const BESIDE = FRAME_COLUMNS / 2 + MAT.beyond;
/** Positions of the mats beside the board, by number of players. */
const FRONT = 2.5;
const MIDDLE = 0.15;
const BACK = -2.2;
const SPOTS: Readonly<Record<number, readonly (readonly [side: -1 | 1, z: number])[]>> = {
  2: [
    [-1, FRONT],
    [1, FRONT],
  ],
  3: [
    [-1, FRONT],
    [-1, MIDDLE],
    [1, FRONT],
  ],
  4: [
    [-1, FRONT],
    [-1, MIDDLE],
    [1, MIDDLE],
    [1, FRONT],
  ],
  5: [
    [-1, FRONT],
    [-1, MIDDLE],
    [1, BACK],
    [1, MIDDLE],
    [1, FRONT],
  ],
};

/** Scale of tiles beside the board. */
const LYING = 0.42;

const AWAY = { ...REST_POSE, visibility: 0 };

/** A rectangle on the table. */
export interface TableArea {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** The mat of a seat beside the board. Throws for a seat that does not play. */
export function matOf({ seats }: Pick<Table, 'seats'>, seat: Seat): TableArea {
  const spot = SPOTS[seats.length]?.[seats.indexOf(seat)];
  if (spot === undefined) throw new RangeError(`seat ${seat} does not play`);
  const [side, z] = spot;
  return { x: side * BESIDE, z, width: MAT.width, depth: MAT.depth };
}

/**
 * The side from which a seat looks at a device between players. Clockwise, the first half sits opposite the
 * second.
 */
export function sideOf(seat: Seat, seats: readonly Seat[]): number {
  return 2 * seats.indexOf(seat) >= seats.length ? Math.PI : 0;
}

/** Where the face-down tiles lie. */
export const DECK_AREA: TableArea = { x: -BESIDE, z: BACK, width: 2, depth: 2 };

/** The centre of the floor of a box, at an offset from the panel. */
export function floorOf(columns: number, box: Box, out: number): FacePoint {
  return facePoint(columns, box.charCodeAt(0) - 97 + 0.5, Number(box.slice(1)) - 1 + FLOOR, out);
}

/** The centre of a tile on the board. */
export function tilePoint(columns: number, tile: TileId, { spin, column, row }: Landed): FacePoint {
  const { width, height } = spunBy(tile, spin);
  return facePoint(columns, column + width / 2, row + height / 2, 0);
}

/** The pose of a tile on the board, or on its way there. @param at column and row may be fractions */
export function tilePose(columns: number, tile: TileId, at: Landed): Pose {
  return { ...REST_POSE, ...facePose(tilePoint(columns, tile, at), { roll: rollOf(at.spin) }) };
}

/** Height of the hanging tile's centre above the lower edge of the board, in boxes. */
export function hangHeight({ top }: Pick<Table, 'top'>): number {
  return Math.min(HANG.highest, Math.max(HANG.lowest, top + HANG.above));
}

/** The tile that is turned up, above the middle of the board. @param spin,across while it is aimed */
export function hangingPose(table: Pick<Table, 'top'>, spin = 0, across = 0): Pose {
  const point = { across, up: hangHeight(table), out: 0 };
  return { ...REST_POSE, ...facePose(point, { roll: rollOf(spin) }) };
}

/** A tile on top of the stack, before it is turned up. */
export function deckTilePose(table: Pick<Table, 'deck'>): Pose {
  const { x, z } = DECK_AREA;
  return {
    ...REST_POSE,
    x,
    z,
    y: TABLE_LEVEL + deckHeight(table.deck),
    pitch: -Math.PI / 2,
    width: LYING,
    height: LYING,
  };
}

/** Thickness of a face-down tile in the stack. */
const DECK_STEP = 0.045;
const deckHeight = (count: number) => DECK_STEP * count;

/** A tile that could not be placed, among the others set aside. @param index from 0 */
function asidePose(index: number): Pose {
  const { x, z } = DECK_AREA;
  const at = { x: x - 2.2 - 1.3 * (index % 2), z: z + 1.2 * Math.floor(index / 2) };
  return { ...REST_POSE, ...at, y: TABLE_LEVEL, pitch: -Math.PI / 2, width: LYING, height: LYING };
}

/** A guard that has fired is turned away (radians), with its barrel down and unlit; the others glow. */
const SPENT = { heading: 2.5, tip: 0.34, glow: -0.42 };
const READY = 0.4;

/** Angle of a guard at rest, towards the middle of the board: a gun is hard to recognise from the front. */
const REST = 0.75;

/** Buildings are slightly darker, so that guards and kaiju stand out. */
const DIM = -0.14;

/** A building in its box. */
export function buildingPose(columns: number, box: Box): Pose {
  return { ...REST_POSE, ...facePose(floorOf(columns, box, MARKER_OUT)), glow: DIM };
}

/** A guard in its box. @param firing in the firing stage, whether it has fired; null otherwise */
export function guardPose(columns: number, box: Box, firing: 'fired' | 'ready' | null): Pose {
  const point = floorOf(columns, box, MARKER_OUT);
  const side = point.across < 0 ? 1 : -1;
  if (firing === 'fired') {
    const { heading, tip, glow } = SPENT;
    return { ...REST_POSE, ...facePose(point, { heading: heading * side, tip }), glow };
  }
  return { ...REST_POSE, ...facePose(point, { heading: REST * side }), glow: firing === 'ready' ? READY : 0 };
}

/** The rubble of a marker in its box. */
export function ruinPose(columns: number, box: Box): Pose {
  return { ...REST_POSE, ...facePose(floorOf(columns, box, MARKER_OUT)) };
}

/** A building or guard in the pile of a seat. @param slot 0 for the first of its kind in the pile */
export function pilePose(table: Pick<Table, 'seats'>, seat: Seat, guard: boolean, slot: number): Pose {
  const mat = matOf(table, seat);
  const level = Math.floor(slot / (THINGS.columns * (guard ? 1 : THINGS.rows)));
  const place = slot % (THINGS.columns * (guard ? 1 : THINGS.rows));
  const row = guard ? THINGS.rows : Math.floor(place / THINGS.columns);
  return {
    ...REST_POSE,
    x: mat.x + ((place % THINGS.columns) - (THINGS.columns - 1) / 2) * THINGS.step,
    // Once the mat is full, stack another level.
    y: TABLE_LEVEL + level * 0.42,
    z: mat.z + (row - THINGS.rows / 2) * THINGS.step,
    width: THINGS.size,
    height: THINGS.size,
  };
}

/** Place and size of a kaiju on the board. */
export interface KaijuPlace {
  readonly at: FacePoint;
  readonly heading: number;
  readonly size: number;
}

/**
 * The place of a kaiju in a box.
 * @param index among those in it, in seat order
 * @param count of those, 1 or 2
 */
export function kaijuPlace(
  columns: number,
  { box, side }: Standing,
  index: number,
  count: number,
): KaijuPlace {
  const paired = count > 1;
  const middle = floorOf(columns, box, paired ? PAIR.out[index === 0 ? 0 : 1] : KAIJU_OUT);
  const aside = paired ? PAIR.aside * (index === 0 ? -1 : 1) : 0;
  return {
    at: { ...middle, across: middle.across + aside },
    heading: GLANCE * side,
    size: paired ? PAIR.size : KAIJU_SIZE,
  };
}

/** The pose of a figure at a place. */
export function figurePose({ at, heading, size }: KaijuPlace): Pose {
  return { ...REST_POSE, ...facePose(at, { heading }), width: size, height: size };
}

/** The pose of the counters at the front of a figure's base. */
export function counterPose({ at, size }: KaijuPlace): Pose {
  const out = at.out + BASE * size;
  return { ...REST_POSE, ...facePose({ ...at, out }), width: size, height: size };
}

/** The place of a seat's kaiju on the board; null if it is off the board. */
export function placeOf(table: Pick<Table, 'columns' | 'kaiju'>, seat: Seat): KaijuPlace | null {
  const standing = table.kaiju.get(seat)?.standing ?? null;
  if (standing === null) return null;
  const sharing = [...table.kaiju]
    .filter(([, other]) => other.standing?.box === standing.box)
    .map(([each]) => each);
  return kaijuPlace(table.columns, standing, sharing.indexOf(seat), sharing.length);
}

/** Offset of a waiting kaiju from the mat in front, so that it is not hidden. */
const STAGGERED = 0.8;

/** A kaiju off the board, on its mat: standing before it enters, on its side when it is dead. */
export function offBoardPose(table: Pick<Table, 'seats'>, seat: Seat, dead: boolean): Pose {
  const { x, z, depth } = matOf(table, seat);
  const pose = {
    ...REST_POSE,
    x: x + (z === MIDDLE ? STAGGERED * Math.sign(x) : 0),
    z: z + depth / 2 - 0.55,
    y: TABLE_LEVEL,
    width: KAIJU_SIZE,
    height: KAIJU_SIZE,
  };
  return dead ? { ...pose, y: TABLE_LEVEL + 0.32, roll: Math.PI / 2 - 0.12, yaw: 0.5 } : pose;
}

function layKaiju(table: Table, seat: Seat, kaiju: Kaiju, poses: Map<string, Pose>): void {
  const place = placeOf(table, seat);
  poses.set(kaijuPiece(seat), place === null ? offBoardPose(table, seat, kaiju.dead) : figurePose(place));
  const counter =
    place === null ? { ...offBoardPose(table, seat, false), visibility: 0 } : counterPose(place);
  poses.set(hitsPiece(seat), { ...counter, variant: kaiju.hits });
  const visibility = kaiju.tokens > 0 ? counter.visibility : 0;
  poses.set(tokensPiece(seat), { ...counter, visibility, variant: kaiju.tokens });
}

/** The pose of every piece on a table at rest. */
export function layout(table: Table): Layout {
  const { columns, hanging } = table;
  const poses = new Map<string, Pose>();
  // Pieces not seen yet are invisible in the stack.
  const unseen = { ...deckTilePose(table), visibility: 0 };
  for (const tile of TILE_IDS) poses.set(tilePiece(tile), unseen);
  for (const [tile, landed] of table.tiles) poses.set(tilePiece(tile), tilePose(columns, tile, landed));
  for (const [index, tile] of table.aside.entries()) poses.set(tilePiece(tile), asidePose(index));
  if (hanging !== null) poses.set(tilePiece(hanging), hangingPose(table));
  const { x, z } = DECK_AREA;
  const deck = { ...REST_POSE, x, z, y: TABLE_LEVEL, height: Math.max(1, table.deck) };
  poses.set(DECK_PIECE, { ...deck, visibility: table.deck > 0 ? 1 : 0 });
  for (const { id, kind } of table.cast) {
    if (kind === 'marker' || kind === 'ruin') poses.set(id, AWAY);
  }
  for (const [box, piece] of table.markers) {
    const firing = !table.firing ? null : table.fired.has(box) ? 'fired' : 'ready';
    const guard = isGuard(lookOfPiece(piece));
    poses.set(piece, guard ? guardPose(columns, box, firing) : buildingPose(columns, box));
  }
  for (const [box, piece] of table.ruins) poses.set(ruinPiece(piece), ruinPose(columns, box));
  for (const [seat, { buildings, guards }] of table.piles) {
    for (const [slot, piece] of buildings.entries()) poses.set(piece, pilePose(table, seat, false, slot));
    for (const [slot, piece] of guards.entries()) poses.set(piece, pilePose(table, seat, true, slot));
  }
  for (const [seat, kaiju] of table.kaiju) layKaiju(table, seat, kaiju, poses);
  return poses;
}
