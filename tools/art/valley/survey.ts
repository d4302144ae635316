import { CELLS } from './cells';
import { aroundPoint, CELL, COLUMNS, type Field, field, fill, ROWS, stampLine } from './grid';
import { courseOf, PLACES, roads } from './lines';

/** Survey of the map by grid cell: distances in table units. */
export interface Survey {
  /** Index of the place in {@link CELLS}. */
  readonly place: Uint8Array;
  /** To the nearest border between two places. */
  readonly border: Field;
  /** To the centre line of the river. */
  readonly course: Field;
  /** To the nearest road's centre line. */
  readonly road: Field;
  /** To the centre of the nearest base. */
  readonly stand: Field;
  /** To the frame. */
  readonly rim: Field;
}

const FAR = 0.5;
const STAND_REACH = 0.5;

export function survey(): Survey {
  const place = new Uint8Array(COLUMNS * ROWS);
  const [border, course, road, stand] = [field(FAR), field(FAR), field(FAR), field(STAND_REACH)];

  for (const [number, { name }] of CELLS.entries()) {
    const { outline, house, blight } = PLACES[name]!;
    fill(outline, (at) => {
      place[at] = number;
    });
    const inner = [...outline, outline[0]!];
    for (const [index, from] of outline.entries()) {
      const to = inner[index + 1]!;
      // There is no border along the frame.
      const onFrame = (axis: 0 | 1, half: number) => Math.abs(from[axis]) === half && from[axis] === to[axis];
      if (!onFrame(0, 5.05) && !onFrame(1, 4.5)) stampLine(border, [from, to], FAR);
    }
    for (const base of [...house, ...blight]) {
      aroundPoint(base, STAND_REACH, (at, far) => {
        if (far < stand[at]!) stand[at] = far;
      });
    }
  }
  stampLine(course, courseOf(), FAR);
  for (const line of roads()) stampLine(road, line, FAR);
  const rim = field();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const steps = Math.min(column, row, COLUMNS - 1 - column, ROWS - 1 - row);
      rim[row * COLUMNS + column] = (steps + 0.5) * CELL;
    }
  }
  return { place, border, course, road, stand, rim };
}
