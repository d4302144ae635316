import { CELLS } from './cells';

/** A corner of the map's graph: where three cells meet, or two of them and the frame. */
export interface Knot {
  readonly x: number;
  readonly z: number;
  /** Side of the frame along which it can slide; corners of the frame are fixed. */
  readonly frame?: 'west' | 'east' | 'north' | 'south' | 'corner';
}

/** The graph of all cells, with approximate positions. Lattice units: a column is one wide, a row one deep. */
export interface Lattice {
  readonly names: readonly string[];
  readonly knots: readonly Knot[];
  /** The corners of each cell, in order around it. */
  readonly rings: readonly (readonly number[])[];
}

const WEST = 0.5;
const EAST = 10;
const PASS_ENDS = [2.5, 4.5, 6.5, 8.5, EAST];

/** The cells of a row from west to east, each with its eastern end; odd rows are shifted half a column to the east. */
function rowOf(row: number): readonly { readonly name: string; readonly end: number }[] {
  const inRow = CELLS.filter((cell) => cell.row === row).sort((a, b) => a.col - b.col);
  return inRow.map(({ name, col }, index) => {
    if (row === 0) return { name, end: PASS_ENDS[index]! };
    return { name, end: index === inRow.length - 1 ? EAST : col + (row % 2 === 1 ? 1 : 0.5) };
  });
}

const TOP = 10;

/** The lattice of the map's rows, from row 10 in the north to the passes in the south. */
export function lattice(): Lattice {
  const names: string[] = [];
  const knots: Knot[] = [];
  const rings: number[][] = [];
  const knotAt = new Map<string, number>();
  // Seam r lies south of row r; seam 11 is the northern frame.
  const knot = (x: number, seam: number): number => {
    const key = `${x} ${seam}`;
    const known = knotAt.get(key);
    if (known !== undefined) return known;
    const side = x === WEST ? 'west' : x === EAST ? 'east' : undefined;
    const end = seam === 0 ? 'south' : seam === TOP + 1 ? 'north' : undefined;
    const frame = side !== undefined && end !== undefined ? 'corner' : (side ?? end);
    knots.push({ x, z: TOP + 1 - seam, ...(frame === undefined ? {} : { frame }) });
    knotAt.set(key, knots.length - 1);
    return knots.length - 1;
  };
  const ends = (row: number) =>
    row < 0 || row > TOP
      ? []
      : rowOf(row)
          .map(({ end }) => end)
          .filter((end) => end !== EAST);
  for (let row = TOP; row >= 0; row--) {
    let start = WEST;
    for (const { name, end } of rowOf(row)) {
      const between = (other: number) => ends(other).filter((x) => x > start && x < end);
      const north = [start, ...between(row + 1), end].map((x) => knot(x, row + 1));
      const south = [start, ...between(row - 1), end].map((x) => knot(x, row));
      names.push(name);
      rings.push([...north, ...south.reverse()]);
      start = end;
    }
  }
  return { names, knots, rings };
}
