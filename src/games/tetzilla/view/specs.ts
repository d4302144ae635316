import { EMBLEMS, type Emblem } from '#core';
import { kaijuModel } from '#kaiju/cues';
import type { PieceSpec } from '#stage';
import { DEADLY_HITS, SEATS, type Seat, type TileShape, TOKENS } from '#tetzilla/rules';
import type { MarkerLook, Piece } from './pieces';
import type { Table } from './table';

const MARKERS: Readonly<Record<MarkerLook, string>> = {
  h: 'tetro.house',
  b: 'tetro.block',
  s: 'tetro.skyscraper',
  f: 'depot',
  L: 'guard.laser',
  M: 'tetro.missile',
  T: 'tetro.tank',
};

const RUINS: Readonly<Record<MarkerLook, string>> = {
  h: 'rubble.pastel',
  b: 'rubble.brick',
  s: 'rubble.glass',
  f: 'rubble.concrete',
  L: 'guard.laser.crushed',
  M: 'unit.truck.crushed',
  T: 'unit.tank.crushed',
};

/** The damaged model of a building, shown while its `variant` is 0. */
const TORN: Readonly<Partial<Record<MarkerLook, string>>> = {
  h: 'floor.pastel.ground.broken',
  b: 'tetro.block.broken',
  s: 'tetro.skyscraper.broken',
};

const upTo = (prefix: string, most: number) =>
  Array.from({ length: most + 1 }, (_, number) => `${prefix}.${number}`);

/** The emblems of the players, by seat. */
const PLAYER_EMBLEMS: readonly Emblem[] = SEATS.map((_, index) => EMBLEMS[index]!);

/** The models of the counters by number from 0. Hits counters bear the player's emblem. */
export const HITS_MODELS = new Map(
  PLAYER_EMBLEMS.map((emblem) => [emblem, upTo(`tetro.hits.${emblem}`, DEADLY_HITS)]),
);
export const TOKENS_MODELS = upTo('tetro.tokens', TOKENS);

/** Tints of the tiles' walls, to tell neighbours apart. Darker than any figure in front of them. */
const TINTS: Readonly<Record<TileShape, string>> = {
  I: '#9cc0be',
  O: '#ccbe90',
  T: '#b8a8c8',
  S: '#a9c39b',
  Z: '#c9a198',
  L: '#ccb090',
  J: '#9eaccc',
};

function specOf(piece: Piece, colours: Readonly<Record<Seat, string>>): PieceSpec {
  const { id } = piece;
  switch (piece.kind) {
    case 'tile':
      return { id, model: `tetro.tile.${piece.tile}`, tint: TINTS[piece.tile[0] as TileShape] };
    case 'marker': {
      const torn = TORN[piece.look];
      return { id, model: MARKERS[piece.look], ...(torn === undefined ? {} : { variant: torn }) };
    }
    case 'ruin':
      return { id, model: RUINS[piece.look] };
    case 'kaiju':
      return { id, model: kaijuModel(piece.figure), tint: colours[piece.seat] };
    case 'hits': {
      const variants = HITS_MODELS.get(PLAYER_EMBLEMS[SEATS.indexOf(piece.seat)]!)!;
      return { id, model: variants[0]!, variants, tint: colours[piece.seat] };
    }
    case 'tokens':
      return { id, model: TOKENS_MODELS[0]!, variants: TOKENS_MODELS };
    case 'deck':
      return { id, model: 'tetro.deck' };
  }
}

/** All pieces of a table with their models, in the order of its index. @param colours of the players */
export function pieceSpecs(table: Table, colours: Readonly<Record<Seat, string>>): readonly PieceSpec[] {
  return table.cast.map((piece) => specOf(piece, colours));
}
