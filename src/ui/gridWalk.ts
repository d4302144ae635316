/** A position in a grid: row from the top and column from the left, from 0. */
export interface GridSpot {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, GridSpot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** A key pressed in a grid. */
export interface GridKey {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  /** With Control, arrows go to the next marked position, Home and End to the first and last row. */
  readonly far: boolean;
}

/**
 * Where a key leads in a grid, by the usual keyboard conventions: an arrow goes to the next position, Home and End to the
 * ends of the row. Undefined for other keys. At an edge, or with nothing marked ahead, the position stays the same.
 */
export function walkGrid(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  from: GridSpot,
  { key, far }: GridKey,
  marked: readonly GridSpot[],
): GridSpot | undefined {
  const step = STEPS[key];
  if (step !== undefined) {
    if (far) return nearestAhead(from, step, marked) ?? from;
    const row = Math.min(rows - 1, Math.max(0, from.row + step.row));
    const column = Math.min(columns - 1, Math.max(0, from.column + step.column));
    return { row, column };
  }
  if (key === 'Home') return { row: far ? 0 : from.row, column: 0 };
  if (key === 'End') return { row: far ? rows - 1 : from.row, column: columns - 1 };
  return undefined;
}

/**
 * The nearest position in a direction. Sideways distance counts twice, so that positions straight ahead win, but every
 * position on that side can be reached.
 */
export function nearestAhead<Spot extends GridSpot>(
  from: GridSpot,
  step: GridSpot,
  spots: readonly Spot[],
): Spot | undefined {
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const down = spot.row - from.row;
    const across = spot.column - from.column;
    const ahead = down * step.row + across * step.column;
    if (ahead <= 0) continue;
    const aside = Math.abs(down * step.column) + Math.abs(across * step.row);
    const way = ahead + 2 * aside;
    if (way >= least) continue;
    best = spot;
    least = way;
  }
  return best;
}
