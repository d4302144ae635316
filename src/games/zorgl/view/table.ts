import type { Decal, PieceIndex } from '#director';
import { type Box, type CardId, cardNumber, type Event, type HouseMonster, type Seat } from '#zorgl/rules';
import { headingTo, MIDDLE } from './geometry';

export const FAMILIES = ['brick', 'deco', 'glass', 'concrete', 'pastel'] as const;
/** A style of building. */
export type Family = (typeof FAMILIES)[number];

/** What a floor was built as. The top storey is right below the roof, which is the highest floor. */
export type Storey = 'ground' | 'middle' | 'top' | 'roof';

/** The appearance of a piece; it never changes during a match. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'floor'; readonly family: Family; readonly storey: Storey }
  /** A ring of the plant, 1 at the ground … 8 at the top. */
  | { readonly kind: 'ring'; readonly ring: number }
  /** What remains on the ground where a building was. */
  | { readonly kind: 'rubble'; readonly box: Box; readonly family: Family }
  | { readonly kind: 'unit'; readonly sort: 'tank' | 'soldiers' | 'truck' | 'helicopter' }
  /** `monster` is the id of a special or house monster, else `zorgl` (Z11, Z12.1). */
  | {
      readonly kind: 'monster';
      readonly seat: Seat;
      readonly monster: string;
      /** The definition of a house monster. */
      readonly house?: HouseMonster;
    }
  /** `seat` is the owner of the hand. */
  | { readonly kind: 'card'; readonly seat?: Seat }
);

/** A piece on the board that faces somewhere. */
export interface Standing {
  readonly piece: string;
  readonly box: Box;
  /** Yaw in radians, 0 to the south, π/2 to the east. */
  readonly heading: number;
}

/** The floors in a box, lowest first. */
export interface Building {
  readonly plant: boolean;
  /** Number of floors before any damage. */
  readonly height: number;
  readonly floors: readonly string[];
}

/** A victory pile, in the order in which things were added. */
export interface Pile {
  readonly floors: readonly string[];
  readonly units: readonly string[];
}

/**
 * The physical table: which piece is where. It follows the events ({@link advanceTable}), so every floor and
 * unit keeps its identity. Immutable.
 */
export interface Table {
  readonly cast: readonly Piece[];
  readonly pieces: PieceIndex;
  /** The seats in play, in order of play. */
  readonly seats: readonly Seat[];
  readonly buildings: ReadonlyMap<Box, Building>;
  readonly units: ReadonlyMap<Box, Standing>;
  /** Monsters on the board. One that shares its box with a building stands on it (Z11.7). */
  readonly monsters: ReadonlyMap<Seat, Standing>;
  /** Seats whose monsters are in the air, off the board (Z11.12). */
  readonly aloft: ReadonlySet<Seat>;
  readonly piles: ReadonlyMap<Seat, Pile>;
  /** Marks on the ground, oldest first. */
  readonly decals: readonly Decal[];
  /** Number of cards in each hand. */
  readonly hands: ReadonlyMap<Seat, number>;
  /** Number of card-back pieces per hand. */
  readonly handRoom: number;
  readonly drawPile: number;
  readonly discardPile: number;
  /** Number of the top card of the discard pile, or -1. */
  readonly discardTop: number;
  /** The card that waits beside the board (Z3.5). */
  readonly held: { readonly player: Seat; readonly card: number } | null;
}

export const DRAW_PILE = 'draw pile';
export const DISCARD_PILE = 'discard pile';
export const PLAYED_CARD = 'played card';
export const rubblePiece = (box: Box) => `rubble ${box}`;
export const monsterPiece = (seat: Seat) => `monster ${seat}`;
export const handPiece = (seat: Seat, place: number) => `card hand ${seat} ${place}`;

/** The number of a card, -1 for none. */
export function numberOf(card: CardId | undefined): number {
  return card === undefined ? -1 : (cardNumber(card) ?? -1);
}

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new RangeError(`${what} is not on the table`);
  return thing;
}

/** The piece of a seat's monster. Throws if it is not on the board. */
export function monsterOf(table: Table, seat: Seat): Standing {
  return found(table.monsters.get(seat), `monster ${seat}`);
}

/** The unit in a box. Throws if there is none. */
export function unitIn(table: Table, box: Box): Standing {
  return found(table.units.get(box), `the unit in ${box}`);
}

/** The building in a box. Throws if there is none. */
export function buildingIn(table: Table, box: Box): Building {
  return found(table.buildings.get(box), `the building in ${box}`);
}

