import { Grid, ok, quoted, type Result } from '#core';
import { SEATS, type Seat } from './position';
import { fail } from './problems';

/** The city: 7 by 7 (Z1.1). */
export const GRID = new Grid(7, 7);

/** The default city (Z1.2), with a starting place for each seat. */
export const CITY: readonly string[] = [
  '4 4 . 4 . 4 4',
  '4 B . . . C 4',
  '. . u u u . .',
  '4 . u P8 u . 4',
  '. . u u u . .',
  '4 A . . . D 4',
  '4 4 . 4 . 4 4',
];

/** The contents of one box. */
export type BoxContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'building'; readonly floors: number; readonly plant: boolean }
  | { readonly kind: 'unit' }
  | {
      readonly kind: 'monster';
      readonly seat: Seat;
      /** The building it stands on (Z11.7); null on the ground. */
      readonly roof: { readonly floors: number; readonly plant: boolean } | null;
    };

const EMPTY: BoxContent = { kind: 'empty' };

const formatFloors = (floors: number, plant: boolean): string => `${plant ? 'P' : ''}${floors}`;

function formatToken(content: BoxContent): string {
  switch (content.kind) {
    case 'empty':
      return '.';
    case 'unit':
      return 'u';
    case 'monster':
      return content.roof === null
        ? content.seat
        : `${content.seat}/${formatFloors(content.roof.floors, content.roof.plant)}`;
    case 'building':
      return formatFloors(content.floors, content.plant);
  }
}

/** Whether two boxes have equal contents. */
export function sameContent(one: BoxContent, other: BoxContent): boolean {
  return formatToken(one) === formatToken(other);
}

const BUILDINGS = [false, true].flatMap((plant) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((floors) => ({ floors, plant })),
);

/** The meaning of each token of the notation. */
const TOKENS: ReadonlyMap<string, BoxContent> = new Map(
  [
    EMPTY,
    { kind: 'unit' } as const,
    ...BUILDINGS.map((building) => ({ kind: 'building', ...building }) as const),
    ...SEATS.flatMap((seat) =>
      [null, ...BUILDINGS].map((roof) => ({ kind: 'monster', seat, roof }) as const),
    ),
  ].map((content) => [formatToken(content), content]),
);

/**
 * The contents of the 49 boxes, by box number. Fails with the row and the token that cannot be read.
 * @param rows seven ranks, north first
 */
export function parseBoard(rows: readonly string[]): Result<readonly BoxContent[]> {
  if (rows.length !== GRID.height) {
    return fail('board', 'zorgl.board.rows', { rows: GRID.height, count: rows.length });
  }
  const contents: BoxContent[] = new Array<BoxContent>(GRID.size).fill(EMPTY);
  for (const [row, text] of rows.entries()) {
    const tokens = text.trim().split(/\s+/);
    if (tokens.length !== GRID.width) {
      return fail(`board[${row}]`, 'zorgl.board.tokens', { tokens: GRID.width, count: tokens.length });
    }
    for (const [file, token] of tokens.entries()) {
      const box = (GRID.height - 1 - row) * GRID.width + file;
      const content = TOKENS.get(token);
      if (content === undefined) {
        return fail(`board[${row}]`, 'zorgl.board.token', { token: quoted(token), box: GRID.name(box) });
      }
      contents[box] = content;
    }
  }
  return ok(contents);
}

/** The box numbers of each row, north first. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: GRID.height }, (_, row) =>
  Array.from({ length: GRID.width }, (_, file) => (GRID.height - 1 - row) * GRID.width + file),
);

/** Formats the contents of 49 boxes as the rows of a board, north first. */
export function formatBoard(contentOf: (box: number) => BoxContent): string[] {
  return ROWS.map((row) => row.map((box) => formatToken(contentOf(box))).join(' '));
}
