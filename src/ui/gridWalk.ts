/** A place in a grid: the number of its row from the top and of its column from the left, from 0. */
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

/** A key that was pressed in a grid. */
export interface GridKey {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
  /** With Control: an arrow goes on to the next spot that is marked, Home and End to the first and the last row. */
  readonly far: boolean;
}

/**
 * Where a key leads in a grid, as people who hear it expect: an arrow one spot on, Home and End to the ends of the row.
 * Undefined for other keys; at an edge, and where nothing is marked ahead, it is the same spot.
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
 * The nearest spot in a direction. What lies aside counts twice, so that what is straight ahead comes first, and every
 * spot on that side can be reached.
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
