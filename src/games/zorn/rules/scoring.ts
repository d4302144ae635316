import { TOKEN_FACTS } from './facts';
import { DENS, NOWHERE } from './map';
import type { Seat } from './position';
import {
  FOOD,
  GLORY,
  GOLD,
  HOLDINGS,
  RELICS_TAKEN,
  STUNNED,
  type State,
  SUPPLIES,
  TERRORIZED,
} from './state';
import { seatName, type Table } from './table';
import { D12, isCharacter, isCore } from './units';

const FULL_DAYS = 4;
const RELIC_TERROR = 3;
const SOUND_UNIT = 2;
const GOLD_WORTH = 3;
const FOOD_WORTH = 2;

/** Cache of a House at the end (N15.4). */
export function cacheOf(s: State, seat: number): number {
  let cache = 0;
  for (const unit of s.rosters[seat]!) {
    if (isCore[unit] === 0 || s.at[unit] === NOWHERE) continue;
    // Wounds are not markers in the sense of the clause; Stunned and Terrorized are.
    const fresh = isCharacter[unit] === 1 || s.hits[unit] === 0;
    if (fresh && (s.cond[unit]! & (STUNNED | TERRORIZED)) === 0) cache += SOUND_UNIT;
  }
  if (s.config.slice === 0) return cache;
  return (
    cache + GOLD_WORTH * s.holds(seat, GOLD) + FOOD_WORTH * s.holds(seat, FOOD) + s.holds(seat, SUPPLIES)
  );
}

/** Terror for relics left in the dens (N15.1, N5.8). */
function relicsLeft(t: Table): void {
  const { s } = t;
  const left = DENS.filter(
    (area) => s.tokens[area] !== NOWHERE && TOKEN_FACTS[s.tokens[area]!]!.kind === 'relic',
  );
  const each = Math.ceil((RELIC_TERROR * s.config.days) / FULL_DAYS);
  if (left.length > 0) t.terror(left.length * each);
}

const bestOf = (seats: readonly number[], worth: (seat: number) => number): number[] => {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
};

/** The Hand of the Crown (N15.5). */
function winnersOf(t: Table, cache: readonly number[]): readonly number[] {
  const { s } = t;
  const seats = cache.map((_, seat) => seat);
  const measures = [
    (seat: number) => s.holds(seat, GLORY),
    (seat: number) => cache[seat]!,
    (seat: number) => s.holds(seat, RELICS_TAKEN),
  ];
  const best = (among: readonly number[]) =>
    measures.reduce<readonly number[]>((left, worth) => bestOf(left, worth), among);
  const tied = best(seats);
  if (tied.length === 1) return tied;
  const rolls = tied.map((seat) => t.roll('crown', D12, -1, seat));
  const crowned = tied.filter((_, place) => rolls[place] === Math.max(...rolls));
  if (crowned.length === 1) return crowned;
  const others = seats.filter((seat) => !crowned.includes(seat));
  return others.length === 0 ? crowned : best(others);
}

/** After the last night: relics left, then the caches (N15.4, N15.5). */
export function finishGame(t: Table): never {
  const { s } = t;
  relicsLeft(t);
  const cache = Array.from({ length: s.config.seats }, (_, seat) => cacheOf(s, seat));
  for (const [seat, by] of cache.entries()) s.holdings[seat * HOLDINGS + GLORY]! += by;
  const winners = winnersOf(t, cache);
  const named = (list: readonly number[]) =>
    Object.fromEntries(list.map((count, seat) => [seatName(seat), count])) as Partial<Record<Seat, number>>;
  const glory = named(cache.map((_, seat) => s.holds(seat, GLORY)));
  for (const [seat, by] of cache.entries()) s.holdings[seat * HOLDINGS + GLORY]! -= by;
  return t.end({
    result: 'won',
    reason: 'night',
    winners: winners.map(seatName),
    glory,
    cache: named(cache),
  });
}
