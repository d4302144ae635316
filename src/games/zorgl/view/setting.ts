import type { Mat, Subject } from '#stage';
import type { SeatColours } from '#ui';
import { GRID, parseBoard, type Seat, type View } from '#zorgl/rules';
import { FLOOR_HEIGHT, matOf } from './layout';

const SHAPES: Readonly<Record<Seat, Mat['shape']>> = {
  A: 'circle',
  B: 'triangle',
  C: 'square',
  D: 'diamond',
};

/** The mats under the piles of the seats in play. */
export function seatMats(seats: readonly Seat[], colours: SeatColours<Seat>): readonly Mat[] {
  return seats.map((seat) => ({ id: seat, ...matOf(seat), colour: colours[seat], shape: SHAPES[seat] }));
}

/** Whether a building stands in each box, row by row from the north-west. */
export function builtBoxes(board: View['board']): readonly boolean[] {
  const contents = parseBoard(board);
  if (!contents.ok) return [];
  return Array.from({ length: GRID.width * GRID.height }, (_, box) => {
    const [file, row] = [box % GRID.width, Math.floor(box / GRID.width)];
    return contents.value[(GRID.height - 1 - row) * GRID.width + file]?.kind === 'building';
  });
}

/** The two northern ranks: buildings there reach the upper edge of the picture. */
const NORTHERN_RANKS = 2;

/** Half the width of the board, including the labels of columns and rows. */
const BOARD = 3.58;
/** Distance of the buildings from the edges of their box. */
const PAVEMENT = 0.16;
/** Lowest camera elevation, radians: below it, buildings hide the boxes behind them. */
const FLATTEST = 0.75;

/**
 * What the home view must show: the board and the roofs in the north. Piles beside it are shown when
 * something lands on them.
 * @param board of the start of the game, so that the view stays the same while buildings fall
 */
export function homeSubject(board: View['board']): Subject {
  const contents = parseBoard(board);
  const north = (contents.ok ? contents.value : []).slice(-NORTHERN_RANKS * GRID.width);
  const floors = north.map((content) => (content.kind === 'building' ? content.floors : 0));
  const roofs = FLOOR_HEIGHT * Math.max(0, ...floors);
  return { x: BOARD, z: BOARD, height: Math.max(1.2, roofs), margin: PAVEMENT, flattest: FLATTEST };
}
