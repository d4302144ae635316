import { unwrap } from '#core';
import {
  type Box,
  type BoxContent,
  gridOf,
  parseBoard,
  playerCount,
  type Seat,
  type View,
} from '#tetzilla/rules';

/** The parts of a view with the contents of the boxes. */
export type Known = Pick<View, 'board' | 'players'>;

const READ = new WeakMap<readonly string[], readonly BoxContent[]>();

/** The contents of a view's board by box number; cached per board. */
function contentsOf(view: Known): readonly BoxContent[] {
  const known = READ.get(view.board);
  if (known !== undefined) return known;
  const read = unwrap(parseBoard(view.board, playerCount(view)));
  READ.set(view.board, read);
  return read;
}

/**
 * The contents of a box.
 * @param box its number in the grid of the view
 */
export function contentAt(view: Known, box: number): BoxContent {
  return contentsOf(view)[box]!;
}

/** The contents of a box. Throws a RangeError if there is no box of that name. */
export function contentIn(view: Known, box: Box): BoxContent {
  const number = gridOf(view).parse(box);
  if (number === undefined) throw new RangeError(`no box is called ${box}`);
  return contentAt(view, number);
}

/** The kaiju in a box. */
export function kaijuIn(view: Known, box: Box): readonly Seat[] {
  const content = contentIn(view, box);
  return content.kind === 'kaiju' ? content.seats : [];
}

/** The box of a kaiju; undefined before it enters and after it dies. */
export function boxOf(view: Known, seat: Seat): Box | undefined {
  const box = contentsOf(view).findIndex(
    (content) => content.kind === 'kaiju' && content.seats.includes(seat),
  );
  return box < 0 ? undefined : gridOf(view).name(box);
}
