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

/** The mats under the piles of the seats in play. */
export function seatMats(table: Pick<Table, 'seats'>, colours: SeatColours<Seat>): readonly Mat[] {
  return table.seats.map((seat) => ({
    id: seat,
    ...matOf(table, seat),
    colour: colours[seat],
    shape: EMBLEMS[SEATS.indexOf(seat)]!,
  }));
}

/**
 * In front of the board and to the left, so that no surface reflects the lamp into the home view. The second
 * light comes from the front right; from behind it would light the inner sides of the boxes.
 */
export const LAMP: LampPlace = {
  at: [-10, 17, 22],
  aim: [0, 7.5, -1],
  opening: 0.62,
  light: 1.36,
  rim: { from: [9, 9, 7], light: 0.22 },
};

/**
 * On a tall board, kaiju are small in the home view, and the camera cannot go around it. So it moves in
 * straight towards the action, which is easier on the eye than turning and may be faster.
 */
export const CAMERA: CameraTuning = {
  // Starts late; until then, the tile about to fall hangs at the edge of the picture.
  gentle: { follow: 1, nearest: 0.5, zooming: 0.8, panning: 0.38, nudge: 0.02, entry: 1 },
  // A filled row is the biggest moment and needs the full width, so nothing else gets a closer view.
  cinematic: { nearest: 0.55, entry: 0.85 },
};

/** Rows above the city. */
const CITY_ROOM = 0.7;
/**
 * Rows below row 1. Where there is space, this includes the table in front of the frame, where the dead land.
 */
const SILL = { wide: 1.65, narrow: 0.85 };
/** Rows below the visible ones, for the ruler with the column names. */
const RULER = 0.5;
/** Visible part of the frame at the sides. */
const BESIDE = { wide: 0.6, narrow: 0.2 };
/** Half the width of the frame, and the extra distance to show all of it. */
const FRAME = { half: FRAME_COLUMNS / 2 + 0.52, farther: 1.15 };
/** Rows from the lowest one to above the frame, all visible while everyone slides a first tile. */
const WHOLE = ROWS + 1;
/**
 * Within this distance from the head of the frame, in rows, the view shows all of it rather than cutting off
 * its top.
 */
const NEARLY = 5;
/** Aspect ratio below which there is no space for what is beside the board. */
const NARROW = 1.05;
/** The view rises in steps, not with every tile. */
const STEP = 2;
/** Elevation of the camera, looking down on the floors a little. */
const ELEVATION = 0.3;

/** In the front view the camera is slightly above the middle of the board, since it looks down a little. */
const FRONT = { elevation: 0.26, above: 0.9, below: 1 };

type Seen = Pick<View, 'board' | 'tiles' | 'players' | 'options' | 'tile' | 'turn'>;

/** Number of rows that are at least partly built. */
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

/** The lowest row that the turned-up tile can fall to, from 0; above all rows without one. */
function deepestFall(view: Seen): number {
  const landings = view.tile === null ? [] : landingsOf(view, view.tile);
  return Math.min(ROWS, ...landings.map(({ row }) => row));
}

/** The area between two heights of the face, in boxes, seen from the front. */
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

/** The whole board from the front: all rows, and the tile above them. */
export function frontSubject(view: Seen): Subject {
  const head = Math.max(ROWS + FRONT.above, view.tile === null ? 0 : hangOver(view) + HANG_ROOM);
  return rectangle(columnsOf(view) / 2 + BESIDE.wide, -FRONT.below, head, FRONT.elevation);
}

/** Height of the hanging tile, rounded to steps. */
const hangOver = (view: Seen): number => hangHeight({ top: topOf(view) });
const topOf = (view: Seen): number => STEP * Math.ceil(builtRows(view) / STEP);

/**
 * What the home view must show, as close as possible: from just below the lowest kaiju (they never go down),
 * or the deepest row for the tile, up to the hanging tile. The whole frame is shown at the start, until
 * everyone has slid a tile, and whenever its head is close and there is space beside it.
 * @param aspect aspect ratio of the free part of the picture
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
