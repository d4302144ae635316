import * as v from 'valibot';
import { FLIGHTS } from './position';
import { code } from './problems';
import { Card, Count, Flag, MonsterId, Seats } from './shapes';

const Hand = v.array(Card, code('zorgl.hand.hidden'));

const PlayerShape = v.strictObject({
  monster: MonsterId,
  hand: Hand,
  floors: Count,
  units: Count,
  aloft: v.exactOptional(v.literal(true, code('zorgl.aloft.true'))),
});

const PendingShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('blitz'), card: Card }),
  v.strictObject({ kind: v.literal('frenzy'), card: Card }),
  v.strictObject({ kind: v.literal('sweep'), targets: v.array(Seats) }),
  v.strictObject({ kind: v.literal('discard'), queue: v.array(Seats) }),
  v.strictObject({ kind: v.literal('land') }),
  v.strictObject({ kind: v.literal('fall'), by: Seats }),
]);

const NO_STATE = code('zorgl.rng.state');

/** Schema of a position. Consistency between its parts is checked separately. */
export const PositionShape = v.strictObject({
  game: v.literal('zorgl'),
  version: v.literal(1),
  options: v.strictObject({
    army: Flag,
    flight: v.picklist(FLIGHTS),
    specials: Flag,
  }),
  board: v.array(v.string()),
  players: v.strictObject({
    A: v.optional(PlayerShape),
    B: v.optional(PlayerShape),
    C: v.optional(PlayerShape),
    D: v.optional(PlayerShape),
  }),
  house: v.exactOptional(
    v.custom<Readonly<Record<string, unknown>>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      code('type.object'),
    ),
  ),
  order: v.array(Seats),
  turn: v.strictObject({ player: Seats, played: Count, quota: Count, inert: Flag }),
  pending: v.nullable(PendingShape),
  draw: Hand,
  discard: Hand,
  rng: v.optional(v.pipe(v.string(NO_STATE), v.regex(/^(?!0{32}$)[0-9a-f]{32}$/, NO_STATE))),
  outcome: v.nullable(
    v.strictObject({
      winner: Seats,
      reason: v.picklist(['floors', 'plant']),
    }),
  ),
});

/** A position of valid shape, with unchecked house monsters. */
export type ShapedPosition = v.InferOutput<typeof PositionShape>;
