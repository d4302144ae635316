/** An observation: features and outcome. */
export interface Line {
  readonly x: readonly number[];
  readonly y: number;
}

/** Least squares without intercept, with a ridge penalty (Hoerl and Kennard 1970). */
export function leastSquares(lines: readonly Line[], ridge: number): readonly number[] {
  const size = lines[0]!.x.length;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (_, column) => (row === column ? ridge : 0)),
  );
  for (const { x, y } of lines) {
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) rows[row]![column]! += x[row]! * x[column]!;
      rows[row]![size]! += x[row]! * y;
    }
  }
  return solved(rows);
}

/** Solves a positive definite system in place by elimination; its right-hand side is the last column. */
function solved(rows: number[][]): readonly number[] {
  for (const [pivot, row] of rows.entries()) {
    const head = row[pivot]!;
    for (let column = pivot; column < row.length; column++) row[column]! /= head;
    for (const [index, other] of rows.entries()) {
      const factor = other[pivot]!;
      if (index === pivot || factor === 0) continue;
      for (let column = pivot; column < row.length; column++) other[column]! -= factor * row[column]!;
    }
  }
  return rows.map((row) => row.at(-1)!);
}

/** Root mean square. */
export const spread = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
