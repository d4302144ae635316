import type { Language } from '#core';
import { nameOf, type SeatNames } from '#module';
import type { TableThing } from '#stage';
import { type Box, BUILDINGS, type BuildingKind, DEADLY_HITS, GUARDS, type GuardKind } from '#tetzilla/rules';
import { capital } from './capital';
import { onTable, TILE_DEPTH } from './geometry';
import { DECK_AREA, floorOf, hangHeight, KAIJU_OUT, KAIJU_SIZE, matOf, TABLE_LEVEL } from './layout';
import { tetMessages } from './messages';
import { isGuard, type MarkerLook } from './pieces';
import { lookOfPiece, type Table } from './table';

/** Tokens for a step onto a marker (T5.6). */
export function costOf(look: MarkerLook): number {
  const { extra } = look in BUILDINGS ? BUILDINGS[look as BuildingKind] : GUARDS[look as GuardKind];
  return 1 + extra;
}

/** Hover area of a box, up to the front of its tile; kaiju with their counters stand in front of it. */
const IN_BOX = { width: 0.9, depth: TILE_DEPTH, height: 0.85 };
const KAIJU = { width: KAIJU_SIZE + 0.1, depth: 0.5, height: KAIJU_SIZE + 0.1 };
const TILE = { width: 3, depth: TILE_DEPTH, height: 3 };
const LYING = 0.2;
/** Maximum height of a pile of tiles. */
const DECK = 1.9;

/**
 * The things on the table that have a tooltip: buildings and guards, kaiju with hits and tokens, piles and
 * tiles.
 */
export function thingsOf(table: Table, names: SeatNames, language: Language): readonly TableThing[] {
  const { things, onTable: words } = tetMessages(language);
  const at = (box: Box, out: number) => onTable(floorOf(table.columns, box, out));
  const nameOfLook = (look: MarkerLook) =>
    capital(isGuard(look) ? things.guards[look] : things.buildings[look]);
  return [
    ...[...table.markers].map(([box, piece]): TableThing => {
      const look = lookOfPiece(piece);
      const text = words.marker(nameOfLook(look), costOf(look));
      return { text, at: at(box, TILE_DEPTH / 2), ...IN_BOX };
    }),
    ...[...table.kaiju].flatMap(([seat, { standing, hits, tokens }]): readonly TableThing[] =>
      standing === null
        ? []
        : [
            {
              text: words.kaiju(nameOf(names, seat), hits, tokens, DEADLY_HITS),
              at: at(standing.box, KAIJU_OUT),
              ...KAIJU,
            },
          ],
    ),
    ...[...table.piles].map(([seat, { buildings, guards }]): TableThing => {
      const { x, z, width, depth } = matOf(table, seat);
      const text = words.pile(nameOf(names, seat), buildings.length, guards.length);
      return { text, at: [x, TABLE_LEVEL, z], width, depth, height: LYING };
    }),
    {
      text: words.deck(table.deck),
      at: [DECK_AREA.x, TABLE_LEVEL, DECK_AREA.z],
      width: DECK_AREA.width,
      depth: DECK_AREA.depth,
      height: table.deck > 0 ? DECK : LYING,
    },
    ...(table.hanging === null
      ? []
      : [
          {
            text: words.tile,
            at: onTable({ across: 0, up: hangHeight(table) - TILE.height / 2, out: TILE_DEPTH / 2 }),
            ...TILE,
          },
        ]),
  ];
}
