import { EMBLEMS } from '#core';
import { HEROES, SEATS, type Seat } from '#king-of-monsters/rules';
import type { PieceSpec } from '#stage';
import type { Piece } from './pieces';
import type { Table } from './table';

/** The kaiju that is the King. */
export const KING_FIGURE = 'greatzilla';
/** The stage's key of its model. */
export const KING_MODEL = `kaiju.${KING_FIGURE}`;

/** The shapes of the seats. */
export const emblemOf = (seat: Seat) => EMBLEMS[SEATS.indexOf(seat)]!;

const KING_TINT = '#d8402a';

function specOf(piece: Piece, colours: Readonly<Partial<Record<Seat, string>>>): PieceSpec {
  const { id } = piece;
  switch (piece.kind) {
    case 'king':
      return { id, model: KING_MODEL, tint: colours.king ?? KING_TINT, standsOut: true };
    case 'hero':
      return { id, model: piece.hero, tint: colours[piece.hero] ?? '#cccccc' };
    case 'zone':
      return { id, model: `zone ${piece.zone}` };
    case 'landmark':
      return { id, model: `${piece.site} 0`, variants: [`${piece.site} 1`, `${piece.site} 2`] };
    case 'bar':
      return { id, model: 'king.bar' };
    case 'damage':
    case 'card':
      return { id, model: 'card' };
  }
}

/** All pieces of a table with their models, in the order of its index. @param colours of the seats */
export function pieceSpecs(
  table: Table,
  colours: Readonly<Partial<Record<Seat, string>>>,
): readonly PieceSpec[] {
  return table.cast.map((piece) => specOf(piece, colours));
}

/** The seats in play. */
export const seatsOf = ({ heroes }: Pick<Table, 'heroes'>): readonly Seat[] => [
  'king',
  ...HEROES.filter((hero) => heroes.has(hero)),
];
