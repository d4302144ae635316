import type { PieceSpec } from '#stage';
import { COMMON_MONSTER, type Seat } from '#zorgl/rules';
import type { Piece, Table } from './table';

function modelOf(piece: Piece): string {
  switch (piece.kind) {
    case 'floor':
      return `floor.${piece.family}.${piece.storey}`;
    case 'ring':
      return `plant.${piece.ring}`;
    case 'unit':
      return `unit.${piece.sort}`;
    case 'monster':
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
    return owner === undefined ? spec : { ...spec, tint: colours[owner] };
  });
}
