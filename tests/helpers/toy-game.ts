import {
  type CoreProblems,
  checkOptions,
  type Decision,
  defineProblems,
  type Game,
  type GameTypes,
  type Guesses,
  ok,
  type ProblemWords,
  Random,
  rankTeams,
  simulatorOf,
  type Viewer,
} from '#core';

/** What can be wrong in the toy. */
export const toyProblems = {
  'toy.nobody': 'nobody plays',
  'toy.notInHand': ({ card }: { readonly card: number }) => `${card} is not in the hand`,
} satisfies ProblemWords;

const { fail } = defineProblems<CoreProblems & typeof toyProblems>();

/**
 * A toy for tests: seats take turns and lay one card of their hidden hand on a common heap, or `pass` their turn.
 * A card adds its value to the player's score; who holds no cards is done; the game ends when all hands are empty.
 * A card of value 3 lets its player go again.
 */
export interface ToyPosition {
  readonly hands: Readonly<Record<string, readonly number[]>>;
  readonly scores: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  readonly turn: string;
  readonly passes: number;
}

export interface ToyView extends Omit<ToyPosition, 'hands'> {
  readonly hands: Readonly<Record<string, readonly number[] | { readonly count: number }>>;
}

export type ToyAction = { readonly lay: number } | { readonly pass: true };

interface ToyEvent {
  readonly type: 'laid' | 'passed';
  readonly by: string;
  readonly value: number;
}

export interface Toy extends GameTypes {
  readonly Seat: string;
  readonly Options: { readonly seats: readonly string[]; readonly cards: number };
  readonly Position: ToyPosition;
  readonly Action: ToyAction;
  readonly Event: ToyEvent;
  readonly View: ToyView;
  readonly SeenAction: ToyAction;
  readonly Outcome: { readonly winner: string };
}

function isOver(position: ToyPosition | ToyView): boolean {
  return position.order.every((seat) => {
    const hand = position.hands[seat];
    return Array.isArray(hand) ? hand.length === 0 : (hand as { count: number }).count === 0;
  });
}

function pending(position: ToyPosition | ToyView): readonly Decision[] {
  return isOver(position) ? [] : [{ seat: position.turn, kind: 'turn' }];
}

function told(view: ToyView, { type, by, value }: ToyEvent): ToyView {
  const next = view.order[(view.order.indexOf(by) + 1) % view.order.length]!;
  if (type === 'passed') return { ...view, turn: next, passes: view.passes + 1 };
  const hand = view.hands[by]!;
  const left = 'count' in hand ? { count: hand.count - 1 } : hand.toSpliced(hand.indexOf(value), 1);
  const isEmpty = ('count' in left ? left.count : left.length) === 0;
  return {
    ...view,
    hands: { ...view.hands, [by]: left },
    scores: { ...view.scores, [by]: (view.scores[by] ?? 0) + value },
    turn: value === 3 && !isEmpty ? by : next,
  };
}

