/** The city as text: rows from the top, one letter per tetromino, `.` for the sky. */
export type Plan = readonly string[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Projects a corner of the grid into the picture; rows count from the bottom. */
export type Projection = (column: number, row: number) => Point;

/** One box of the city. */
export interface Cell {
  readonly column: number;
  /** From the bottom. */
  readonly row: number;
  /** The letter of its tetromino. */
  readonly block: string;
}

export const cellsOf = (plan: Plan): readonly Cell[] =>
  plan.flatMap((line, fromTop) =>
    [...line].flatMap((block, column) =>
      block === '.' ? [] : [{ column, row: plan.length - 1 - fromTop, block }],
    ),
  );

const write = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A closed path through points. */
export const polygon = (...corners: readonly Point[]) => `M${corners.map(write).join('L')}z`;

/** The face of a box, between its two projected corners. */
export function face(at: Projection, { column, row }: Pick<Cell, 'column' | 'row'>): string {
  return polygon(at(column, row + 1), at(column + 1, row + 1), at(column + 1, row), at(column, row));
}

/** Whether a window is lit; about two in five are. */
const glows = (x: number, y: number) =>
  ((Math.imul(x + 7, 73_856_093) ^ Math.imul(y + 3, 19_349_663)) >>> 5) % 5 < 2;

/** The windows of a box, three by three: either the lit or the dark ones. */
export function windows(at: Projection, { column, row }: Cell, lit: boolean): string {
  let path = '';
  for (let up = 0; up < 3; up++) {
    for (let across = 0; across < 3; across++) {
      if (glows(column * 3 + across, row * 3 + up) !== lit) continue;
      const left = column + 0.14 + across * 0.27;
      const low = row + 0.14 + up * 0.27;
      path += polygon(at(left, low + 0.19), at(left + 0.17, low + 0.19), at(left + 0.17, low), at(left, low));
    }
  }
  return path;
}

/** The edges of a block, towards other blocks. */
export function edges(at: Projection, cells: readonly Cell[]): string {
  const blockAt = new Map(cells.map(({ column, row, block }) => [`${column},${row}`, block]));
  let path = '';
  for (const { column, row, block } of cells) {
    const isOther = (x: number, y: number) => blockAt.get(`${x},${y}`) !== block;
    const line = (a: Point, b: Point) => `M${write(a)}L${write(b)}`;
    if (isOther(column, row + 1)) path += line(at(column, row + 1), at(column + 1, row + 1));
    if (isOther(column, row - 1)) path += line(at(column, row), at(column + 1, row));
    if (isOther(column - 1, row)) path += line(at(column, row), at(column, row + 1));
    if (isOther(column + 1, row)) path += line(at(column + 1, row), at(column + 1, row + 1));
  }
  return path;
}

/** The visible tops and sides of a city that extends from one projection to the other. */
export function thickness(
  back: Projection,
  front: Projection,
  cells: readonly Cell[],
): readonly [string, string] {
  const built = new Set(cells.map(({ column, row }) => `${column},${row}`));
  let roofs = '';
  let flanks = '';
  for (const { column, row } of cells) {
    const side = (from: Point, to: Point, end: Point, start: Point) => polygon(from, to, end, start);
    if (!built.has(`${column},${row + 1}`)) {
      const [a, b] = [
        [column, row + 1],
        [column + 1, row + 1],
      ] as const;
      roofs += side(back(...a), back(...b), front(...b), front(...a));
    }
    for (const [neighbour, x] of [
      [column - 1, column],
      [column + 1, column + 1],
    ] as const) {
      if (built.has(`${neighbour},${row}`)) continue;
      flanks += side(back(x, row), back(x, row + 1), front(x, row + 1), front(x, row));
    }
  }
  return [roofs, flanks];
}
