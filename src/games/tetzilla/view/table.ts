import { type Decal, PieceIndex } from '#director';
import {
  type Box,
  columnsOf,
  DEADLY_HITS,
  type Event,
  gridOf,
  type HiddenPile,
  parseBoard,
  ROWS,
  SEATS,
  type Seat,
  spunBy,
  type TileId,
  TOKENS,
  type View,
} from '#tetzilla/rules';
import { castOf, isGuard, kaijuPiece, lookOf, type MarkerLook, markerPiece, type Piece } from './pieces';

/**
 * The placement of a tile: spin, and column and row of the lower left corner of its bounding rectangle, from
 * 0.
 */
export interface Landed {
  readonly spin: number;
  readonly column: number;
  readonly row: number;
}

/** A kaiju on the board. */
export interface Standing {
  readonly box: Box;
  /** The side it faces: -1 west, 1 east. */
  readonly side: -1 | 1;
}

export interface Kaiju {
  /** Null off the board: before it enters, and after it dies. */
  readonly standing: Standing | null;
  readonly hits: number;
  readonly tokens: number;
  readonly dead: boolean;
}

/** What a player has overrun, as pieces in the order of taking. */
export interface Pile {
  readonly buildings: readonly string[];
  readonly guards: readonly string[];
}

/**
 * The physical table: which piece is where. It follows the events (`advanceTable`), so every marker keeps its
 * identity, and rubble its place. Immutable.
 */
export interface Table {
  readonly cast: readonly Piece[];
  readonly pieces: PieceIndex;
  /** The seats in play, in alphabetical order. */
  readonly seats: readonly Seat[];
  /** Number of columns of the board. */
  readonly columns: number;
  /** The tiles on the board. */
  readonly tiles: ReadonlyMap<TileId, Landed>;
  /** Number of rows that are at least partly built, 0 … 20. */
  readonly top: number;
  /** The tile that is turned up. */
  readonly hanging: TileId | null;
  readonly aside: readonly TileId[];
  readonly deck: number;
  /** The markers on the board, as pieces. */
  readonly markers: ReadonlyMap<Box, string>;
  /** How many markers of each look have entered the board so far. */
  readonly used: Readonly<Record<MarkerLook, number>>;
  /** The markers that kaiju have overrun, as pieces by box. */
  readonly ruins: ReadonlyMap<Box, string>;
  /** The guards that have fired this turn. */
  readonly fired: ReadonlySet<Box>;
  /** It is the firing stage (T6). */
  readonly firing: boolean;
  readonly kaiju: ReadonlyMap<Seat, Kaiju>;
  readonly piles: ReadonlyMap<Seat, Pile>;
  readonly decals: readonly Decal[];
}

/** The look of a marker piece. */
export const lookOfPiece = (piece: string): MarkerLook => piece['marker '.length] as MarkerLook;

const countOf = (pile: readonly unknown[] | HiddenPile) => ('count' in pile ? pile.count : pile.length);

/** Parses a placed tile such as `T3 1 c5`. */
function placed(text: string): readonly [TileId, Landed] {
  const [tile, spin, corner] = text.split(' ');
  const column = corner!.charCodeAt(0) - 97;
  return [tile as TileId, { spin: Number(spin), column, row: Number(corner!.slice(1)) - 1 }];
}

const topOf = (tile: TileId, { spin, row }: Landed) => row + spunBy(tile, spin).height;

/** Initially a kaiju faces the middle of the board. */
function sideOf(columns: number, box: Box): -1 | 1 {
  return box.charCodeAt(0) - 97 < columns / 2 ? 1 : -1;
}

/**
 * The table of a view. Markers get new numbers, so use it for the start of a match and apply the events from
 * there. Throws if the board is invalid.
 */
export function tableOf(view: View): Table {
  const seats = SEATS.filter((seat) => view.players[seat] !== undefined);
  const contents = parseBoard(view.board, seats.length);
  if (!contents.ok) throw new RangeError(`the board cannot be read: ${contents.error.field}`);
  const grid = gridOf(view);
  const columns = columnsOf(view);
  const used: Record<MarkerLook, number> = { h: 0, b: 0, s: 0, f: 0, L: 0, M: 0, T: 0 };
  const next = (look: MarkerLook) => markerPiece(look, ++used[look]);
  const markers = new Map<Box, string>();
  const standing = new Map<Seat, Standing>();
  for (const [number, content] of contents.value.entries()) {
    const box = grid.name(number);
    if (content.kind === 'building') markers.set(box, next(lookOf(content.building as 'h?')));
    if (content.kind === 'guard') markers.set(box, next(content.guard));
    if (content.kind === 'kaiju') {
      for (const seat of content.seats) standing.set(seat, { box, side: sideOf(columns, box) });
    }
  }
  const players = seats.map((seat) => [seat, view.players[seat]!] as const);
  const piles = players.map(([seat, { pile, guards }]) => {
    const taken = {
      buildings: pile.map((building) => next(lookOf(building as 'h?'))),
      guards: guards.map(next),
    };
    return [seat, taken] as const;
  });
  const kaiju = players.map(([seat, { hits, tokens }]) => {
    const on = standing.get(seat) ?? null;
    return [seat, { standing: on, hits, tokens, dead: hits >= DEADLY_HITS }] as const;
  });
  const tiles = new Map(view.tiles.map(placed));
  const cast = castOf(new Map(players.map(([seat, { figure }]) => [seat, figure])));
  return {
    cast,
    pieces: new PieceIndex(cast.map(({ id }) => id)),
    seats,
    columns,
    tiles,
    top: Math.max(0, ...[...tiles].map(([tile, landed]) => topOf(tile, landed))),
    hanging: view.tile,
    aside: view.aside,
    deck: countOf(view.deck),
    markers,
    used,
    ruins: new Map(),
    fired: new Set(view.fired),
    firing: view.turn.stage === 'fire',
    kaiju: new Map(kaiju),
    piles: new Map(piles),
    decals: [],
  };
}

