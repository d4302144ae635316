import {
  type Action,
  type Box,
  columnName,
  columnNumber,
  type Landing,
  landingsOf,
  ROWS,
  type Sign,
  spunBy,
  type TileId,
  type View,
} from '#tetzilla/rules';

/** A spin and column for the tile that is turned up: one of its {@link AimChoices}. */
export interface Aim {
  readonly spin: number;
  /** Column of the westernmost box, from 0. */
  readonly column: number;
}

/** All legal placements of a tile (T4.5, T4.6). */
export interface AimChoices {
  readonly tile: TileId;
  /** Sorted by spin, then by column. */
  readonly landings: readonly Landing[];
  /** A level city forbids some of the placements (T4.6). */
  readonly limited: boolean;
}

/** A box that the tile will fill, and what it puts there (T4.7). */
export interface LandedBox {
  readonly box: Box;
  readonly sign: Sign;
}

/** The legal placements of the tile that is turned up; null if there is no tile. */
export function aimChoices(view: Pick<View, 'board' | 'players' | 'options' | 'tile'>): AimChoices | null {
  if (view.tile === null) return null;
  const all = landingsOf(view, view.tile);
  const landings = all.filter(({ allowed }) => allowed);
  return { tile: view.tile, landings, limited: landings.length < all.length };
}

/** The centre of a tile above the board, in half columns from the west. */
const middleOf = ({ tile }: AimChoices, { spin, column }: Aim): number =>
  2 * column + spunBy(tile, spin).width;

/**
 * The aim of a spin closest to a centre, in half columns from the west; undefined if the spin has none.
 * @param aside the tie-break: the western (-1) or the eastern (1) one
 */
function nearest(choices: AimChoices, spin: number, middle: number, aside: 1 | -1 = -1): Aim | undefined {
  const off = (aim: Aim) => middleOf(choices, aim) - middle;
  const [best] = choices.landings
    .filter((landing) => landing.spin === spin)
    .toSorted((a, b) => Math.abs(off(a)) - Math.abs(off(b)) || (off(b) - off(a)) * aside);
  return best === undefined ? undefined : { spin, column: best.column };
}

/**
 * The initial aim of a tile: the first legal spin, as close to the middle as possible. Throws a RangeError if
 * nothing is legal.
 */
export function firstAim(choices: AimChoices, columns: number): Aim {
  for (const { spin } of choices.landings) {
    const aim = nearest(choices, spin, columns);
    if (aim !== undefined) return aim;
  }
  throw new RangeError(`tile ${choices.tile} has no place`);
}

/** The next legal column to the east (1) or west (-1) with the same spin; the same aim at the last one. */
export function movedAim(choices: AimChoices, aim: Aim, by: 1 | -1): Aim {
  const [next] = choices.landings
    .filter(({ spin, column }) => spin === aim.spin && (column - aim.column) * by > 0)
    .toSorted((a, b) => (a.column - b.column) * by);
  return next === undefined ? aim : { spin: aim.spin, column: next.column };
}

/**
 * The next legal spin, clockwise (1) or anticlockwise (-1), as close to the same centre as possible. Turning
 * back restores the column, except at the edges.
 */
export function turnedAim(choices: AimChoices, aim: Aim, by: 1 | -1): Aim {
  const spins = Math.max(...choices.landings.map(({ spin }) => spin)) + 1;
  const middle = middleOf(choices, aim);
  for (let quarter = 1; quarter < spins; quarter++) {
    const spin = (((aim.spin + by * quarter) % spins) + spins) % spins;
    const turned = nearest(choices, spin, middle, middle % 2 === 0 ? 1 : -1);
    if (turned !== undefined) return turned;
  }
  return aim;
}

/**
 * The aim with the same spin whose centre is closest to a point.
 * @param at in columns from the western edge, may be a fraction
 */
export function pointedAim(choices: AimChoices, aim: Aim, at: number): Aim {
  return nearest(choices, aim.spin, 2 * at) ?? aim;
}

/** The landing of an aim. Throws a RangeError if the aim is not one of the choices. */
export function landingOf(choices: AimChoices, aim: Aim): Landing {
  const found = choices.landings.find(({ spin, column }) => spin === aim.spin && column === aim.column);
  if (found === undefined) throw new RangeError(`tile ${choices.tile} has no place there`);
  return found;
}

/** The boxes that the tile would fill, in reading order (T4.7). */
export function landedBoxes(choices: AimChoices, aim: Aim): readonly LandedBox[] {
  const { row } = landingOf(choices, aim);
  return boxesAt(choices.tile, aim, row);
}

/** The boxes above the board where the tile hangs before it falls (T4.3). */
export function hangingBoxes({ tile }: AimChoices, aim: Aim): readonly LandedBox[] {
  return boxesAt(tile, aim, ROWS - spunBy(tile, aim.spin).height);
}

function boxesAt(tile: TileId, { spin, column }: Aim, row: number): readonly LandedBox[] {
  return spunBy(tile, spin).boxes.map((box) => ({
    box: `${columnName(column + box.column)}${row + box.row + 1}`,
    sign: box.sign,
  }));
}

/** The aim of a slide action. */
export const aimOf = ({ spin, column }: Extract<Action, { readonly do: 'slide' }>): Aim => ({
  spin,
  column: columnNumber(column),
});

/** The action that slides the tile as aimed. */
export function slideAction({ tile }: AimChoices, { spin, column }: Aim): Action {
  return { do: 'slide', tile, spin, column: columnName(column) };
}
