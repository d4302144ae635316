import type { Table } from '#king-of-monsters/view';
import type { HighlightTarget } from '#stage';

/** What can be clicked on the table now. @param open places and figures by their names */
export function targetsOn(_table: Table, _open: ReadonlySet<string>): readonly HighlightTarget[] {
  return [];
}
