import type { Language } from '#core';
import { nameOf, type SeatNames } from '#module';
import type { TableThing } from '#stage';
import { boxCentre } from './geometry';
import { DISCARD, DRAW, FLOOR_HEIGHT, handArea, matOf, roofHeight, TABLE_LEVEL } from './layout';
import { zorglMessages } from './messages';
import type { Table } from './table';

/** Size of a card pile, and height of the hover area above a mat. */
const PILE = { width: 0.75, depth: 1.02, height: 0.3 };
const UNIT = { width: 0.8, depth: 0.8, height: 0.4 };
const TOWER = { width: 0.8, depth: 0.8 };
const MONSTER = { width: 0.75, depth: 0.75, height: 1.15 };
const LYING = 0.1;

/** The things on the table that have a tooltip: piles, hands, units, the plant and monsters. */
export function thingsOf(table: Table, names: SeatNames, language: Language): readonly TableThing[] {
  const { counters, board, things } = zorglMessages(language);
  const sorts = new Map(table.cast.map((piece) => [piece.id, piece]));
  const on = (box: string, up = 0) => {
    const { x, z } = boxCentre(box);
    return [x, up, z] as const;
  };
  const cards = ({ x, z }: { readonly x: number; readonly z: number }, text: string): TableThing => ({
    text,
    at: [x, TABLE_LEVEL, z],
    ...PILE,
  });
  return [
    cards(DRAW, things.draw(counters.draw(table.drawPile))),
    cards(DISCARD, things.discard(counters.discard(table.discardPile))),
    ...[...table.piles].map(([seat, { floors, units }]): TableThing => {
      const { x, z, width, depth } = matOf(seat);
      const text = things.pile(nameOf(names, seat), floors.length, units.length);
      return { text, at: [x, TABLE_LEVEL, z], width, depth, height: floors.length > 0 ? 0.9 : LYING };
    }),
    ...[...table.hands].map(([seat, count]): TableThing => {
      const { x, z, width, depth } = handArea(seat);
      return {
        text: things.hand(nameOf(names, seat), count),
        at: [x, TABLE_LEVEL, z],
        width,
        depth,
        height: LYING,
      };
    }),
    ...[...table.units.values()].flatMap(({ piece, box }): readonly TableThing[] => {
      const unit = sorts.get(piece);
      return unit?.kind === 'unit' ? [{ text: things.units[unit.sort], at: on(box), ...UNIT }] : [];
    }),
    ...[...table.buildings].flatMap(([box, { plant, floors }]): readonly TableThing[] => {
      const height = FLOOR_HEIGHT * floors.length;
      return plant && height > 0 ? [{ text: board.plant(floors.length), at: on(box), ...TOWER, height }] : [];
    }),
    ...[...table.monsters].map(([seat, { box }]): TableThing => {
      const text = things.monster(nameOf(names, seat));
      return { text, at: on(box, roofHeight(table, box)), ...MONSTER };
    }),
  ];
}
