import type { FrameOf, SpreadFrame } from './frames';
import { lose } from './losses';
import { hitFrame, testFrame } from './makeFrames';
import { NOWHERE } from './map';
import { braveryOf } from './ratings';
import { NOBODY, type State } from './state';
import { nameOf, type Table } from './table';
import { having, isBlight, isCharacter, KIND_OF } from './units';

const isIron = having('wall-of-iron');

/**
 * Applies a Hit, with a character's save or the test of Wall of Iron (N13.1, N13.2, N25.27). Result 1 if
 * taken.
 */
export function runHit(t: Table, f: FrameOf<'hit'>): void {
  const { s } = t;
  const { unit } = f;
  if (s.at[unit] === NOWHERE) {
    t.done(0);
    return;
  }
  switch (f.pc) {
    case 0:
      f.pc = 1;
      if (f.saves && isCharacter[unit] === 1) t.push(testFrame(unit, 'save', f.shift));
      else if (t.slice >= 2 && isIron[unit] === 1) t.push(testFrame(unit, 'iron'));
      else t.result = 0;
      return;
    default:
      if (t.result === 1) {
        t.done(0);
        return;
      }
      s.hits[unit]!++;
      t.tell?.({ type: 'hit', unit: nameOf(unit), hits: s.hits[unit]! });
      t.done(1);
      if (s.hits[unit]! >= KIND_OF[unit]!.life) lose(t, unit, f.seat);
  }
}

/** Owner of the most units of a side; ties go clockwise from the Steward (N13.3). */
function firstOwner(s: State, units: readonly number[]): number {
  let found = NOBODY;
  let most = 0;
  for (const seat of s.clockwise()) {
    const count = units.filter((unit) => s.seatOf(unit) === seat).length;
    if (count > most) {
      most = count;
      found = seat;
    }
  }
  return found;
}

/** Units that may take the next Hit: those with the fewest so far. */
function candidates(s: State, f: SpreadFrame): number[] {
  const alive = f.units.filter((unit) => s.at[unit] === f.area);
  const least = Math.min(...alive.map((unit) => f.given[f.units.indexOf(unit)]!));
  f.round = least;
  return alive.filter((unit) => f.given[f.units.indexOf(unit)] === least);
}

/** For the Blight the units of lowest bravery; for Houses those of the owner whose turn it is. */
function takers(s: State, f: SpreadFrame): number[] {
  const open = candidates(s, f);
  if (open.length === 0) return open;
  if (isBlight(open[0]!)) {
    const least = Math.min(...open.map((unit) => braveryOf(s, unit)));
    return open.filter((unit) => braveryOf(s, unit) === least);
  }
  const { seats } = s.config;
  if (f.turn === NOBODY) f.turn = firstOwner(s, open);
  for (let step = 0; step < seats; step++) {
    const seat = (f.turn + step) % seats;
    const own = open.filter((unit) => s.seatOf(unit) === seat);
    if (own.length === 0) continue;
    f.turn = seat;
    return own;
  }
  return open;
}

/** Distributes Hits one by one (N13.3) and reports them to the fight below. */
export function runSpread(t: Table, f: SpreadFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    if (t.result === 1) countHit(t, f.unit);
    f.pc = 0;
    return;
  }
  const of = f.left > 0 ? takers(s, f) : [];
  if (of.length === 0) {
    t.done();
    return;
  }
  const seat = isBlight(of[0]!) ? s.chooser : f.turn;
  const unit = t.choose({ seat, why: 'hit', of, area: f.area });
  if (unit < 0) return;
  f.unit = unit;
  f.given[f.units.indexOf(unit)]!++;
  f.left--;
  if (!isBlight(unit)) f.turn = (f.turn + 1) % s.config.seats;
  f.pc = 1;
  t.push(hitFrame(unit, f.seat));
}

/** Records in the fight who took a Hit. */
function countHit(t: Table, unit: number): void {
  const below = t.s.stack.at(-2);
  if (below?.do !== 'fight') return;
  const place = [...below.attackers, ...below.defenders].indexOf(unit);
  if (place >= 0) below.took[place]!++;
}
