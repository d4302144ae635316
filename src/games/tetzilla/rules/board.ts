import { type Grid, ok, type Result } from '#core';
import { ROWS } from './constants';
import { columnsFor, gridFor } from './grids';
import {
  BUILDING_KINDS,
  BUILDING_MARKERS,
  type Building,
  GUARD_KINDS,
  type GuardKind,
  type SeenBuilding,
} from './markers';
import { SEATS, type Seat, type View } from './position';
import { fail } from './problems';

/** The contents of a box (T1.2). */
export type BoxContent =
  | { readonly kind: 'unbuilt' }
  /** Built, with nothing in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'building'; readonly building: Building | SeenBuilding }
  | { readonly kind: 'guard'; readonly guard: GuardKind }
  /** One kaiju, or two in alphabetical order. */
  | { readonly kind: 'kaiju'; readonly seats: readonly Seat[] };

const UNBUILT: BoxContent = { kind: 'unbuilt' };
const EMPTY: BoxContent = { kind: 'empty' };

const KAIJU = SEATS.flatMap((seat, index) => [
  [seat],
  ...SEATS.slice(index + 1).map((other) => [seat, other]),
]);

const CONTENTS: readonly BoxContent[] = [
  UNBUILT,
  EMPTY,
  ...BUILDING_MARKERS.map((building) => ({ kind: 'building', building }) as const),
  ...BUILDING_KINDS.map((kind) => ({ kind: 'building', building: `${kind}?` }) as const),
  ...GUARD_KINDS.map((guard) => ({ kind: 'guard', guard }) as const),
  ...KAIJU.map((seats) => ({ kind: 'kaiju', seats }) as const),
];

const TOKENS: ReadonlyMap<string, BoxContent> = new Map(
  CONTENTS.map((content) => [tokenOf(content), content]),
);

/** The meaning of a token in a row of the board; undefined if it is invalid. */
export const contentOf = (token: string): BoxContent | undefined => TOKENS.get(token);

/** The token of a content. */
export function tokenOf(content: BoxContent): string {
  switch (content.kind) {
    case 'unbuilt':
      return '.';
    case 'empty':
      return '#';
    case 'building':
      return content.building;
    case 'guard':
      return content.guard;
    case 'kaiju':
      return content.seats.join('');
  }
}

/** The rows of a board from north to south. */
export function formatBoard(grid: Grid, contentAt: (box: number) => BoxContent): readonly string[] {
  return Array.from({ length: grid.height }, (_, down) => {
    const first = (grid.height - 1 - down) * grid.width;
    return Array.from({ length: grid.width }, (_, column) => tokenOf(contentAt(first + column))).join(' ');
  });
}

/**
 * Parses the contents of a board by box number. Fails with the invalid row and token.
 * @param players 2 … 5
 */
export function parseBoard(board: readonly string[], players: number): Result<readonly BoxContent[]> {
  if (board.length !== ROWS) {
    return fail('board', 'tetzilla.board.rows', { rows: ROWS, count: board.length });
  }
  const grid = gridFor(players);
  const contents: BoxContent[] = Array.from({ length: grid.size }, () => UNBUILT);
  for (const [down, row] of board.entries()) {
    const words = row.split(' ');
    const field = `board[${down}]`;
    if (words.length !== grid.width) {
      return fail(field, 'tetzilla.board.tokens', { tokens: grid.width, count: words.length });
    }
    for (const [column, word] of words.entries()) {
      const box = (grid.height - 1 - down) * grid.width + column;
      const content = contentOf(word);
      if (content === undefined) {
        return fail(field, 'tetzilla.board.token', { token: word.slice(0, 20), box: grid.name(box) });
      }
      contents[box] = content;
    }
  }
  return ok(contents);
}

/** Number of players in a game. */
export const playerCount = ({ players }: Pick<View, 'players'>): number => Object.keys(players).length;

/** The boxes of a position's board: files are columns, ranks are rows. */
export const gridOf = (known: Pick<View, 'players'>): Grid => gridFor(playerCount(known));

/** Number of columns of a position's board (T1.1, T11.1). */
export const columnsOf = (known: Pick<View, 'players'>): number => columnsFor(playerCount(known));
