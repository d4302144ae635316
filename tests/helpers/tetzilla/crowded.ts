import { Random, unwrap } from '#core';
import {
  ABILITIES,
  type Building,
  type GuardKind,
  type PlayerState,
  type Position,
  type Seat,
  tetzilla,
} from '#tetzilla/rules';
import { mixedOptions, randomPlay, type Transition } from './random-game';

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = items.map((_, index) => index);
  random.shuffle(order, order.length);
  return order.map((index) => items[index]!);
}

/** A random game up to some way into its turns. */
function middle(seed: number, random: Random): Position {
  let position = unwrap(tetzilla.setup(mixedOptions(seed), seed));
  const most = 20 + random.below(100);
  for (const { next } of randomPlay(position, seed, most)) if (next.outcome === null) position = next;
  return position;
}

/** Everything that may stand in a box, dealt again over the boxes that are built; many guards near the kaiju. */
function scattered(position: Position, random: Random): readonly string[] {
  const tokens = position.board.flatMap((row) => row.split(' '));
  const width = position.board[0]!.split(' ').length;
  const built = tokens.flatMap((token, index) => (token === '.' ? [] : [index]));
  const things = shuffled(
    built.map((index) => tokens[index]!),
    random,
  );
  const board = [...tokens];
  for (const [place, index] of built.entries()) board[index] = things[place]!;
  return Array.from({ length: board.length / width }, (_, row) =>
    board.slice(row * width, (row + 1) * width).join(' '),
  );
}

/** Two kaiju come together in a box. */
function joined(board: readonly string[], seats: readonly Seat[]): readonly string[] {
  const [one, other] = [...seats].sort();
  if (one === undefined || other === undefined) return board;
  const tokens = board.map((row) => row.split(' '));
  return tokens.map((row) =>
    row.map((token) => (token === one ? '#' : token === other ? `${one}${other}` : token)).join(' '),
  );
}

type Players = Partial<Record<Seat, PlayerState>>;

function hurt(position: Position, random: Random): Players {
  const players: Players = {};
  const abilities = shuffled([...ABILITIES, ...ABILITIES], random);
  for (const [seat, player] of Object.entries(position.players) as [Seat, PlayerState][]) {
    const hits = player.hits === 10 || position.turn.number === 0 ? player.hits : 5 + random.below(5);
    const ability = player.ability === null ? null : abilities.pop()!;
    players[seat] = { ...player, hits, ability, spent: position.turn.number > 0 && random.below(3) === 0 };
  }
  return players;
}

/** All guards of the supply on bare boxes of the board. */
function guarded(position: Position, random: Random): Position {
  const guards: GuardKind[] = [...position.guards];
  const board = position.board.map((row) =>
    row
      .split(' ')
      .map((token) => (token === '#' && guards.length > 0 && random.below(3) === 0 ? guards.pop()! : token))
      .join(' '),
  );
  return { ...position, board, guards };
}

/** Nothing is left of the supplies, or of the deck. */
function exhausted(position: Position, random: Random): Position {
  const [seat, player] = Object.entries(position.players)[0] as [Seat, PlayerState];
  const { buildings, guards, deck, aside } = position;
  if (random.below(2) === 0) {
    const kept = random.below(3);
    const pile: Building[] = [...player.pile, ...buildings.slice(kept)];
    const taken: GuardKind[] = [...player.guards, ...guards.slice(kept)];
    const players = { ...position.players, [seat]: { ...player, pile, guards: taken } };
    return { ...position, players, buildings: buildings.slice(0, kept), guards: guards.slice(0, kept) };
  }
  const left = random.below(4);
  const put = [...aside, ...deck.slice(left)];
  return { ...position, deck: deck.slice(0, left), aside: put, last: put.length > 0 };
}

/**
 * A valid position that play seldom or never comes to: markers and kaiju scattered over the city, two together, kaiju
 * near death, guards everywhere, supplies or deck at their end. Undefined if chance has left nothing to decide.
 */
export function crowdedPosition(seed: number): Position | undefined {
  const random = Random.fromSeed(seed);
  let position = middle(seed, random);
  if (random.below(2) === 0) position = { ...position, board: scattered(position, random), fired: [] };
  if (random.below(2) === 0) position = { ...guarded(position, random), fired: [] };
  const standing = tetzilla.seats(position).filter((seat) => position.board.join(' ').match(`\\b${seat}\\b`));
  if (random.below(2) === 0) {
    position = { ...position, board: joined(position.board, shuffled(standing, random).slice(0, 2)) };
  }
  if (random.below(2) === 0) position = { ...position, players: hurt(position, random) };
  if (random.below(3) === 0) position = exhausted(position, random);
  if (position.turn.number > 0 && position.turn.stage === 'slide' && random.below(2) === 0) {
    const deck = [position.tile!, ...position.deck];
    position = { ...position, deck, tile: null, turn: { ...position.turn, stage: 'fire' } };
  }
  const parsed = tetzilla.parse(position);
  return parsed.ok ? parsed.value : undefined;
}

/** A few actions from a crowded position; none if there is none for the seed. */
export function* crowdedPlay(seed: number, most: number): Generator<Transition> {
  const start = crowdedPosition(seed);
  if (start !== undefined) yield* randomPlay(start, seed, most);
}
