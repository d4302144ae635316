import { Grid, ok, problem, type Result } from '#core';
import { SEATS, type Seat } from './position';

/** The city: 7 by 7 (Z1.1). */
export const GRID = new Grid(7, 7);

/** The default city (Z1.2), with a place for each seat. */
export const CITY: readonly string[] = [
  '4 4 . 4 . 4 4',
  '4 B . . . C 4',
  '. . u u u . .',
  '4 . u P8 u . 4',
  '. . u u u . .',
  '4 A . . . D 4',
  '4 4 . 4 . 4 4',
];

/** What stands in one box. */
export type BoxContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'building'; readonly floors: number; readonly plant: boolean }
  | { readonly kind: 'unit' }
  | {
      readonly kind: 'monster';
      readonly seat: Seat;
      /** The building that it stands on (Z11.7); null on the ground. */
      readonly roof: { readonly floors: number; readonly plant: boolean } | null;
    };

const EMPTY: BoxContent = { kind: 'empty' };
const UNIT: BoxContent = { kind: 'unit' };

function parseToken(token: string): BoxContent | undefined {
  if (token === '.') return EMPTY;
  if (token === 'u') return UNIT;
  if (/^P?[1-9]$/.test(token)) {
    return { kind: 'building', floors: Number(token.slice(-1)), plant: token.startsWith('P') };
  }
  const [letter, below, ...rest] = token.split('/');
  const seat = SEATS.find((candidate) => candidate === letter);
  if (seat === undefined || rest.length > 0) return undefined;
  if (below === undefined) return { kind: 'monster', seat, roof: null };
  const building = parseToken(below);
  if (building?.kind !== 'building') return undefined;
  return { kind: 'monster', seat, roof: { floors: building.floors, plant: building.plant } };
}

const formatFloors = (floors: number, plant: boolean): string => `${plant ? 'P' : ''}${floors}`;

export function formatToken(content: BoxContent): string {
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

/**
 * The contents of the 49 boxes, by box number.
 * @param rows seven ranks, north first. Fails with the row and the token that cannot be read.
 */
export function parseBoard(rows: readonly string[]): Result<readonly BoxContent[]> {
  if (rows.length !== GRID.height) {
    return problem('board', `needs ${GRID.height} rows, has ${rows.length}`);
  }
  const contents: BoxContent[] = new Array<BoxContent>(GRID.size).fill(EMPTY);
  for (const [row, text] of rows.entries()) {
    const tokens = text.trim().split(/\s+/);
    if (tokens.length !== GRID.width) {
      return problem(`board[${row}]`, `needs ${GRID.width} tokens, has ${tokens.length}`);
    }
    for (const [file, token] of tokens.entries()) {
      const box = (GRID.height - 1 - row) * GRID.width + file;
      const content = parseToken(token);
      if (content === undefined) {
        return problem(`board[${row}]`, `"${token}" on ${GRID.name(box)} is not a token of the notation`);
      }
      contents[box] = content;
    }
  }
  return ok(contents);
}

/** The rows of a board, north first, from the contents of its 49 boxes. */
export function formatBoard(contentOf: (box: number) => BoxContent): string[] {
  return Array.from({ length: GRID.height }, (_, row) =>
    Array.from({ length: GRID.width }, (_, file) =>
      formatToken(contentOf((GRID.height - 1 - row) * GRID.width + file)),
    ).join(' '),
  );
}
