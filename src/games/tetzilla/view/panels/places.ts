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

/** What of a view tells what stands where. */
export type Known = Pick<View, 'board' | 'players'>;

const READ = new WeakMap<readonly string[], readonly BoxContent[]>();

/** The contents of a view's board by box number; a board is read once. */
function contentsOf(view: Known): readonly BoxContent[] {
  const known = READ.get(view.board);
  if (known !== undefined) return known;
  const read = unwrap(parseBoard(view.board, playerCount(view)));
  READ.set(view.board, read);
  return read;
}

/** What is in a box. @param box its number in the grid of the view */
export function contentAt(view: Known, box: number): BoxContent {
  return contentsOf(view)[box]!;
}

/** What is in a box. Throws a RangeError for a name of none. */
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

/** Where a kaiju stands; undefined before it has entered and when it is dead. */
export function boxOf(view: Known, seat: Seat): Box | undefined {
  const box = contentsOf(view).findIndex(
    (content) => content.kind === 'kaiju' && content.seats.includes(seat),
  );
  return box < 0 ? undefined : gridOf(view).name(box);
}
