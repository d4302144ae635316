import { type Game, ok, optionsOf, parseShape, rankTeams, simulatorOf } from '#core';
import { ActionShape, PositionShape } from './shape';
import { type Event, fail, type NewGameTypes, type Position, SEATS, type Seat } from './types';

// `lessons/rulebook` numbers the rules. Cite the number wherever code or a test implements one.

const MAX_TAKE = 3;
const FLOORS = { floors: { kind: 'integer', least: 5, most: 30, default: 15, clause: 'R1.1' } } as const;

const nextSeat = ({ order, turn }: Position): Seat => order[(order.indexOf(turn) + 1) % order.length]!;

function after(view: Position, { seat, take, left, next }: Event): Position {
  return {
    ...view,
    turn: next ?? seat,
    floors: left,
    taken: view.taken.map((count, index) => (view.order[index] === seat ? count + take : count)),
    winner: next === null ? seat : null,
  };
}

/** The tower game, as a starting point for your own. */
export const newGame: Game<NewGameTypes> = {
  id: 'new-game',
  players: { min: 2, max: SEATS.length },
  options: optionsOf(
    FLOORS,
    (values, players = 2) => ({ players, ...values }),
    ({ floors }) => ({ floors }),
  ),
  setup({ players, floors }) {
    const checked = newGame.options.parse({ floors }, players);
    if (!checked.ok) return checked;
    const order = SEATS.slice(0, players);
    return ok({ game: 'new-game', order, turn: 'A', floors, taken: order.map(() => 0), winner: null });
  },
  seats: ({ order }) => order,
  teams: ({ order }) => order.map((seat) => [seat]),
  pending: ({ winner, turn }) => (winner === null ? [{ seat: turn, kind: 'take' }] : []),
  legal: ({ winner, floors }) =>
    winner === null
      ? Array.from({ length: Math.min(MAX_TAKE, floors) }, (_, index) => ({ take: index + 1 }))
      : [],
  apply(position, { take }) {
    if (position.winner !== null) return fail('', 'action.impossible');
    if (take < 1 || take > MAX_TAKE) return fail('take', 'new-game.take', {}, 'R2.1');
    if (take > position.floors) return fail('take', 'new-game.floors', {}, 'R2.1');
    const left = position.floors - take;
    const seat = position.turn;
    const event = { type: 'taken', seat, take, left, next: left === 0 ? null : nextSeat(position) } as const;
    return ok({ position: newGame.advance(position, [event]), events: [event] });
  },
  // Nothing is hidden: everybody sees the whole position.
  view: (known) => known,
  advance: (view, events) => events.reduce(after, view),
  actionFor: (action) => action,
  outcome: ({ winner }) => (winner === null ? null : { winner }),
  ranking({ order, taken, winner }) {
    const teams = order.map((seat, index) => ({ seats: [seat], score: taken[index]! }));
    const won = ({ seats }: (typeof teams)[number]) => Number(seats[0] === winner);
    return rankTeams(teams, (a, b) => won(b) - won(a));
  },
  reveals: () => false,
  parse(input) {
    const shape = parseShape(PositionShape, input);
    if (!shape.ok) return shape;
    const { order, turn, floors, taken, winner } = shape.value;
    if (order.some((seat, index) => seat !== SEATS[index])) return fail('order', 'new-game.order');
    if (!order.includes(turn)) return fail('turn', 'new-game.seat');
    if (taken.length !== order.length) return fail('taken', 'new-game.taken');
    if ((winner === null) === (floors === 0) || (winner !== null && winner !== turn))
      return fail('winner', 'new-game.winner', {}, 'R3.1');
    return ok(shape.value);
  },
  parseAction: (input) => parseShape(ActionShape, input),
};

/** Search interface of the bots, directly on the rules. A fast mutable state pays off for deep searches. */
export const simulator = simulatorOf(newGame, {
  determinize: (view) => view,
  // A tower with a multiple of four floors is lost for the active player.
  score: ({ floors, turn, winner }, seat) =>
    winner === null ? Number((floors % (MAX_TAKE + 1) === 0) !== (turn === seat)) : Number(winner === seat),
});