function withKaiju(table: Table, seat: Seat, change: Partial<Kaiju>): Table {
  const before = table.kaiju.get(seat);
  if (before === undefined) throw new RangeError(`nobody plays ${kaijuPiece(seat)}`);
  return { ...table, kaiju: new Map(table.kaiju).set(seat, { ...before, ...change }) };
}

function withoutKey<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function spend(table: Table, seat: Seat, tokens: number): Table {
  return withKaiju(table, seat, { tokens: Math.max(0, (table.kaiju.get(seat)?.tokens ?? 0) - tokens) });
}

function stageBegan(table: Table, stage: string): Table {
  const firing = stage === 'fire';
  let next: Table = table.firing === firing ? table : { ...table, firing, fired: new Set() };
  for (const [seat, { standing, tokens }] of table.kaiju) {
    const due = stage === 'move' && standing !== null ? TOKENS : 0;
    if (tokens !== due) next = withKaiju(next, seat, { tokens: due });
  }
  return next;
}

/** Moves the marker in a box to a player's pile and leaves rubble. */
function overran(table: Table, seat: Seat, box: Box): Table {
  const piece = table.markers.get(box);
  if (piece === undefined) throw new RangeError(`there is no marker in ${box}`);
  const pile = table.piles.get(seat) ?? { buildings: [], guards: [] };
  const more = isGuard(lookOfPiece(piece))
    ? { ...pile, guards: [...pile.guards, piece] }
    : { ...pile, buildings: [...pile.buildings, piece] };
  return {
    ...table,
    markers: withoutKey(table.markers, box),
    ruins: new Map(table.ruins).set(box, piece),
    piles: new Map(table.piles).set(seat, more),
  };
}

/** Moves the pieces of an event; returns the same object if none moves. Throws if the event does not fit. */
export function movePieces(table: Table, event: Event): Table {
  switch (event.type) {
    case 'tile-drawn':
      return { ...table, hanging: event.tile, deck: table.deck - 1 };
    case 'tile-aside':
      return { ...table, aside: [...table.aside, event.tile], deck: table.deck - 1 };
    case 'tile-slid': {
      const landed = { spin: event.spin, column: event.column.charCodeAt(0) - 97, row: event.row - 1 };
      return {
        ...table,
        hanging: null,
        tiles: new Map(table.tiles).set(event.tile, landed),
        top: Math.min(ROWS, Math.max(table.top, topOf(event.tile, landed))),
      };
    }
    case 'marker-placed': {
      const look = lookOf(event.marker);
      const number = table.used[look] + 1;
      return {
        ...table,
        used: { ...table.used, [look]: number },
        markers: new Map(table.markers).set(event.box, markerPiece(look, number)),
      };
    }
    case 'entered':
      return withKaiju(table, event.player, {
        standing: { box: event.box, side: sideOf(table.columns, event.box) },
      });
    case 'stepped': {
      const { player, from, to, cost } = event;
      const before = table.kaiju.get(player)?.standing?.side ?? 1;
      const side = to[0] === from[0] ? before : to[0]! < from[0]! ? -1 : 1;
      return spend(withKaiju(table, player, { standing: { box: to, side } }), player, cost);
    }
    case 'passed':
      return spend(table, event.player, 1);
    case 'overran':
      return overran(table, event.player, event.box);
    case 'fired':
      return { ...table, fired: new Set(table.fired).add(event.guard) };
    case 'hit':
      return withKaiju(table, event.kaiju, { hits: event.total });
    case 'died':
      return withKaiju(table, event.kaiju, { standing: null, tokens: 0, dead: true });
    case 'stage-began':
      return stageBegan(table, event.stage);
    case 'game-over':
      return stageBegan(table, 'over');
    case 'ability-taken':
    case 'turn-began':
      return table;
  }
}
