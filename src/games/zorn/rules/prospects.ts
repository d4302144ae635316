import { ARROWS, isArea, NOWHERE, TO_PASS } from './map';
import { cacheOf } from './scoring';
import { GLORY, type State } from './state';
import { FIRST_BLIGHT, isCore, KIND_OF, UNIT_COUNT } from './units';

/** By how much a score must be better for its seat to be about e times as likely to win. */
export const SCORE_SCALE = 12;
const NEAR = 8;
const UNIT_WORTH = 1.5;
const TERROR_WORTH = 2;
/** So little that it decides among equals alone, so that nobody changes an order to and fro. */
const ORDER_WORTH = 0.001;
/** The values of the standing orders that a program needs: what can be, answers itself (N4.9). */
const PREFERRED_ORDERS = [1, 1, 1, 0, 0];

const ordersKept = (s: State, seat: number): number =>
  PREFERRED_ORDERS.reduce((count, value, order) => count + Number(s.order(seat, order) === value), 0);

/** Terror that the Blight on the map threatens: the nearer to a pass, the more of it. */
function threat(s: State): number {
  let sum = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    const area = s.at[unit]!;
    if (!isArea(area) || ARROWS[area] === undefined || TO_PASS[area] === NOWHERE) continue;
    sum += (KIND_OF[unit]!.terror * Math.max(0, NEAR - TO_PASS[area]!)) / NEAR;
  }
  return sum;
}

/** How well a seat stands: its Glory, its units, and how far all are from losing together. */
export function prospectsOf(s: State, seat: number): number {
  if (s.outcome !== null) {
    const winners: readonly string[] = s.outcome.result === 'won' ? s.outcome.winners : [];
    return winners.includes('ABCDE'[seat]!) ? 1000 : s.outcome.result === 'won' ? 500 : -1000;
  }
  let units = 0;
  for (const unit of s.rosters[seat]!) {
    if (isCore[unit] === 1 && s.at[unit] !== NOWHERE) units += 1 - s.hits[unit]! / (2 * KIND_OF[unit]!.life);
  }
  const terror = TERROR_WORTH * (s.terror + threat(s) / 2);
  return (
    s.holds(seat, GLORY) +
    cacheOf(s, seat) / 2 +
    UNIT_WORTH * units -
    terror +
    ORDER_WORTH * ordersKept(s, seat)
  );
}

/** How likely each seat is to win, by its score; what all may lose together is shared alike. */
export function likelyWins(s: State, into: number[]): void {
  const { seats } = s.config;
  const { outcome } = s;
  into.length = seats;
  if (outcome !== null) {
    const winners: readonly string[] = outcome.result === 'won' ? outcome.winners : [];
    for (let seat = 0; seat < seats; seat++) {
      into[seat] =
        winners.length === 0 ? 1 / seats : winners.includes('ABCDE'[seat]!) ? 1 / winners.length : 0;
    }
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += into[seat] = Math.exp(prospectsOf(s, seat) / SCORE_SCALE);
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}
