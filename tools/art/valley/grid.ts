import { MAP_SIZE, type MapPoint } from '#zorn/view';

/** Size of a grid cell, table units. */
export const CELL = 0.01;
export const COLUMNS = Math.round(MAP_SIZE.width / CELL);
export const ROWS = Math.round(MAP_SIZE.depth / CELL);

export const columnOf = (x: number): number => (x + MAP_SIZE.width / 2) / CELL - 0.5;
export const rowOf = (z: number): number => (z + MAP_SIZE.depth / 2) / CELL - 0.5;
export const xOf = (column: number): number => (column + 0.5) * CELL - MAP_SIZE.width / 2;
export const zOf = (row: number): number => (row + 0.5) * CELL - MAP_SIZE.depth / 2;

/** A number per grid cell, row by row from the north-west. */
export type Field = Float32Array;
export const field = (value = 0): Field => new Float32Array(COLUMNS * ROWS).fill(value);

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The interpolated value of a field at a point. */
export function sample(of: Field, x: number, z: number): number {
  const column = within(columnOf(x), COLUMNS - 1);
  const row = within(rowOf(z), ROWS - 1);
  const [i, j] = [Math.floor(column), Math.floor(row)];
  const [u, v] = [column - i, row - j];
  const at = j * COLUMNS + i;
  const north = of[at]! * (1 - u) + of[at + 1]! * u;
  const south = of[at + COLUMNS]! * (1 - u) + of[at + COLUMNS + 1]! * u;
  return north * (1 - v) + south * v;
}

/** Visits the cells around a box. */
function around(
  [west, north, east, south]: readonly [number, number, number, number],
  visit: (at: number, x: number, z: number) => void,
): void {
  const [first, last] = [
    within(Math.floor(columnOf(west)), COLUMNS),
    within(Math.ceil(columnOf(east)), COLUMNS),
  ];
  const [top, bottom] = [within(Math.floor(rowOf(north)), ROWS), within(Math.ceil(rowOf(south)), ROWS)];
  for (let row = top; row <= bottom; row++) {
    for (let column = first; column <= last; column++) visit(row * COLUMNS + column, xOf(column), zOf(row));
  }
}

/** Lowers a field to the distance from a line, up to a limit. */
export function stampLine(into: Field, line: readonly MapPoint[], reach: number): void {
  for (const [index, [fromX, fromZ]] of line.slice(0, -1).entries()) {
    const [toX, toZ] = line[index + 1]!;
    const [wideX, wideZ] = [toX - fromX, toZ - fromZ];
    const length = Math.max(wideX * wideX + wideZ * wideZ, 1e-12);
    const [west, east] = [Math.min(fromX, toX) - reach, Math.max(fromX, toX) + reach];
    const [north, south] = [Math.min(fromZ, toZ) - reach, Math.max(fromZ, toZ) + reach];
    around([west, north, east, south], (at, x, z) => {
      const share = ((x - fromX) * wideX + (z - fromZ) * wideZ) / length;
      const near = Math.max(0, Math.min(1, share));
      const far = Math.hypot(x - fromX - near * wideX, z - fromZ - near * wideZ);
      if (far < into[at]!) into[at] = far;
    });
  }
}

/** Visits the cells within a distance of a point. */
export function aroundPoint(
  [x, z]: MapPoint,
  reach: number,
  visit: (at: number, far: number, x: number, z: number) => void,
): void {
  around([x - reach, z - reach, x + reach, z + reach], (at, cellX, cellZ) => {
    const far = Math.hypot(cellX - x, cellZ - z);
    if (far < reach) visit(at, far, cellX, cellZ);
  });
}

/** Visits the cells whose centres are within an outline. */
export function fill(outline: readonly MapPoint[], visit: (at: number) => void): void {
  for (let row = 0; row < ROWS; row++) {
    const z = zOf(row);
    const cuts: number[] = [];
    for (const [index, [fromX, fromZ]] of outline.entries()) {
      const [toX, toZ] = outline[(index + 1) % outline.length]!;
      if (fromZ > z !== toZ > z) cuts.push(fromX + ((z - fromZ) / (toZ - fromZ)) * (toX - fromX));
    }
    cuts.sort((a, b) => a - b);
    for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
      const last = Math.min(COLUMNS - 1, Math.floor(columnOf(cuts[cut + 1]!)));
      for (let column = Math.max(0, Math.ceil(columnOf(cuts[cut]!))); column <= last; column++) {
        visit(row * COLUMNS + column);
      }
    }
  }
}

/** One pass of a running mean along lines of a field. */
function meanAlong(
  from: Field,
  to: Field,
  lines: number,
  length: number,
  next: number,
  step: number,
  half: number,
) {
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let sum = 0;
    for (let k = -half; k <= half; k++) sum += from[start + within(k, length) * step]!;
    for (let at = 0; at < length; at++) {
      to[start + at * step] = sum / (2 * half + 1);
      sum +=
        from[start + within(at + half + 1, length) * step]! - from[start + within(at - half, length) * step]!;
    }
  }
}

/** A field blurred over a distance, table units. */
export function blurred(of: Field, over: number, passes = 3): Field {
  const half = Math.max(1, Math.round(over / CELL / 2));
  const [one, other] = [of.slice(), field()];
  for (let pass = 0; pass < passes; pass++) {
    meanAlong(one, other, ROWS, COLUMNS, COLUMNS, 1, half);
    meanAlong(other, one, COLUMNS, ROWS, 1, COLUMNS, half);
  }
  return one;
}

export const smoothstep = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
