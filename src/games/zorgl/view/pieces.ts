import type { PieceSpec } from '#stage';
import { COMMON_MONSTER, type HouseModel, type Seat } from '#zorgl/rules';
import type { Piece, Table } from './table';

/** The stage's key of a figure. */
export function figureKey(figure: HouseModel): string {
  return `kaiju.${figure.replace('-', '.')}`;
}

function modelOf(piece: Piece): string {
  switch (piece.kind) {
    case 'floor':
      return `floor.${piece.family}.${piece.storey}`;
    case 'ring':
      return `plant.${piece.ring}`;
    case 'unit':
      return `unit.${piece.sort}`;
    case 'monster':
      if (piece.house !== undefined) return figureKey(piece.house.model);
      // Zorgls come in four shapes, one for each place; of the special monsters there is one each.
      return piece.monster === COMMON_MONSTER
        ? `kaiju.zorgl.${piece.seat.toLowerCase()}`
        : `kaiju.${piece.monster}`;
    case 'card':
      return 'card';
  }
}

/** All pieces of a table with their models, in the order of its index. @param colours of the players */
export function pieceSpecs(table: Table, colours: Readonly<Record<Seat, string>>): readonly PieceSpec[] {
  return table.cast.map((piece) => {
    const spec = { id: piece.id, model: modelOf(piece) };
    const owner = piece.kind === 'monster' || piece.kind === 'card' ? piece.seat : undefined;
    const tint = owner === undefined ? {} : { tint: colours[owner] };
    if (piece.kind !== 'monster') return { ...spec, ...tint };
    const { house } = piece;
    return { ...spec, ...tint, standsOut: true, ...(house === undefined ? {} : { paint: house.colours }) };
  });
}
