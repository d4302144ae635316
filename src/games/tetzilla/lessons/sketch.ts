import {
  BUILDING_MARKERS,
  type Building,
  contentOf,
  FIGURES,
  formatBoard,
  GUARD_KINDS,
  GUARDS,
  type GuardKind,
  gridFor,
  markerCount,
  type PlayerState,
  type Position,
  parsePlaced,
  SEATS,
  type Seat,
  spunBy,
  TILE_IDS,
  type TileId,
} from '#tetzilla/rules';

/** The parts of a position that matter to a lesson. The rest is derived, or as at the start of a turn. */
export interface Sketch {
  /** Number of players; defaults to three. */
  readonly players?: number;
  /** The tiles on the board, in position notation. */
  readonly tiles: readonly string[];
  /** Contents of boxes, in board notation. */
  readonly put?: Readonly<Record<string, string>>;
  readonly seats?: Partial<Record<Seat, Partial<PlayerState>>>;
  readonly turn?: Partial<Position['turn']>;
  readonly options?: Partial<Position['options']>;
  readonly tile?: TileId;
  readonly fired?: readonly string[];
  readonly aside?: readonly TileId[];
  /** The top tiles of the deck. */
  readonly deck?: readonly TileId[];
  /** The top markers of the supplies. */
  readonly buildings?: readonly Building[];
  readonly guards?: readonly GuardKind[];
}

/**
 * The tiles that fill rows from the bottom of a three-player board, using the eight I tiles. @param rows 0 …
 * 4
 */
export const floor = (rows: number): readonly string[] =>
  Array.from({ length: rows * 2 }, (_, index) => {
    const tile = `I${index + 1}`;
    return `${tile} 0 ${index % 2 === 0 ? 'a' : 'e'}${Math.floor(index / 2) + 1}`;
  });

function boardOf(players: number, tiles: readonly string[], put: Readonly<Record<string, string>>) {
  const grid = gridFor(players);
  const tokens = new Array<string>(grid.size).fill('.');
  for (const text of tiles) {
    const { tile, spin, corner } = parsePlaced(text)!;
    for (const box of spunBy(tile, spin).boxes) {
      tokens[grid.parse(corner)! + box.row * grid.width + box.column] = '#';
    }
  }
  for (const [box, token] of Object.entries(put)) tokens[grid.parse(box)!] = token;
  return formatBoard(grid, (box) => contentOf(tokens[box]!)!);
}

/** The supply without the taken markers, with the wanted ones on top. */
function supplyOf<Marker extends string>(
  all: readonly Marker[],
  taken: readonly string[],
  first: readonly Marker[],
): Marker[] {
  const left = [...all];
  for (const marker of [...taken, ...first]) {
    const index = left.indexOf(marker as Marker);
    if (index >= 0) left.splice(index, 1);
  }
  return [...first, ...left];
}

const ALL_BUILDINGS = BUILDING_MARKERS.flatMap((marker) =>
  Array.from({ length: markerCount(marker) }, () => marker),
);
const ALL_GUARDS = GUARD_KINDS.flatMap((kind) => Array.from({ length: GUARDS[kind].number }, () => kind));

/** Not used after the setup, so any state will do. */
const RNG = '0000000100000002000000030000000f';

const ABILITIES = ['tough-skin', 'shining-skin', 'swiftness', 'toughness', 'tough-skin'] as const;

/** The position of a sketch, not validated. */
export function positionFromSketch(sketch: Sketch): Position {
  const { players: count = 3, tiles, put = {}, seats = {}, tile = null, fired = [] } = sketch;
  const turn = { number: 1, stage: 'move', round: 1, start: 'A', player: 'A', ...sketch.turn } as const;
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const [index, seat] of SEATS.slice(0, count).entries()) {
    const given = seats[seat] ?? {};
    const dead = given.hits === 10;
    players[seat] = {
      figure: FIGURES[index]!,
      ability: ABILITIES[index]!,
      hits: 0,
      tokens: turn.stage === 'move' && !dead ? 5 : 0,
      spent: false,
      pile: [],
      guards: [],
      ...given,
    };
  }
  const used = new Set<string | null>([tile, ...tiles.map((text) => parsePlaced(text)!.tile)]);
  const unused = TILE_IDS.filter((id) => !used.has(id));
  const aside = sketch.aside ?? [];
  const first = sketch.deck ?? [];
  const deck = [...first, ...unused.filter((id) => !aside.includes(id) && !first.includes(id))];
  const owned = Object.values(players);
  const taken = [...Object.values(put), ...owned.flatMap((player) => [...player.pile, ...player.guards])];
  return {
    game: 'tetzilla',
    version: 1,
    options: { abilities: 'random', guardPoints: 1, level: false, ...sketch.options },
    board: boardOf(count, tiles, put),
    tiles,
    players,
    turn,
    tile,
    fired,
    last: aside.length > 0,
    deck,
    aside,
    buildings: supplyOf(ALL_BUILDINGS, taken, sketch.buildings ?? []),
    guards: supplyOf(ALL_GUARDS, taken, sketch.guards ?? []),
    rng: RNG,
    outcome: null,
  };
}
