import type { TestFrame } from './frames';
import { revealFrame } from './makeFrames';
import { NOWHERE } from './map';
import { braveryOf, despairs } from './ratings';
import { BLESSINGS, FOOD, GOLD, NO, OPEN, TERRORIZED, YES } from './state';
import { nameOf, type Table } from './table';
import { HERO, having, isBlight, isGarrison } from './units';

const isRelentless = having('relentless');
const COURAGE = 3;
const BOLT = 4;
const SAVES = 0;
const NEVER = 1;
const ALWAYS = 3;
/** Minimum roll to pass a test (N3.4). */
export const TEST_PASSES = 5;

/** Liquid courage (N19.5). @returns false while the question is open */
function drinks(t: Table, f: TestFrame): boolean {
  const { s } = t;
  const { unit } = f;
  if (t.slice < 1 || isBlight(unit) || unit === HERO) return true;
  const seat = s.owner[unit]!;
  const order = s.order(seat, COURAGE);
  if (order === NEVER || (order === SAVES && f.for !== 'save')) return true;
  if (order === ALWAYS) {
    if (s.holds(seat, FOOD) === 0) return true;
  } else {
    if (s.holds(seat, FOOD) === 0 && s.holds(seat, GOLD) === 0) return true;
    const answer = t.askWord({ seat, why: 'courage', of: [YES, NO], unit, for: f.for });
    if (answer < 0) return false;
    if (answer === NO) return true;
  }
  t.pay(seat, FOOD, 1);
  f.shift++;
  return true;
}

/**
 * Offers a bolt after a failed roll (N23.6).
 * @returns whether to reroll; undefined while the question is open
 */
export function boltOf(t: Table, unit: number, what: string): boolean | undefined {
  const { s } = t;
  if (t.slice < 2 || isBlight(unit) || unit === HERO) return false;
  const seat = s.owner[unit]!;
  if (s.holds(seat, BLESSINGS) === 0 || s.order(seat, BOLT) === 1) return false;
  const answer = t.askWord({ seat, why: 'bolt', of: [NO, YES], unit, for: what });
  if (answer < 0) return undefined;
  if (answer === NO) return false;
  t.gain(seat, BLESSINGS, -1);
  return true;
}

/** A test of bravery (N3.4). Result 1 if passed. */
export function runTest(t: Table, f: TestFrame): void {
  const { s } = t;
  const { unit } = f;
  switch (f.pc) {
    case 0:
      f.pc = 1;
      if (isGarrison[unit] === 1 && (s.cond[unit]! & OPEN) === 0) {
        t.push(revealFrame(unit));
        return;
      }
      break;
    case 1:
      if (s.at[unit] === NOWHERE) {
        t.done(0);
        return;
      }
      if (t.slice >= 2 && despairs(s, unit)) {
        finish(t, f, false);
        return;
      }
      if (!drinks(t, f)) return;
      rollIt(t, f);
      return;
    default: {
      const again = boltOf(t, unit, 'test');
      if (again === undefined) return;
      if (again) f.value = t.roll(f.for, braveryOf(s, unit, f.shift), unit);
      finish(t, f, f.value >= TEST_PASSES);
    }
  }
}

function rollIt(t: Table, f: TestFrame): void {
  const { unit } = f;
  const die = braveryOf(t.s, unit, f.shift);
  f.value = t.roll(f.for, die, unit);
  if (f.value < TEST_PASSES && t.slice >= 2 && isRelentless[unit] === 1) f.value = t.roll(f.for, die, unit);
  else if (f.value < TEST_PASSES) {
    f.pc = 2;
    return;
  }
  finish(t, f, f.value >= TEST_PASSES);
}

function finish(t: Table, f: TestFrame, passed: boolean): void {
  t.tell?.({ type: 'tested', unit: nameOf(f.unit), for: f.for, passed });
  if (passed && (t.s.cond[f.unit]! & TERRORIZED) !== 0) t.clearState(f.unit);
  t.rolled = f.value;
  t.done(Number(passed));
}
