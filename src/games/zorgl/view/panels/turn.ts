import type { Action, Seat, View } from '#zorgl/rules';

/** Why the turn cannot be ended now. */
export type EndBlock =
  | { readonly why: 'more'; readonly cards: number }
  /** A seat has this many cards to discard (Z11.15). */
  | { readonly why: 'discard'; readonly seat: Seat; readonly cards: number }
  /** A seat chooses where the monster falls (Z11.8), or has another decision to make. */
  | { readonly why: 'fall' | 'waiting'; readonly seat: Seat }
  /** `roof`: the monster has to leave the building (Z11.8); `land`: it has to come down first (Z11.12). */
  | { readonly why: 'power' | 'land' | 'roof' | 'moving' | 'over' };

export interface TurnContext {
  readonly view: Pick<View, 'turn' | 'pending' | 'outcome' | 'players'>;
  readonly legal: readonly Action[];
  /** A player at this device has to decide. */
  readonly mine: boolean;
  /** The table is still animating earlier events. */
  readonly moving: boolean;
}

/** Most cards that a victim of ink loses (Z11.15). */
const MAX_DISCARDED = 3;

/** Why the turn cannot be ended now; null if it can (Z3.2). */
export function endBlock({ view, legal, mine, moving }: TurnContext): EndBlock | null {
  const { turn, pending, outcome } = view;
  if (outcome !== null) return { why: 'over' };
  if (pending?.kind === 'discard') return discardBlock(view, pending.queue);
  if (pending?.kind === 'fall') return { why: 'fall', seat: pending.by };
  if (!mine) return { why: 'waiting', seat: turn.player };
  if (moving) return { why: 'moving' };
  if (legal.some((action) => action.do === 'end')) return null;
  if (pending !== null) return { why: pending.kind === 'land' ? 'land' : 'power' };
  if (turn.played >= turn.quota) return { why: 'roof' };
  return { why: 'more', cards: turn.quota - turn.played };
}

function discardBlock({ players, turn }: TurnContext['view'], queue: readonly Seat[]): EndBlock {
  const seat = queue[0] ?? turn.player;
  const hand = players[seat]?.hand ?? [];
  const held = 'count' in hand ? hand.count : hand.length;
  return { why: 'discard', seat, cards: Math.min(MAX_DISCARDED, held) };
}
