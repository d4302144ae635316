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

/** Where the tile that is turned up would be slid: one of its {@link AimChoices}. */
export interface Aim {
  readonly spin: number;
  /** Of the westernmost boxes, from 0. */
  readonly column: number;
}

/** All that may be done with a tile (T4.5, T4.6). */
export interface AimChoices {
  readonly tile: TileId;
  /** By spin and column. */
  readonly landings: readonly Landing[];
  /** A level city forbids some of the places (T4.6). */
  readonly limited: boolean;
}

/** A box in which a tile will come to lie, and what comes there (T4.7). */
export interface LandedBox {
  readonly box: Box;
  readonly sign: Sign;
}

/** What may be done with the tile that is turned up; null if none is. */
export function aimChoices(view: Pick<View, 'board' | 'players' | 'options' | 'tile'>): AimChoices | null {
  if (view.tile === null) return null;
  const all = landingsOf(view, view.tile);
  const landings = all.filter(({ allowed }) => allowed);
  return { tile: view.tile, landings, limited: landings.length < all.length };
}

/** The middle of a tile above the board, in half columns from the west. */
const middleOf = ({ tile }: AimChoices, { spin, column }: Aim): number =>
  2 * column + spunBy(tile, spin).width;

/**
 * The aim of a spin that is nearest to a middle, in half columns from the west; undefined if there is none.
 * @param aside which of two equally near: the western (-1) or the eastern (1)
 */
function nearest(choices: AimChoices, spin: number, middle: number, aside: 1 | -1 = -1): Aim | undefined {
  const off = (aim: Aim) => middleOf(choices, aim) - middle;
  const [best] = choices.landings
    .filter((landing) => landing.spin === spin)
    .toSorted((a, b) => Math.abs(off(a)) - Math.abs(off(b)) || (off(b) - off(a)) * aside);
  return best === undefined ? undefined : { spin, column: best.column };
}

/** Where a tile hangs before anybody has moved it: in the middle, as it was turned up, if it may fall there. */
export function firstAim(choices: AimChoices, columns: number): Aim {
  for (const { spin } of choices.landings) {
    const aim = nearest(choices, spin, columns);
    if (aim !== undefined) return aim;
  }
  throw new RangeError(`tile ${choices.tile} has no place`);
}

/** The next column to the east (1) or west (-1) in which the tile may be slid as it lies; the same at the last one. */
export function movedAim(choices: AimChoices, aim: Aim, by: 1 | -1): Aim {
  const [next] = choices.landings
    .filter(({ spin, column }) => spin === aim.spin && (column - aim.column) * by > 0)
    .toSorted((a, b) => (a.column - b.column) * by);
  return next === undefined ? aim : { spin: aim.spin, column: next.column };
}

/**
 * The next spin, clockwise (1) or back (-1), that has a place, as nearly above the same place as can be. Turned back it
 * is where it was, but at the edges.
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

/** The aim as it lies whose middle is nearest to a point. @param at columns from the western edge, a fraction */
export function pointedAim(choices: AimChoices, aim: Aim, at: number): Aim {
  return nearest(choices, aim.spin, 2 * at) ?? aim;
}

/** The landing that an aim leads to. Throws a RangeError for one that is not among the choices. */
export function landingOf(choices: AimChoices, aim: Aim): Landing {
  const found = choices.landings.find(({ spin, column }) => spin === aim.spin && column === aim.column);
  if (found === undefined) throw new RangeError(`tile ${choices.tile} has no place there`);
  return found;
}

/** The boxes in which the tile would come to lie, in reading order (T4.7). */
export function landedBoxes(choices: AimChoices, aim: Aim): readonly LandedBox[] {
  const { row } = landingOf(choices, aim);
  return boxesAt(choices.tile, aim, row);
}

/** The boxes above the board's upper edge line in which the tile hangs before it falls (T4.3). */
export function hangingBoxes({ tile }: AimChoices, aim: Aim): readonly LandedBox[] {
  return boxesAt(tile, aim, ROWS - spunBy(tile, aim.spin).height);
}

function boxesAt(tile: TileId, { spin, column }: Aim, row: number): readonly LandedBox[] {
  return spunBy(tile, spin).boxes.map((box) => ({
    box: `${columnName(column + box.column)}${row + box.row + 1}`,
    sign: box.sign,
  }));
}

/** Where an action slides the tile. */
export const aimOf = ({ spin, column }: Extract<Action, { readonly do: 'slide' }>): Aim => ({
  spin,
  column: columnNumber(column),
});

/** The action that slides the tile where it is aimed. */
export function slideAction({ tile }: AimChoices, { spin, column }: Aim): Action {
  return { do: 'slide', tile, spin, column: columnName(column) };
}
