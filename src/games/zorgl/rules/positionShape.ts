import * as v from 'valibot';
import { FLIGHTS } from './position';
import { Card, Count, Flag, MonsterId, Seats } from './shapes';

const Hand = v.array(Card, 'must list the cards; a view that hides them is not a position');

const PlayerShape = v.strictObject({
  monster: MonsterId,
  hand: Hand,
  floors: Count,
  units: Count,
  aloft: v.exactOptional(v.literal(true, 'must be true, or left out')),
});

const PENDING_KINDS = ['blitz', 'frenzy', 'sweep', 'discard', 'land', 'fall'] as const;

const PendingShape = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('blitz'), card: Card }),
    v.strictObject({ kind: v.literal('frenzy'), card: Card }),
    v.strictObject({ kind: v.literal('sweep'), targets: v.array(Seats, 'must list monsters') }),
    v.strictObject({ kind: v.literal('discard'), queue: v.array(Seats, 'must list players') }),
    v.strictObject({ kind: v.literal('land') }),
    v.strictObject({ kind: v.literal('fall'), by: Seats }),
  ],
  (issue) => `${issue.received} is not one of ${PENDING_KINDS.join(', ')}`,
);

const NO_STATE = 'is not the state of a generator: 32 hexadecimal digits, not all 0';

/** The form of a position; what its parts say to each other is checked afterwards. */
export const PositionShape = v.strictObject({
  game: v.literal('zorgl', 'must be "zorgl"'),
  version: v.literal(1, 'must be 1'),
  options: v.strictObject({
    army: Flag,
    flight: v.picklist(FLIGHTS, `must be one of ${FLIGHTS.join(', ')}`),
    specials: Flag,
  }),
  board: v.array(v.string('must be a text'), 'must be seven rows'),
  players: v.strictObject({
    A: v.optional(PlayerShape),
    B: v.optional(PlayerShape),
    C: v.optional(PlayerShape),
    D: v.optional(PlayerShape),
  }),
  house: v.exactOptional(
    v.custom<Readonly<Record<string, unknown>>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      'must be an object: house monsters by id',
    ),
  ),
  order: v.array(Seats, 'must list the players'),
  turn: v.strictObject({ player: Seats, played: Count, quota: Count, inert: Flag }),
  pending: v.nullable(PendingShape),
  draw: Hand,
  discard: Hand,
  rng: v.optional(v.pipe(v.string(NO_STATE), v.regex(/^(?!0{32}$)[0-9a-f]{32}$/, NO_STATE))),
  outcome: v.nullable(
    v.strictObject({
      winner: Seats,
      reason: v.picklist(['floors', 'plant'], 'must be floors or plant'),
    }),
  ),
});

/** A position of the right form. Its house monsters are still to be checked. */
export type ShapedPosition = v.InferOutput<typeof PositionShape>;
