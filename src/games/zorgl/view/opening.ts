import { unwrap } from '#core';
import { PieceIndex } from '#director';
import type { Box, BoxContent, CardId, Position, Seat, View } from '#zorgl/rules';
import { COMMON_MONSTER, GRID, houseMonsterOf, parseBoard } from '#zorgl/rules';
import { headingTo, MIDDLE } from './geometry';
import {
  type Building,
  DISCARD_PILE,
  DRAW_PILE,
  FAMILIES,
  type Family,
  handPiece,
  monsterPiece,
  numberOf,
  type Piece,
  type Pile,
  PLAYED_CARD,
  rubblePiece,
  type Standing,
  type Storey,
  type Table,
} from './table';

const HAND_SIZE = 5;
const RINGS = 8;
const SORTS = ['tank', 'soldiers', 'truck', 'helicopter'] as const;

/**
 * Shift of the building style per rank, southernmost first; steps of two or three keep neighbours different.
 */
const FAMILY_SHIFTS = [0, 3, 0, 2, 4, 1, 4];

/**
 * The building style of a box. It differs from all eight around it, and in the built-in cities all five are
 * about equally common.
 */
function familyOf(box: number): Family {
  return FAMILIES[(GRID.file(box) + FAMILY_SHIFTS[GRID.rank(box)]!) % FAMILIES.length]!;
}

/** Buildings of at least this many floors have a special top floor below the roof. */
const MIN_WITH_TOP = 4;

function storeyOf(level: number, floors: number): Storey {
  if (level === floors - 1) return 'roof';
  if (level === 0) return 'ground';
  return floors >= MIN_WITH_TOP && level === floors - 2 ? 'top' : 'middle';
}

/**
 * The ring for a floor of the plant. A damaged plant lacks the upper rings; a whole one has a foot and a
 * mouth, and omits or repeats rings in the middle to get the height that its city wants.
 */
function ringOf(level: number, floors: number, whole: boolean): number {
  if (!whole || level < floors / 2) return Math.min(level + 1, RINGS);
  return RINGS - (floors - 1 - level);
}

function cardCount(cards: readonly CardId[] | { readonly count: number }): number {
  return 'count' in cards ? cards.count : cards.length;
}

/** The contents of the boxes in reading order, from the north-west corner eastwards. */
function* boxes(position: Position | View): Generator<readonly [number, BoxContent]> {
  const contents = unwrap(parseBoard(position.board));
  for (let rank = GRID.height - 1; rank >= 0; rank--) {
    for (let file = 0; file < GRID.width; file++) {
      const box = rank * GRID.width + file;
      yield [box, contents[box]!];
    }
  }
}

/**
 * The table of a position. Throws if the board is invalid. Floors and units get new numbers, so use it for
 * the start of a match and apply the events from there: the table in mid-match cannot be derived from its
 * position.
 */
export function tableOf(position: Position | View): Table {
  const cast: Piece[] = [];
  const buildings = new Map<Box, Building>();
  const units = new Map<Box, Standing>();
  const monsters = new Map<Seat, Standing>();
  const piles = new Map<Seat, Pile>();
  const hands = new Map<Seat, number>();
  const seats = position.order;
  // Fallen floors always end up in a pile.
  const untouched = seats.every((seat) => position.players[seat]?.floors === 0);
  let floorCount = 0;
  let unitCount = 0;

  const floor = (box: number, level: number, floors: number, plant: boolean): string => {
    const id = `floor ${floorCount++}`;
    cast.push(
      plant
        ? { id, kind: 'ring', ring: ringOf(level, floors, untouched) }
        : { id, kind: 'floor', family: familyOf(box), storey: storeyOf(level, floors) },
    );
    return id;
  };
  const unit = (): string => {
    const id = `unit ${unitCount}`;
    cast.push({ id, kind: 'unit', sort: SORTS[unitCount % SORTS.length]! });
    unitCount++;
    return id;
  };

  const build = (number: number, count: number, plant: boolean): void => {
    const floors = Array.from({ length: count }, (_, level) => floor(number, level, count, plant));
    const box = GRID.name(number);
    buildings.set(box, { plant, height: count, floors });
    cast.push({ id: rubblePiece(box), kind: 'rubble', box, family: plant ? 'concrete' : familyOf(number) });
  };
  const { specials } = position.options;
  const monster = (seat: Seat): void => {
    const id = (specials ? position.players[seat]?.monster : undefined) ?? COMMON_MONSTER;
    const house = houseMonsterOf(position, id);
    const piece = { id: monsterPiece(seat), kind: 'monster', seat, monster: id } as const;
    cast.push(house === undefined ? piece : { ...piece, house });
  };

  for (const [number, content] of boxes(position)) {
    const box = GRID.name(number);
    switch (content.kind) {
      case 'unit':
        units.set(box, { piece: unit(), box, heading: headingTo(MIDDLE, box) });
        break;
      case 'building':
        build(number, content.floors, content.plant);
        break;
      case 'monster':
        if (content.roof !== null) build(number, content.roof.floors, content.roof.plant);
        monsters.set(content.seat, {
          piece: monsterPiece(content.seat),
          box,
          heading: headingTo(box, MIDDLE),
        });
        monster(content.seat);
        break;
      case 'empty':
        break;
    }
  }
  const aloft = new Set(seats.filter((seat) => position.players[seat]?.aloft === true));
  for (const seat of aloft) monster(seat);
  for (const seat of seats) {
    const player = position.players[seat];
    piles.set(seat, {
      floors: Array.from({ length: player?.floors ?? 0 }, (_, slot) => floor(slot, 1, RINGS, false)),
      units: Array.from({ length: player?.units ?? 0 }, unit),
    });
    hands.set(seat, player === undefined ? 0 : cardCount(player.hand));
  }
  const handRoom = Math.max(HAND_SIZE, ...hands.values());
  for (const seat of seats) {
    for (let place = 0; place < handRoom; place++)
      cast.push({ id: handPiece(seat, place), kind: 'card', seat });
  }
  for (const id of [DRAW_PILE, DISCARD_PILE, PLAYED_CARD]) cast.push({ id, kind: 'card' });

  return {
    cast,
    pieces: new PieceIndex(cast.map(({ id }) => id)),
    seats,
    buildings,
    units,
    monsters,
    aloft,
    piles,
    hands,
    handRoom,
    decals: [],
    drawPile: cardCount(position.draw),
    discardPile: position.discard.length,
    discardTop: numberOf(position.discard.at(-1)),
    held:
      position.pending !== null && 'card' in position.pending
        ? { player: position.turn.player, card: numberOf(position.pending.card) }
        : null,
  };
}
