import { EMBLEMS } from '#core';
import type { LampPlace, Mat, Subject } from '#stage';
import { columnsOf, ROWS, SEATS, type Seat, spunBy, type TileId, type View } from '#tetzilla/rules';
import type { SeatColours } from '#ui';
import { onTable, TILE_DEPTH } from './geometry';
import { hangHeight, matOf } from './layout';
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

/** The lamp hangs before the board and so far to the left that no front on the face mirrors it into the home view. */
export const LAMP: LampPlace = { at: [-10, 17, 22], aim: [0, 7.5, -1], opening: 0.62, light: 1.36 };

/** Rows above the middle of the hanging tile, however it is turned; above what is built. */
const ROOM = { tile: 2.1, city: 0.7 };
/** Rows below row 1: where there is room for it, the table before the frame is seen, on which the dead land. */
const SILL = { wide: 1.45, narrow: 0.8 };
/** On a narrow screen less is seen below the kaiju, so that boxes are larger. */
const BELOW = { wide: 3, narrow: 1 };
/** How much of the frame is seen at the sides. */
const BESIDE = { wide: 0.6, narrow: 0.2 };
/** The view rises in steps, not with every tile. */
const STEP = 2;
/** How far above the horizon the camera stands: it looks down on the floors a little. */
const ELEVATION = 0.3;

type Seen = Pick<View, 'board' | 'tiles' | 'players' | 'tile'>;

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

/**
 * What the home view must show: from a little below the lowest kaiju, for nobody goes down again, to the tile that
 * hangs over what is built; so that all of it is seen from as near as can be.
 * @param portrait the window is higher than wide
 */
export function homeSubject(view: Seen, portrait: boolean): Subject {
  const top = STEP * Math.ceil(builtRows(view) / STEP);
  const foot =
    STEP * Math.floor(Math.max(0, lowestKaiju(view) - (portrait ? BELOW.narrow : BELOW.wide)) / STEP);
  const high = view.tile === null ? top + ROOM.city : hangHeight({ top }) + ROOM.tile;
  const below = onTable({
    across: 0,
    up: foot === 0 ? -SILL[portrait ? 'narrow' : 'wide'] : foot,
    out: TILE_DEPTH,
  });
  const above = onTable({ across: 0, up: high, out: TILE_DEPTH });
  return {
    x: columnsOf(view) / 2 + (portrait ? BESIDE.narrow : BESIDE.wide),
    z: (below[2] - above[2]) / 2,
    height: above[1] - below[1],
    middle: { y: (below[1] + above[1]) / 2, z: (below[2] + above[2]) / 2 },
    elevation: ELEVATION,
  };
}
