import { EMBLEMS } from '#core';
import { kaijuModel } from '#kaiju/cues';
import type { PieceSpec } from '#stage';
import { COMMON_MONSTER, type HouseModel, SEATS, type Seat } from '#zorgl/rules';
import { FLOOR_HEIGHT } from './layout';
import type { ShownMonster } from './panels/monsters';
import type { Piece, Table } from './table';

/** Tint of units seen through obstacles; nothing else of them is tinted. */
const ARMY = '#dccf8c';

/** Bounding box of a floor for occlusion. */
const STOREY = { half: 0.41, tall: FLOOR_HEIGHT };

/** The figure of a monster at a seat. */
export function monsterFigure(monster: ShownMonster, seat: Seat): HouseModel {
  if (typeof monster !== 'string') return monster.model;
  // Zorgls have one shape per place, special monsters one each.
  return (monster === COMMON_MONSTER ? `zorgl-${seat.toLowerCase()}` : monster) as HouseModel;
}

/** The figure of a monster piece. */
export function figureOf({ house, monster, seat }: Extract<Piece, { kind: 'monster' }>): HouseModel {
  return monsterFigure(house ?? monster, seat);
}

function modelOf(piece: Piece): string {
  switch (piece.kind) {
    case 'floor':
      return `floor.${piece.family}.${piece.storey}`;
    case 'ring':
      return `plant.${piece.ring}`;
    case 'rubble':
      return `rubble.${piece.family}`;
    case 'unit':
      return `unit.${piece.sort}`;
    case 'monster':
      return kaijuModel(figureOf(piece));
    case 'card':
      return 'card';
  }
}

/**
 * The model of a piece while its `variant` is 0: a floor torn open at the top (never a roof), or a crushed
 * unit.
 */
function variantOf(piece: Piece): string | undefined {
  if (piece.kind === 'floor' && piece.storey !== 'roof') return `${modelOf(piece)}.broken`;
  return piece.kind === 'unit' ? `${modelOf(piece)}.crushed` : undefined;
}

/** All pieces of a table with their models, in the order of its index. @param colours of the players */
export function pieceSpecs(table: Table, colours: Readonly<Record<Seat, string>>): readonly PieceSpec[] {
  return table.cast.map((piece) => {
    const variant = variantOf(piece);
    const spec = { id: piece.id, model: modelOf(piece), ...(variant !== undefined && { variant }) };
    const owner = piece.kind === 'monster' || piece.kind === 'card' ? piece.seat : undefined;
    const tint = owner === undefined ? {} : { tint: colours[owner] };
    if (piece.kind === 'floor' || piece.kind === 'ring') return { ...spec, screens: STOREY };
    if (piece.kind === 'unit') return { ...spec, tint: ARMY, standsOut: true };
    if (piece.kind !== 'monster') return { ...spec, ...tint };
    const { house } = piece;
    const emblem = EMBLEMS[SEATS.indexOf(piece.seat)]!;
    return {
      ...spec,
      ...tint,
      emblem,
      standsOut: true,
      ...(house === undefined ? {} : { paint: house.colours }),
    };
  });
}
