import { EMBLEMS } from '#core';
import type { CameraTuning } from '#director';
import type { LampPlace, Mat, Subject } from '#stage';
import {
  columnsOf,
  landingsOf,
  ROWS,
  SEATS,
  type Seat,
  spunBy,
  type TileId,
  type View,
} from '#tetzilla/rules';
import type { SeatColours } from '#ui';
import { footAbove } from './foot';
import { FRAME_COLUMNS, onTable, TILE_DEPTH } from './geometry';
import { HANG_ROOM, hangHeight, matOf } from './layout';
import type { Table } from './table';

/** The mats of the seats in play, under their piles. */
export function seatMats(table: Pick<Table, 'seats'>, colours: SeatColours<Seat>): readonly Mat[] {
  return table.seats.map((seat) => ({
    id: seat,
    ...matOf(table, seat),
    colour: colours[seat],
    shape: EMBLEMS[SEATS.indexOf(seat)]!,
  }));
}

/**
 * The lamp hangs before the board and so far to the left that no front on the face mirrors it into the home view. The
 * second light comes from the right and before the board as well: from behind it would paint the inner sides of the boxes.
 */
export const LAMP: LampPlace = {
  at: [-10, 17, 22],
  aim: [0, 7.5, -1],
  opening: 0.62,
  light: 1.36,
  rim: { from: [9, 9, 7], light: 0.22 },
};

/**
 * The board is so tall that who stands on it is small in the home view, and no camera goes round it: so it comes nearer
 * where something is decided, straight ahead, which is easier on the eye than turning, and may be faster for that.
 */
export const CAMERA: CameraTuning = {
  // It sets out late: until then the tile that is about to fall hangs at the edge of the picture.
  gentle: { follow: 1, nearest: 0.5, zooming: 0.8, panning: 0.38, nudge: 0.02, entry: 1 },
  // A filled row is the greatest moment, and is seen from edge to edge: nothing less is seen from nearer.
  cinematic: { nearest: 0.55, entry: 0.85 },
};

/** Rows above what is built. */
const CITY_ROOM = 0.7;
/** Rows below row 1: where there is room for it, the table before the frame is seen, on which the dead land. */
const SILL = { wide: 1.65, narrow: 0.85 };
/** Rows below those that are seen: the ruler with the names of the columns, which closes the picture. */
const RULER = 0.5;
/** How much of the frame is seen at the sides. */
const BESIDE = { wide: 0.6, narrow: 0.2 };
/** Half the breadth of the frame, and how much farther away the camera goes to show all of it. */
const FRAME = { half: FRAME_COLUMNS / 2 + 0.52, farther: 1.15 };
/** Rows from the lowest one to above the frame, all of which is seen while everybody slides a first tile. */
const WHOLE = ROWS + 1;
/** A picture that comes so near to the frame's head, in rows, shows all of it: it never cuts off just its top. */
const NEARLY = 5;
/** Width by height of a picture that is too narrow for what is beside the board. */
const NARROW = 1.05;
/** The view rises in steps, not with every tile. */
const STEP = 2;
/** How far above the horizon the camera stands: it looks down on the floors a little. */
const ELEVATION = 0.3;

/** Square on the camera stands a little higher than the middle of the board, for it looks down a little in any case. */
const FRONT = { elevation: 0.26, above: 0.9, below: 1 };

type Seen = Pick<View, 'board' | 'tiles' | 'players' | 'options' | 'tile' | 'turn'>;

/** How many rows of a board are built at least in part. */
function builtRows({ tiles }: Seen): number {
  const tops = tiles.map((text) => {
    const [tile, spin, corner] = text.split(' ');
    return Number(corner!.slice(1)) - 1 + spunBy(tile as TileId, Number(spin)).height;
  });
  return Math.min(ROWS, Math.max(0, ...tops));
}

/** The lowest row with a kaiju, from 0; 0 without any. */
function lowestKaiju({ board }: Seen): number {
  const down = board.findLastIndex((row) => /[A-E]/.test(row));
  return down < 0 ? 0 : ROWS - 1 - down;
}

/** The lowest row that the tile which is turned up can fall to, from 0; above all rows where there is none. */
function deepestFall(view: Seen): number {
  const landings = view.tile === null ? [] : landingsOf(view, view.tile);
  return Math.min(ROWS, ...landings.map(({ row }) => row));
}

/** What is between two heights of the face, in boxes, seen from before it. */
function rectangle(x: number, foot: number, head: number, elevation: number): Subject {
  const below = onTable({ across: 0, up: foot, out: TILE_DEPTH });
  const above = onTable({ across: 0, up: head, out: TILE_DEPTH });
  return {
    x,
    z: (below[2] - above[2]) / 2,
    height: above[1] - below[1],
    middle: { y: (below[1] + above[1]) / 2, z: (below[2] + above[2]) / 2 },
    elevation,
  };
}

/** The whole board, seen square on: all rows, and the tile that hangs over them. */
export function frontSubject(view: Seen): Subject {
  const head = Math.max(ROWS + FRONT.above, view.tile === null ? 0 : hangOver(view) + HANG_ROOM);
  return rectangle(columnsOf(view) / 2 + BESIDE.wide, -FRONT.below, head, FRONT.elevation);
}

/** How high the tile hangs over what is built, in steps. */
const hangOver = (view: Seen): number => hangHeight({ top: topOf(view) });
const topOf = (view: Seen): number => STEP * Math.ceil(builtRows(view) / STEP);

/**
 * What the home view must show: from a little below the lowest kaiju, for nobody goes down again, or from where the tile
 * may fall deeper, to the tile that hangs over what is built; so that all of it is seen from as near as can be. All of the
 * frame is seen as the game begins, until everybody has slid a tile, and where there is room beside it whenever its head
 * is near.
 * @param aspect width by height of the part of the picture that is free for it
 */
export function homeSubject(view: Seen, aspect: number): Subject {
  const narrow = aspect < NARROW;
  const margin = narrow ? 'narrow' : 'wide';
  const foot = Math.min(footAbove(lowestKaiju(view)), deepestFall(view));
  const begins = view.turn.number === 0 && view.turn.round === 1 && view.turn.stage !== 'enter';
  const above = view.tile === null ? topOf(view) + CITY_ROOM : hangOver(view) + HANG_ROOM;
  const head = begins || (!narrow && above > WHOLE - NEARLY) ? Math.max(WHOLE, above) : above;
  const sill = begins ? SILL.wide : SILL[margin];
  const low = foot === 0 ? -sill : foot - RULER;
  const board = columnsOf(view) / 2 + BESIDE[margin];
  const room = (FRAME.farther * (head - low) * aspect) / 2;
  return rectangle(!narrow && FRAME.half <= room ? Math.max(board, FRAME.half) : board, low, head, ELEVATION);
}
