import { Random, unwrap } from '#core';
import {
  CARD_IDS,
  type CardId,
  type Event,
  type PlayerState,
  type Position,
  SEATS,
  type Seat,
  type SetupOptions,
  zorgl,
} from '#zorgl/rules';
import { advanceThrough, type Table, tableOf } from '#zorgl/view';
import { crowdedPosition } from '../../../helpers/crowded-position';
import { LIVELY, randomPlay } from '../../../helpers/random-game';

const PLACES: readonly (readonly Seat[])[] = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'C', 'D'],
];

/** What one action of a game shows: the table before, the facts, the position after. */
export interface PlayedScene {
  readonly table: Table;
  readonly events: readonly Event[];
  readonly next: Position;
}

export function openingOf(places: readonly Seat[], seed = 1): Position {
  return unwrap(zorgl.setup({ places, army: true, flight: 'english' }, seed));
}

function* scenesFrom(
  start: Position,
  seed: number,
  most: number,
  eager: ReadonlySet<string>,
): Generator<PlayedScene> {
  let table = tableOf(start);
  for (const { events, next } of randomPlay(start, seed, most, eager)) {
    yield { table, events, next };
    table = advanceThrough(table, events);
  }
}

/** The scenes of a random game of two to four ordinary players. @param most actions shown */
export function playedScenes(seed: number, most = 250): Generator<PlayedScene> {
  return scenesFrom(openingOf(Random.fromSeed(seed).pick(PLACES), seed), seed, most, LIVELY);
}

const SPECIALS = ['nogyab', 'greatzilla', 'xman', 'krustazor'] as const;

/** Games in which all the special monsters play, each against each. */
const SPECIAL_OPTIONS: readonly SetupOptions[] = [
  { places: ['A', 'C'], monsters: { A: 'nogyab', C: 'greatzilla' }, army: true, flight: 'english' },
  { places: ['B', 'D'], monsters: { B: 'krustazor', D: 'xman' }, army: true, flight: 'french' },
  { places: ['A', 'C'], monsters: { A: 'xman', C: 'nogyab' }, army: false, flight: 'english' },
  { places: ['A', 'B', 'C'], monsters: { B: 'nogyab', C: 'krustazor' }, army: true, flight: 'french' },
  {
    places: ['A', 'B', 'C', 'D'],
    monsters: { A: 'krustazor', B: 'nogyab', C: 'greatzilla', D: 'xman' },
    army: true,
    flight: 'english',
  },
];

/** Exchanges two cards wherever they are. */
function exchange(position: Position, one: CardId, other: CardId): Position {
  const among = (cards: readonly CardId[]) =>
    cards.map((card) => (card === one ? other : card === other ? one : card));
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const seat of SEATS) {
    const player = position.players[seat];
    if (player !== undefined) players[seat] = { ...player, hand: among(player.hand) };
  }
  return { ...position, players, draw: among(position.draw), discard: among(position.discard) };
}

/** The position with a joker in the hands of the first two players who hold cards. */
function withJokers(position: Position): Position {
  const holders = position.order.filter((seat) => position.players[seat]!.hand.length > 0);
  const jokers = CARD_IDS.filter((card) => card.startsWith('X'));
  return holders.slice(0, jokers.length).reduce((dealt, seat, index) => {
    const [card] = dealt.players[seat]!.hand;
    return exchange(dealt, card!, jokers[index]!);
  }, position);
}

/** What special monsters do, on top of what is lively anyway. */
const EAGER = new Set([...LIVELY, 'missile', 'sweep', 'sweep-on', 'ink', 'hover', 'tail']);

/** The scenes of a random game of special monsters who begin with jokers. */
export function specialScenes(seed: number, most = 150): Generator<PlayedScene> {
  const opening = unwrap(zorgl.setup(Random.fromSeed(seed).pick(SPECIAL_OPTIONS), seed));
  return scenesFrom(withJokers(opening), seed, most, EAGER);
}

/** Scenes of special monsters with jokers in a crowd of low buildings, where the rarest facts are common. */
export function crowdedScenes(seed: number, most = 25): Generator<PlayedScene> {
  const position = crowdedPosition(seed);
  const random = Random.fromSeed(seed);
  const first = random.below(SPECIALS.length);
  const roof = random.below(4);
  const players: Partial<Record<Seat, PlayerState>> = {};
  let { board } = position;
  for (const [index, seat] of position.order.entries()) {
    const monster = SPECIALS[(first + index) % SPECIALS.length]!;
    // Far from victory, so that play goes on.
    players[seat] = { ...position.players[seat]!, monster, floors: 0, units: 0 };
    // Nogyab is on a roof already, most of the time.
    if (monster === 'nogyab' && roof > 0) board = board.map((row) => row.replace(seat, `${seat}/${roof}`));
  }
  const options = { ...position.options, specials: true };
  return scenesFrom(withJokers({ ...position, board, options, players }), seed, most, EAGER);
}
