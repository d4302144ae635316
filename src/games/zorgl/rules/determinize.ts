import { Random, type Seed } from '#core';
import { CARD_IDS, type CardId } from './cards';
import type { PlayerState, Position, Seat, View } from './position';

/** A random position consistent with a view: the unseen cards are dealt to what it hides. */
export function determinize(view: View, seed: Seed): Position {
  const seen = new Set<CardId>(view.discard);
  if (view.pending !== null && 'card' in view.pending) seen.add(view.pending.card);
  for (const player of Object.values(view.players)) {
    if (!('count' in player.hand)) for (const card of player.hand) seen.add(card);
  }
  const unseen = CARD_IDS.map((_, number) => number).filter((number) => !seen.has(CARD_IDS[number]!));
  const random = Random.fromSeed(seed);
  random.shuffle(unseen, unseen.length);
  const hidden = unseen.map((number) => CARD_IDS[number]!);
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const seat of view.order) {
    const player = view.players[seat]!;
    const { hand } = player;
    players[seat] = { ...player, hand: 'count' in hand ? hidden.splice(0, hand.count) : hand };
  }
  return { ...view, players, draw: hidden, rng: random.format() };
}
