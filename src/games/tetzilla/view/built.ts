import { spunBy } from '#tetzilla/rules';
import type { Table } from './table';

/** Key of a box. @param column,row from 0 */
export const boxKey = (column: number, row: number) => `${column} ${row}`;

/** The boxes that tiles cover, as {@link boxKey}s. */
export function builtOn({ tiles }: Pick<Table, 'tiles'>): ReadonlySet<string> {
  return new Set(
    [...tiles].flatMap(([tile, { spin, column, row }]) =>
      spunBy(tile, spin).boxes.map((box) => boxKey(column + box.column, row + box.row)),
    ),
  );
}
