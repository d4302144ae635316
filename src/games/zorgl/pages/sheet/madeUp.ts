import { CARD_IDS, type CardId } from '#core';
import { type Action, type Box, GRID, type Position, SEATS, type Seat } from '#zorgl/rules';

/** What a scene says of its position; everything else is made up to fit. */
export interface Sketch {
  /** What stands in the boxes, in the board notation; the others are as in the small town around the scene. */
  readonly boxes: Readonly<Partial<Record<Box, string>>>;
  /** The cards of each player in order of play; who is not named here does not play. */
  readonly hands: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  /** Whose monster is no zorgl. */
  readonly monsters?: Readonly<Partial<Record<Seat, string>>>;
  readonly floors?: Readonly<Partial<Record<Seat, number>>>;
  readonly pending?: Position['pending'];
  readonly aloft?: Seat;
  readonly turn?: Partial<Position['turn']>;
  /** How many cards lie in the draw pile; the rest is discarded. All where left out. */
  readonly drawn?: number;
}

/** A scene of the event sheet. */
export interface SheetScene {
  /** A name for links: words with dashes. */
  readonly id: string;
  readonly sketch: Sketch;
  /** What is done, one action after the other. */
  readonly actions: readonly Action[];
}

/** The small town that the scenes play in, around free boxes in the middle; the plant is in the background. */
const TOWN: Readonly<Record<Box, string>> = {
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

function boardOf(boxes: Sketch['boxes']): readonly string[] {
  const ownPlant = Object.values(boxes).some((content) => content?.includes('P'));
  const town = Object.entries(TOWN).filter(([, content]) => !(ownPlant && content.startsWith('P')));
  const contents: Readonly<Partial<Record<Box, string>>> = { ...Object.fromEntries(town), ...boxes };
  return Array.from({ length: GRID.height }, (_, row) =>
    Array.from({ length: GRID.width }, (_, file) => {
      const box = GRID.name((GRID.height - 1 - row) * GRID.width + file);
      return contents[box] ?? '.';
    }).join(' '),
  );
}

/** The whole position of a sketch: the cards nobody holds lie in the piles, in the order of the deck. */
export function madeUp(sketch: Sketch): Position {
  const { boxes, hands, monsters = {}, floors = {}, pending = null, aloft, turn = {}, drawn } = sketch;
  const order = SEATS.filter((seat) => hands[seat] !== undefined);
  const [player = 'A'] = order;
  const held = new Set<string>(Object.values(hands).flat());
  if (pending !== null && 'card' in pending) held.add(pending.card);
  const piles = CARD_IDS.filter((card) => !held.has(card));
  return {
    game: 'zorgl',
    version: 1,
    options: { army: true, flight: 'english', specials: Object.keys(monsters).length > 0 },
    board: boardOf(boxes),
    players: Object.fromEntries(
      order.map((seat) => [
        seat,
        {
          monster: monsters[seat] ?? 'zorgl',
          hand: hands[seat] ?? [],
          floors: floors[seat] ?? 0,
          units: 0,
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
