import {
  type Box,
  CARD_IDS,
  type CardId,
  CITY,
  type Flight,
  GRID,
  type Position,
  SEATS,
  type Seat,
} from '#zorgl/rules';

/** The parts of a position that matter to a lesson; the rest is filled in. */
export interface Sketch {
  /** Contents of boxes, in board notation; all others are as in `city`. */
  readonly boxes: Readonly<Partial<Record<Box, string>>>;
  /**
   * `town` (default): a small town around free boxes in the middle; `set-up`: the city of the rulebook with
   * empty starting places; `set-up-army`: the same with its units.
   */
  readonly city?: 'town' | 'set-up' | 'set-up-army';
  /** The cards of each player. Seats that are not listed do not play. */
  readonly hands: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  /** The order of play; defaults to the order of the letters. */
  readonly order?: readonly Seat[];
  /** Monsters that are not a zorgl. */
  readonly monsters?: Readonly<Partial<Record<Seat, string>>>;
  readonly floors?: Readonly<Partial<Record<Seat, number>>>;
  readonly units?: Readonly<Partial<Record<Seat, number>>>;
  /** Defaults to English. */
  readonly flight?: Flight;
  /** The army option; on by default. */
  readonly army?: boolean;
  readonly pending?: Position['pending'];
  readonly aloft?: Seat;
  readonly turn?: Partial<Position['turn']>;
  /** Number of cards in the draw pile; the rest is discarded. Defaults to all. */
  readonly drawn?: number;
}

type Boxes = Readonly<Partial<Record<Box, string>>>;

/** A small town around free boxes in the middle, with the plant in the background. */
const TOWN: Boxes = {
  a7: '3',
  b7: '4',
  d7: 'P8',
  f7: '4',
  g7: '3',
  a5: '2',
  g5: '3',
  a1: '4',
  c1: '2',
  e1: '3',
  g1: '4',
};

const boxAt = (row: number, file: number): Box => GRID.name((GRID.height - 1 - row) * GRID.width + file);

/** The city of the rulebook, without monsters. */
function setUp(army: boolean): Boxes {
  const contents = CITY.flatMap((rank, row) =>
    rank.split(' ').map((token, file): [Box, string] => [boxAt(row, file), token]),
  );
  return Object.fromEntries(
    contents.filter(([, token]) => !(SEATS as readonly string[]).includes(token) && (army || token !== 'u')),
  );
}

function boardOf({ boxes, city = 'town' }: Sketch): readonly string[] {
  const around = Object.entries(city === 'town' ? TOWN : setUp(city === 'set-up-army'));
  const ownPlant = Object.values(boxes).some((content) => content?.includes('P'));
  const kept = around.filter(([, content]) => !(ownPlant && content?.startsWith('P') === true));
  const contents: Boxes = { ...Object.fromEntries(kept), ...boxes };
  return Array.from({ length: GRID.height }, (_, row) =>
    Array.from({ length: GRID.width }, (_, file) => contents[boxAt(row, file)] ?? '.').join(' '),
  );
}

/** The position of a sketch. Cards that nobody holds are in the piles, in deck order. */
export const positionFromSketch = (sketch: Sketch): Position => onBoard(boardOf(sketch), sketch);

/** The same for a complete board. @param board its ranks, north first */
export function onBoard(board: readonly string[], sketch: Omit<Sketch, 'boxes' | 'city'>): Position {
  const { hands, monsters = {}, floors = {}, units = {}, pending = null, aloft, turn = {}, drawn } = sketch;
  const order = sketch.order ?? SEATS.filter((seat) => hands[seat] !== undefined);
  const [player = 'A'] = order;
  const held = new Set<string>(Object.values(hands).flat());
  if (pending !== null && 'card' in pending) held.add(pending.card);
  const piles = CARD_IDS.filter((card) => !held.has(card));
  return {
    game: 'zorgl',
    version: 1,
    options: {
      army: sketch.army ?? true,
      flight: sketch.flight ?? 'english',
      specials: Object.keys(monsters).length > 0,
    },
    board,
    players: Object.fromEntries(
      order.map((seat) => [
        seat,
        {
          monster: monsters[seat] ?? 'zorgl',
          hand: hands[seat] ?? [],
          floors: floors[seat] ?? 0,
          units: units[seat] ?? 0,
          ...(seat === aloft ? { aloft: true as const } : {}),
        },
      ]),
    ),
    order,
    turn: { player, played: 0, quota: Math.min(3, hands[player]?.length ?? 0), inert: false, ...turn },
    pending,
    draw: piles.slice(0, drawn),
    discard: drawn === undefined ? [] : piles.slice(drawn),
    rng: '0000000100000002000000030000000f',
    outcome: null,
  };
}
