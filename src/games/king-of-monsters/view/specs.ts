import { EMBLEMS } from '#core';
import { kaijuModel } from '#kaiju/cues';
import { SEATS, type Seat } from '#king-of-monsters/rules';
import type { PieceSpec } from '#stage';
import type { Piece } from './pieces';
import type { Table } from './table';

/** Kaiju figures for the King. */
export const KING_FIGURES = [
  'greatzilla',
  'xman',
  'nogyab',
  'krustazor',
  'zorgl-a',
  'zorgl-b',
  'zorgl-c',
  'zorgl-d',
] as const;
export type KingFigure = (typeof KING_FIGURES)[number];

export const DEFAULT_KING: KingFigure = 'greatzilla';

type Figures = Readonly<Partial<Record<string, string>>>;

/** The chosen figure; the default if there is none or it is unknown. */
export const kingFigure = ({ king }: Figures): KingFigure =>
  KING_FIGURES.find((figure) => figure === king) ?? DEFAULT_KING;

export const emblemOf = (seat: Seat) => EMBLEMS[SEATS.indexOf(seat)]!;

const KING_TINT = '#d8402a';

function specOf(piece: Piece, colours: Readonly<Partial<Record<Seat, string>>>, figures: Figures): PieceSpec {
  const { id } = piece;
  switch (piece.kind) {
    case 'king':
      return { id, model: kaijuModel(kingFigure(figures)), tint: colours.king ?? KING_TINT, standsOut: true };
    case 'hero':
      return { id, model: piece.hero, tint: colours[piece.hero] ?? '#cccccc', standsOut: true };
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

/**
 * All pieces with their models, in index order.
 * @param colours of the seats
 * @param figures chosen, by seat
 */
export function pieceSpecs(
  table: Table,
  colours: Readonly<Partial<Record<Seat, string>>>,
  figures: Figures = {},
): readonly PieceSpec[] {
  return table.cast.map((piece) => specOf(piece, colours, figures));
}