function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
): ReadonlyMap<Key, Value> {
  return new Map(map).set(key, value);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** The floors of the building in a box; 0 if there is none. */
export function floorsIn(table: Table, box: Box): number {
  return table.buildings.get(box)?.floors.length ?? 0;
}

function withMonster(table: Table, seat: Seat, change: Partial<Standing>): Table {
  return { ...table, monsters: withEntry(table.monsters, seat, { ...monsterOf(table, seat), ...change }) };
}

function withUnit(table: Table, from: Box, to: Box, heading: number): Table {
  const unit = unitIn(table, from);
  return { ...table, units: withEntry(without(table.units, from), to, { ...unit, box: to, heading }) };
}

function withPile(table: Table, seat: Seat, floors: readonly string[], units: readonly string[]): Table {
  const pile = found(table.piles.get(seat), `the pile of ${seat}`);
  const larger = { floors: [...pile.floors, ...floors], units: [...pile.units, ...units] };
  return { ...table, piles: withEntry(table.piles, seat, larger) };
}

function withHand(table: Table, seat: Seat, change: number): Table {
  return { ...table, hands: withEntry(table.hands, seat, (table.hands.get(seat) ?? 0) + change) };
}

function discarded(table: Table, ...cards: readonly number[]): Table {
  const discardTop = cards.at(-1) ?? table.discardTop;
  return { ...table, discardPile: table.discardPile + cards.length, discardTop };
}

function takenOff(table: Table, seat: Seat): Table {
  const aloft = new Set(table.aloft).add(seat);
  return { ...table, aloft, monsters: without(table.monsters, seat) };
}

function landed(table: Table, seat: Seat, box: Box): Table {
  if (!table.aloft.has(seat)) throw new RangeError(`monster ${seat} is not in the air`);
  const standing = { piece: monsterPiece(seat), box, heading: headingTo(box, MIDDLE) };
  const aloft = new Set([...table.aloft].filter((other) => other !== seat));
  return { ...table, aloft, monsters: withEntry(table.monsters, seat, standing) };
}

/** Turns a monster to face another. */
function facing(table: Table, monster: Seat, target: Seat): Table {
  const heading = headingTo(monsterOf(table, monster).box, monsterOf(table, target).box);
  return withMonster(table, monster, { heading });
}

/** Moves the pieces of an event; returns the same object if none moves. Throws if the event does not fit. */
export function movePieces(table: Table, event: Event): Table {
  switch (event.type) {
    case 'card-played': {
      const lighter = withHand(table, event.player, -1);
      const card = numberOf(event.card);
      return event.kept ? { ...lighter, held: { player: event.player, card } } : discarded(lighter, card);
    }
    case 'card-discarded':
      return discarded({ ...table, held: null }, numberOf(event.card));
    case 'move': {
      const { monster, from, to, manner, path } = event;
      if (from === null) return landed(table, monster, to);
      const last = manner === 'burrow' ? (path.at(-2) ?? from) : from;
      return withMonster(table, monster, { box: to, heading: headingTo(last, to) });
    }
    case 'attack': {
      if ('monster' in event.by) return facing(table, event.by.monster, event.target);
      const { unit } = event.by;
      return withUnit(table, unit, unit, headingTo(unit, monsterOf(table, event.target).box));
    }
    case 'shake':
    case 'missile':
      return facing(table, event.monster, event.target);
    case 'hover':
      return takenOff(table, event.monster);
    case 'hand-discarded':
    case 'cards-discarded':
      return discarded(withHand(table, event.player, -event.cards.length), ...event.cards.map(numberOf));
    case 'swap': {
      const moved = withMonster(table, event.monster, {
        box: event.to,
        heading: headingTo(event.to, event.from),
      });
      return withMonster(moved, event.target, { box: event.from });
    }
    case 'push':
      return withMonster(table, event.monster, { box: event.to });
    case 'follow':
      return withMonster(table, event.monster, { box: event.to, heading: headingTo(event.from, event.to) });
    case 'floors': {
      const { floors, ...building } = buildingIn(table, event.building);
      const standing = floors.length - event.lost;
      const lost = floors.slice(standing).reverse();
      const lower = { ...building, floors: floors.slice(0, standing) };
      return withPile(
        { ...table, buildings: withEntry(table.buildings, event.building, lower) },
        event.player,
        lost,
        [],
      );
    }
    case 'destroyed':
      return { ...table, buildings: without(table.buildings, event.building) };
    case 'flee':
    case 'army-move':
      return withUnit(table, event.from, event.to, headingTo(event.from, event.to));
    case 'crush': {
      const { piece } = unitIn(table, event.at);
      return withPile({ ...table, units: without(table.units, event.at) }, event.player, [], [piece]);
    }
    case 'reshuffle':
      return { ...table, drawPile: table.drawPile + event.count, discardPile: 0, discardTop: -1 };
    case 'draw':
      return withHand({ ...table, drawPile: table.drawPile - event.count }, event.player, event.count);
    case 'stamp':
    case 'howl':
    case 'inertia':
    case 'waiting':
    case 'sweep':
    case 'sweep-ended':
    case 'ink':
    case 'turn-ended':
    case 'turn-started':
    case 'passed-over':
    case 'game-over':
      return table;
  }
}
