import { type Card, COLOURS, type Colour } from '#king-of-monsters/rules';
import { type Cover, give, type Plate, type Table } from './table';

/** Replaces the plates of a row. */
export const withPlates = (table: Table, row: Colour, plates: readonly Plate[]): Table => ({
  ...table,
  rows: { ...table.rows, [row]: { ...table.rows[row], plates } },
});

/** Removes a plate with its cover and closes the gap (K6.4). @param index from 0 */
export const closeUp = (table: Table, row: Colour, index: number): Table =>
  withPlates(
    table,
    row,
    table.rows[row].plates.filter((_, at) => at !== index),
  );

/** Removes all plates and covers; the looks of disabled rows stay. */
export const emptyChart = (table: Table): Table =>
  COLOURS.reduce((next, row) => withPlates(next, row, []), table);

/** Deals new plates to all rows (K6.3). @param faces undefined if face down */
export function dealChart(
  table: Table,
  counts: Readonly<Record<Colour, number>>,
  faces: Readonly<Record<Colour, readonly Card[]>> | undefined,
): Table {
  let next = table;
  for (const row of COLOURS) {
    const plates: Plate[] = [];
    for (let index = 0; index < (counts[row] ?? 0); index++) {
      const [piece, given] = give(next, row);
      next = given;
      plates.push({ piece, card: faces?.[row][index] ?? null, seen: false, cover: null });
    }
    next = { ...next, rows: { ...next.rows, [row]: { disabled: false, plates } } };
  }
  return next;
}

function withPlate(table: Table, row: Colour, index: number, change: (before: Plate) => Plate): Table {
  const before = table.rows[row].plates[index];
  if (before === undefined) throw new RangeError(`there is no plate ${row}${index + 1}`);
  return withPlates(
    table,
    row,
    table.rows[row].plates.map((plate, at) => (at === index ? change(before) : plate)),
  );
}

/** Replaces a plate (K7.3). @returns the cover that is lost if there was no new card */
export function replacePlate(
  table: Table,
  row: Colour,
  index: number,
  card: Card | null,
  none: boolean,
): readonly [Table, Card | null] {
  const cover = table.rows[row].plates[index]?.cover ?? null;
  if (none) return [closeUp(table, row, index), cover?.card ?? null];
  const [piece, next] = give(table, row);
  const isUp = table.rows[row].plates[index]?.card !== null;
  return [
    withPlate(next, row, index, (before) => ({ ...before, piece, card: isUp ? card : null, seen: false })),
    null,
  ];
}

/** Lays a cover on a plate (K14.3). */
export function coverPlate(table: Table, row: Colour, index: number, card: Card): Table {
  const [piece, next] = give(table, 'cover');
  const cover: Cover = { piece, card, tokens: 0, as: null, mark: null };
  return withPlate(next, row, index, (before) => ({ ...before, cover }));
}

/** Sets the tokens or the number of a cover (K14.7, K14.9). */
export function markCover(
  table: Table,
  row: Colour,
  index: number,
  { tokens = 0, as }: { readonly tokens?: number; readonly as?: number },
): Table {
  const known = table.rows[row].plates[index]?.cover?.mark ?? null;
  const [mark, next] = known === null ? give(table, 'mark') : [known, table];
  return withPlate(next, row, index, (before) => {
    if (before.cover === null) throw new RangeError(`there is no cover on ${row}${index + 1}`);
    const { cover } = before;
    return { ...before, cover: { ...cover, mark, tokens: cover.tokens + tokens, as: as ?? cover.as } };
  });
}

/** Reverses the covers, or the face-down plates below their covers (K8.2, K12.3). */
export function reverseRow(table: Table, row: Colour, of: 'plates' | 'covers'): Table {
  const { plates } = table.rows[row];
  if (of === 'covers') {
    const covers = plates.flatMap(({ cover }) => cover ?? []).reverse();
    return withPlates(
      table,
      row,
      plates.map((plate) => (plate.cover === null ? plate : { ...plate, cover: covers.shift()! })),
    );
  }
  const down = plates.filter(({ card }) => card === null).reverse();
  return withPlates(
    table,
    row,
    plates.map((plate) => (plate.card === null ? { ...down.shift()!, cover: plate.cover } : plate)),
  );
}
