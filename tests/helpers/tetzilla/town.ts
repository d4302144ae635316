import {
  type Ability,
  type Box,
  BUILDING_MARKERS,
  type Building,
  columnName,
  columnNumber,
  columnsFor,
  GUARD_KINDS,
  GUARDS,
  type GuardKind,
  markerCount,
  type PlacedTile,
  parsePlaced,
  ROWS,
  type Seat,
  spunBy,
  TILE_IDS,
  type TileId,
  type Turn,
} from '#tetzilla/rules';

/** The parts of a position that matter to a scene; the rest is filled in. */
export interface Sketch {
  /** Contents of built boxes, in board notation; the others are as in the town. */
  readonly boxes?: Readonly<Record<Box, string>>;
  /** The tiles on the board; defaults to the town's. */
  readonly tiles?: readonly PlacedTile[];
  /** Leave out the contents of the town's boxes. */
  readonly empty?: boolean;
  readonly hits?: Readonly<Partial<Record<Seat, number>>>;
  readonly abilities?: Readonly<Partial<Record<Seat, Ability>>>;
  /** Tokens by seat; in the movement stage 5 by default. */
  readonly tokens?: Readonly<Partial<Record<Seat, number>>>;
  readonly turn: Pick<Turn, 'stage'> & Partial<Turn>;
  /** The tile that is turned up. */
  readonly tile?: TileId;
  /** The next tiles of the deck. */
  readonly next?: readonly TileId[];
}

/** A town of fifteen tiles at the start of the third turn. */
export const TOWN: readonly PlacedTile[] = [
  ...['T5 0 a1', 'L6 0 d1', 'J6 1 g1', 'O2 0 c2', 'L8 3 d2', 'I8 1 a2', 'Z1 1 b3', 'S4 0 f4'],
  ...['S6 0 d5', 'T6 1 b5', 'L2 1 g6', 'L3 2 d6', 'S8 1 b7', 'I6 1 a6', 'Z7 0 c8'],
];
/** The lower part of the town. */
export const HAMLET: readonly PlacedTile[] = TOWN.slice(0, 8);

const STANDING: Readonly<Record<Box, string>> = {
  ...{ b1: 'M', e1: 'h1', a2: 's6', b2: 'h2', d2: 'h2', e2: 'h1', g2: 'h2', b3: 'b2', c3: 's4', e3: 'b3' },
  ...{ a4: 'f5', d4: 'h2', g4: 'h1', a5: 'h2', c5: 'b3', g5: 'M', h5: 's5', b6: 'h2', d6: 'T', f6: 'f5' },
  ...{ g6: 'b3', c7: 'f5', d7: 'h2', f7: 'h2', g7: 'h1', c8: 'f4', d8: 'h2', a9: 'b3', b9: 's5' },
};

const PLAYERS = { A: 'greatzilla', B: 'krustazor', C: 'zorgl-b' } as const;
const SEATS = ['A', 'B', 'C'] as const;
const COLUMNS = columnsFor(SEATS.length);
const DEFAULT_ABILITIES: Readonly<Record<(typeof SEATS)[number], Ability>> = {
  A: 'toughness',
  B: 'swiftness',
  C: 'tough-skin',
};

/** The boxes that tiles cover. */
function built(tiles: readonly PlacedTile[]): ReadonlySet<Box> {
  return new Set(
    tiles.flatMap((text) => {
      const { tile, spin, corner } = parsePlaced(text)!;
      const [column, row] = [columnNumber(corner), Number(corner.slice(1))];
      return spunBy(tile, spin).boxes.map((box) => `${columnName(column + box.column)}${row + box.row}`);
    }),
  );
}

/** The items without some others, each removed once. */
function without<Item extends string>(all: readonly Item[], gone: readonly string[]): readonly Item[] {
  const left = [...gone];
  return all.filter((item) => {
    const index = left.indexOf(item);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

/** The position of a sketch. Tiles and markers not mentioned are in the deck and the supplies. */
export function sheetPosition(sketch: Sketch): unknown {
  const {
    boxes = {},
    tiles = TOWN,
    empty = false,
    hits = {},
    abilities = {},
    turn,
    tile = null,
    next = [],
  } = sketch;
  const covered = built(tiles);
  const standing = empty ? {} : STANDING;
  const contentOf = (box: Box) => (covered.has(box) ? (boxes[box] ?? standing[box] ?? '#') : '.');
  const board = Array.from({ length: ROWS }, (_, down) =>
    Array.from({ length: COLUMNS }, (_, column) => contentOf(`${columnName(column)}${ROWS - down}`)).join(
      ' ',
    ),
  );
  const shown = board.flatMap((row) => row.split(' '));
  const buildings = BUILDING_MARKERS.flatMap((marker) => Array<Building>(markerCount(marker)).fill(marker));
  const guards = GUARD_KINDS.flatMap((kind) => Array<GuardKind>(GUARDS[kind].number).fill(kind));
  const used = [...tiles.map((text) => text.split(' ')[0]!), ...next, ...(tile === null ? [] : [tile])];
  const moving = turn.stage === 'move' ? 5 : 0;
  return {
    game: 'tetzilla',
    version: 1,
    options: { abilities: turn.stage === 'choose' ? 'choice' : 'random', guardPoints: 1, level: false },
    board,
    tiles,
    players: Object.fromEntries(
      SEATS.map((seat) => [
        seat,
        {
          figure: PLAYERS[seat],
          ability: turn.stage === 'choose' ? null : (abilities[seat] ?? DEFAULT_ABILITIES[seat]),
          hits: hits[seat] ?? 0,
          tokens: sketch.tokens?.[seat] ?? moving,
          spent: false,
          pile: [],
          guards: [],
        },
      ]),
    ),
    turn: { number: 3, round: 1, start: 'A', player: 'A', ...turn },
    tile,
    fired: [],
    last: false,
    deck: [...next, ...without(TILE_IDS, used)],
    aside: [],
    buildings: without(buildings, shown),
    guards: without(guards, shown),
    outcome: null,
  };
}
