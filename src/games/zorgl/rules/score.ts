import { GRID } from './board';
import { MEETS_BUILDING, scanLine } from './line';
import { NOBODY, type State } from './state';

/** Value of an own floor. A floor of the strongest rival counts a little less; a lasting lead counts most. */
const FLOOR = 100;
const RIVAL_FLOOR = 60;
const VICTORY = 100_000;
/** Two floors ahead make a seat about e times as likely to win. */
export const SCORE_SCALE = 2 * (FLOOR + RIVAL_FLOOR);

/** Being next to a rival who stands before a building is worth about a tenth of the floor it may win. */
const THREAT = 9;
const EXPOSED = 7;
const CLOSENESS = 2;
const CARD_IN_HAND = 1;

/** Floors won if one monster pushed another right now (Z6.3, Z6.7). */
function threats(state: State, attacker: number, target: number): number {
  if (!state.isOnBoard(attacker) || !state.isOnBoard(target)) return 0;
  const from = state.at(attacker);
  const at = state.at(target);
  const direction = GRID.directionTo(from, at);
  if (direction < 0) return 0;
  const { length, recoil, meets } = scanLine(state, at, direction);
  return meets === MEETS_BUILDING ? Math.min(length, state.floors(recoil)) : 0;
}

/**
 * Heuristic score of a seat: mainly floors; then threats made minus threats received, closeness to rivals,
 * and cards in hand.
 * @param seat 0 … 3
 */
export function scoreOf(state: State, seat: number): number {
  if (state.winner !== NOBODY) return state.winner === seat ? VICTORY : -VICTORY;
  let rivalMost = 0;
  let total = state.worth(seat) * FLOOR;
  let nearest = GRID.width;
  for (const rival of state.config.order) {
    if (rival === seat) continue;
    rivalMost = Math.max(rivalMost, state.worth(rival));
    total += threats(state, seat, rival) * THREAT - threats(state, rival, seat) * EXPOSED;
    if (!state.isOnBoard(seat) || !state.isOnBoard(rival)) continue;
    nearest = Math.min(nearest, GRID.distance(state.at(seat), state.at(rival)));
  }
  return total - rivalMost * RIVAL_FLOOR - nearest * CLOSENESS + state.handSize(seat) * CARD_IN_HAND;
}