export const toyGame: Game<Toy> = {
  id: 'toy',
  players: { min: 1, max: 4 },
  options: {
    specs: { cards: { kind: 'integer', least: 0, most: 9, default: 3 } },
    presets: [{ id: 'standard', values: {} }],
    parse(values, players = 2) {
      const { specs } = toyGame.options;
      const checked = checkOptions(specs, values, players);
      if (!checked.ok) return checked;
      return ok({ seats: ['A', 'B', 'C', 'D'].slice(0, players), cards: Number(checked.value.cards) });
    },
    values: ({ cards }) => ({ cards }),
  },

  setup({ seats, cards }, seed) {
    if (seats.length === 0) return fail('seats', 'toy.nobody');
    const random = Random.fromSeed(seed);
    const deal = () => Array.from({ length: cards }, () => random.below(4));
    return ok({
      hands: Object.fromEntries(seats.map((seat) => [seat, deal()])),
      scores: Object.fromEntries(seats.map((seat) => [seat, 0])),
      order: seats,
      turn: seats[0] as string,
      passes: 0,
    });
  },

  seats: (position) => position.order,
  teams: (position) => position.order.map((seat) => [seat]),
  pending,

  legal(position) {
    const hand = position.hands[position.turn];
    if (isOver(position) || !Array.isArray(hand)) return [];
    const values = [...new Set(hand as readonly number[])].sort();
    return [...values.map((lay) => ({ lay })), { pass: true as const }];
  },

  apply(position, action) {
    const by = position.turn;
    const at = position.order.indexOf(by);
    const next = position.order[(at + 1) % position.order.length] as string;
    if ('pass' in action) {
      return ok({
        position: { ...position, turn: next, passes: position.passes + 1 },
        events: [{ type: 'passed', by, value: 0 }],
      });
    }
    const hand = [...(position.hands[by] ?? [])];
    const card = hand.indexOf(action.lay);
    if (card < 0) return fail('lay', 'toy.notInHand', { card: action.lay }, 'T1');
    hand.splice(card, 1);
    return ok({
      position: {
        ...position,
        hands: { ...position.hands, [by]: hand },
        scores: { ...position.scores, [by]: (position.scores[by] ?? 0) + action.lay },
        turn: action.lay === 3 && hand.length > 0 ? by : next,
      },
      events: [{ type: 'laid', by, value: action.lay }],
    });
  },

  view(known, viewer: Viewer<string>) {
    const shown = known.order.map((seat) => {
      const hand = known.hands[seat] ?? [];
      return [seat, seat === viewer || 'count' in hand ? hand : { count: hand.length }] as const;
    });
    return { ...known, hands: Object.fromEntries(shown) };
  },

  advance: (view, events) => events.reduce(told, view),

  actionFor: (action) => action,

  ranking(position) {
    const teams = position.order.map((seat) => ({ seats: [seat], score: position.scores[seat] ?? 0 }));
    return rankTeams(teams, (a, b) => b.score - a.score);
  },

  outcome(position) {
    if (!isOver(position)) return null;
    const winner = position.order.reduce((best, seat) =>
      (position.scores[seat] ?? 0) > (position.scores[best] ?? 0) ? seat : best,
    );
    return { winner };
  },

  reveals: () => false,

  parse(input) {
    const given = input as Partial<ToyPosition> | null;
    if (typeof given !== 'object' || given === null) return fail('', 'type.object');
    if (!Array.isArray(given.order)) return fail('order', 'type.list');
    if (typeof given.hands !== 'object') return fail('hands', 'missing');
    return ok(given as ToyPosition);
  },

  parseAction(input) {
    const given = input as { lay?: unknown; pass?: unknown } | null;
    if (typeof given !== 'object' || given === null) return fail('', 'type.object');
    if (given.pass === true) return ok({ pass: true });
    return typeof given.lay === 'number' ? ok({ lay: given.lay }) : fail('lay', 'type.number');
  },
};

export const toyGuesses: Guesses<Toy> = {
  determinize(view, seed) {
    const random = Random.fromSeed(seed);
    const hands = Object.entries(view.hands).map(([seat, hand]) => [
      seat,
      'count' in hand ? Array.from({ length: hand.count }, () => random.below(4)) : hand,
    ]);
    return { ...view, hands: Object.fromEntries(hands) };
  },
  score: (position, seat) => position.scores[seat] ?? 0,
};

export const toySimulator = simulatorOf(toyGame, toyGuesses);

/** A position with the given hands, in the order of the keys; the first seat is to move. */
export function toyPosition(hands: Readonly<Record<string, readonly number[]>>): ToyPosition {
  const order = Object.keys(hands);
  return {
    hands,
    scores: Object.fromEntries(order.map((seat) => [seat, 0])),
    order,
    turn: order[0] as string,
    passes: 0,
  };
}
