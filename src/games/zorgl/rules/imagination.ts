import { CARD_IDS, type CardId, type Imagination, Random } from '#core';
import { GRID } from './board';
import { toState } from './convert';
import { MEETS_BUILDING, scanLine } from './line';
import type { PlayerState, Position, Seat, View } from './position';
import { type State, seatNumber } from './state';
import type { ZorglTypes } from './zorgl';

/** Deals what a view hides from the cards that are nowhere to be seen. */
function imagine(view: View, seed: number): Position {
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

/** A floor of one's own; a floor of the strongest rival counts a little less, a lasting lead most of all. */
const FLOOR = 100;
const RIVAL_FLOOR = 60;
const VICTORY = 100_000;

/** Standing next to a rival who stands before a building is worth about a tenth of the floor it may win. */
const THREAT = 9;
const EXPOSED = 7;
const CLOSENESS = 2;
const CARD_IN_HAND = 1;

/** How many floors a push of one monster by another, where they stand, would win (Z6.3, Z6.7). */
function threats(state: State, attacker: number, target: number): number {
  if (!state.isOnBoard(attacker) || !state.isOnBoard(target)) return 0;
  const from = state.at(attacker);
  const at = state.at(target);
  const direction = GRID.directionTo(from, at);
  if (direction < 0) return 0;
  const { length, recoil, meets } = scanLine(state, at, direction);
  return meets === MEETS_BUILDING ? Math.min(length, state.floors(recoil)) : 0;
}

/** Floors first; then standing where one threatens more than one is threatened, near somebody, with cards in hand. */
function score(position: Position, seat: Seat): number {
  const state = toState(position);
  const self = seatNumber(seat);
  if (position.outcome !== null) return position.outcome.winner === seat ? VICTORY : -VICTORY;
  let rivalMost = 0;
  let total = state.worth(self) * FLOOR;
  let nearest = GRID.width;
  for (const rival of state.charter.order) {
    if (rival === self) continue;
    rivalMost = Math.max(rivalMost, state.worth(rival));
    total += threats(state, self, rival) * THREAT - threats(state, rival, self) * EXPOSED;
    if (!state.isOnBoard(self) || !state.isOnBoard(rival)) continue;
    nearest = Math.min(nearest, GRID.distance(state.at(self), state.at(rival)));
  }
  return total - rivalMost * RIVAL_FLOOR - nearest * CLOSENESS + state.handSize(self) * CARD_IN_HAND;
}

/** What a bot needs beside the rules. */
export const imagination: Imagination<ZorglTypes> = { imagine, score };
