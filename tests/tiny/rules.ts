import {
  type CoreProblems,
  defineProblems,
  type Game,
  type GameEvent,
  ok,
  optionsOf,
  Random,
  rankTeams,
  simulatorOf,
} from '#core';

/**
 * Lap: pawns race round a ring of stones, two teams against each other. In a turn one plays a card of one's hidden hand
 * and walks as many stones; to end the turn one draws. The first who has gone round wins for the team.
 */
export const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve'] as const;
export type Seat = (typeof SEATS)[number];
export const STONES = 12;
/** What can be wrong in the game, by language. */
export const problems = {
  en: { 'lap.card': 'is not in the hand' },
  fr: { 'lap.card': 'n’est pas en main' },
};
const { fail } = defineProblems<CoreProblems & (typeof problems)['en']>();

const LAPS = { laps: { kind: 'integer', least: 1, most: 3, default: 1 } } as const;

type By<Value> = Readonly<Partial<Record<Seat, Value>>>;

interface Shared {
  readonly game: 'lap';
  readonly goal: number;
  readonly order: readonly Seat[];
  readonly at: By<number>;
  readonly turn: Seat;
  readonly walked: boolean;
  readonly winner: Seat | null;
}
type Hand = readonly number[];
type Position = Shared & { readonly hands: By<Hand>; readonly rng: string };
type View = Shared & { readonly hands: By<Hand | { readonly count: number }> };
type Action = { readonly do: 'walk'; readonly card: number } | { readonly do: 'end' };

type Event = GameEvent & { readonly seat: Seat; readonly card?: number; readonly to?: number } & {
  readonly secret?: { readonly to: readonly Seat[]; readonly drawn?: Hand };
};

export interface LapTypes {
  readonly Seat: Seat;
  readonly Options: { readonly players: number; readonly laps: number };
  readonly Position: Position;
  readonly View: View;
  readonly Action: Action;
  readonly SeenAction: Action;
  readonly Event: Event;
  readonly Outcome: { readonly winner: Seat };
}

export const cardsOf = ({ hands }: Position | View, seat: Seat): Hand => {
  const hand = hands[seat] ?? [];
  return 'count' in hand ? [] : hand;
};
const deal = (random: Random, count: number) => Array.from({ length: count }, () => 1 + random.below(3));
const teamsOf = ({ order }: Shared) => [0, 1].map((team) => order.filter((_, index) => index % 2 === team));

function walk(position: Position, card: number) {
  const { turn: seat, at, goal } = position;
  const to = Math.min(goal, (at[seat] ?? 0) + card);
  const hand = cardsOf(position, seat);
  const hands = { ...position.hands, [seat]: hand.toSpliced(hand.indexOf(card), 1) };
  const next = { ...position, at: { ...at, [seat]: to }, hands, walked: true };
  const walked = { type: 'walked', seat, card, to };
  return { position: { ...next, winner: to === goal ? seat : null }, events: [walked] };
}

function endTurn(position: Position) {
  const { turn: seat, order } = position;
  const random = Random.parse(position.rng)!;
  const drawn = deal(random, 1);
  const turn = order[(order.indexOf(seat) + 1) % order.length]!;
  const hands = { ...position.hands, [seat]: [...cardsOf(position, seat), ...drawn] };
  const drew = { type: 'drew', seat, secret: { to: [seat], drawn } };
  const next = { ...position, hands, rng: random.format(), turn, walked: false };
  return { position: next, events: [drew, { type: 'turn', seat: turn }] };
}

/** A hand that has lost a card or got some; of one that is hidden the count. */
function changed(hand: Hand | { readonly count: number }, lost: number | undefined, drawn?: Hand) {
  if ('count' in hand) return { count: hand.count + (lost === undefined ? 1 : -1) };
  return lost === undefined ? [...hand, ...(drawn ?? [])] : hand.toSpliced(hand.indexOf(lost), 1);
}

function told(view: View, { type, seat, card, to = 0, secret }: Event): View {
  if (type === 'turn') return { ...view, turn: seat, walked: false };
  const hands = { ...view.hands, [seat]: changed(view.hands[seat] ?? [], card, secret?.drawn) };
  if (type === 'drew') return { ...view, hands };
  return {
    ...view,
    at: { ...view.at, [seat]: to },
    hands,
    walked: true,
    winner: to === view.goal ? seat : null,
  };
}

export const lap: Game<LapTypes> = {
  id: 'lap',
  players: { min: 2, max: 5 },
  options: optionsOf(
    LAPS,
    (values, players = 5) => ({ players, ...values }),
    ({ laps }) => ({ laps }),
  ),
  setup({ players, laps }, seed) {
    const random = Random.fromSeed(seed);
    const order = SEATS.slice(0, players);
    const hands = Object.fromEntries(order.map((seat) => [seat, deal(random, 3)]));
    const shared = { game: 'lap', goal: laps * STONES, order, turn: order[0]!, walked: false } as const;
    return ok({ ...shared, at: {}, winner: null, hands, rng: random.format() });
  },
  seats: ({ order }) => order,
  teams: teamsOf,
  pending: ({ winner, turn, walked }) =>
    winner === null ? [{ seat: turn, kind: walked ? 'end' : 'walk' }] : [],
  legal(known) {
    if (known.winner !== null) return [];
    if (known.walked) return [{ do: 'end' }];
    return [...new Set(cardsOf(known, known.turn))].sort().map((card) => ({ do: 'walk', card }));
  },
  apply(position, action) {
    if (position.winner !== null || position.walked !== (action.do === 'end'))
      return fail('do', 'action.impossible');
    if (action.do === 'end') return ok(endTurn(position));
    const held = cardsOf(position, position.turn).includes(action.card);
    return held ? ok(walk(position, action.card)) : fail('card', 'lap.card');
  },
  view(known, viewer) {
    const { rng: _hidden, hands, ...shared } = { rng: '', ...known };
    const seen = shared.order.map((seat) => {
      const hand = hands[seat] ?? [];
      return [seat, seat === viewer || 'count' in hand ? hand : { count: hand.length }];
    });
    return { ...shared, hands: Object.fromEntries(seen) };
  },
  advance: (view, events) => events.reduce(told, view),
  actionFor: (action) => action,
  outcome: ({ winner }) => (winner === null ? null : { winner }),
  ranking(known) {
    const far = (seats: readonly Seat[]) => Math.max(...seats.map((seat) => known.at[seat] ?? 0));
    const teams = teamsOf(known).map((seats) => ({ seats, score: far(seats) }));
    return rankTeams(teams, (a, b) => b.score - a.score);
  },
  reveals: (events) => events.some(({ type }) => type === 'drew'),
  parse: (input) =>
    (input as Position | null)?.game === 'lap'
      ? ok(input as Position)
      : fail('game', 'value.other', { expected: '"lap"' }),
  parseAction: (input) =>
    ['walk', 'end'].includes(String((input as Action | null)?.do))
      ? ok(input as Action)
      : fail('do', 'type.other'),
};

export const simulator = simulatorOf(lap, {
  determinize(view, seed) {
    const random = Random.fromSeed(seed);
    const hands = Object.entries(view.hands).map(([seat, hand]) =>
      'count' in hand ? [seat, deal(random, hand.count)] : [seat, hand],
    );
    return { ...view, hands: Object.fromEntries(hands), rng: random.format() };
  },
  score: ({ at }, seat) => at[seat] ?? 0,
});
