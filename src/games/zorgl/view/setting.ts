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

/** The mats of the seats in play, under their piles. */
export function seatMats(seats: readonly Seat[], colours: SeatColours<Seat>): readonly Mat[] {
  return seats.map((seat) => ({ id: seat, ...matOf(seat), colour: colours[seat], shape: SHAPES[seat] }));
}

/** For each box whether a building stands there, row by row from the north-west. */
export function builtBoxes(board: View['board']): readonly boolean[] {
  const contents = parseBoard(board);
  if (!contents.ok) return [];
  return Array.from({ length: GRID.width * GRID.height }, (_, box) => {
    const [file, row] = [box % GRID.width, Math.floor(box / GRID.width)];
    return contents.value[(GRID.height - 1 - row) * GRID.width + file]?.kind === 'building';
  });
}

/** The two northern ranks: towers there reach into the upper edge of the picture. */
const NORTHERN_RANKS = 2;

/**
 * What the home view must show: the board with the piles, on a narrow screen the board alone, and the roofs in the north.
 * @param board at the beginning of the game: the view stays as it is while buildings fall
 */
export function homeSubject(portrait: boolean, board: View['board']): Subject {
  const contents = parseBoard(board);
  const north = (contents.ok ? contents.value : []).slice(-NORTHERN_RANKS * GRID.width);
  const floors = north.map((content) => (content.kind === 'building' ? content.floors : 0));
  const roofs = FLOOR_HEIGHT * Math.max(0, ...floors);
  return portrait
    ? { x: 3.9, z: 3.9, height: Math.max(1.2, roofs) }
    : { x: 5.7, z: 3.75, height: Math.max(1.3, roofs) };
}
