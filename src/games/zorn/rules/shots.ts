import type { FrameOf, ShotFrame } from './frames';
import { hitFrame, retreatFrame, testFrame } from './makeFrames';
import { NOWHERE } from './map';
import { braveryOf, coverOf, meleeOf, missileOf, missileProtection, moveOf, VULKAN } from './ratings';
import { clockwiseUnits, houseUnits } from './sides';
import { NOBODY, type State } from './state';
import { nameOf, placeName, type Table } from './table';
import { boltOf } from './testing';
import { FIRST_BLIGHT, having, isBlight, isCharacter, UNIT_COUNT } from './units';

const isAssassin = having('assassin');
const hasCrossbows = having('crossbows');
const isSniper = having('sniper');
const firesVolleys = having('murderous-volley');
const rainsArrows = having('storm-of-arrows');
/** The roll that triggers Volley and Storm. */
const EXACT = 10;

/** Hits of a roll against a protection (N11.3); −1 if a test decides. */
function hitsOf(value: number, mp: number): number {
  if (value < mp) return 0;
  if (value === mp) return -1;
  return value >= 2 * mp ? 2 : 1;
}

/** Whether a roll that does not beat MP is rerolled automatically (N25.12, N25.13). */
export const rerollsShot = (unit: number, target: number): boolean =>
  hasCrossbows[unit] === 1 || (isAssassin[unit] === 1 && isCharacter[target] === 1);

/** A shot at one unit (N11). */
export function runShot(t: Table, f: ShotFrame): void {
  switch (f.pc) {
    case 0:
      roll(t, f);
      return;
    case 1: {
      const again = boltOf(t, f.unit, 'shot');
      if (again === undefined) return;
      if (again) f.value = t.roll('shot', dieOf(t, f), f.unit);
      f.pc = 2;
      return;
    }
    case 2:
      land(t, f);
      return;
    case 3:
      f.left = t.result === 1 ? 0 : 1;
      f.pc = f.left === 0 ? 9 : 4;
      return;
    case 4:
      strike(t, f);
      return;
    case 5:
      storm(t, f);
      return;
    case 6:
      snipe(t, f);
      return;
    case 7:
      f.pc = 9;
      if (t.s.onMap(f.target)) {
        const foe = isBlight(f.target) ? NOBODY : t.s.owner[f.unit]!;
        t.push(retreatFrame({ unit: f.target, steps: 1, cause: t.s.at[f.unit]!, seat: f.seat, foe }));
      }
      return;
    default:
      t.done();
  }
}

const dieOf = (t: Table, f: ShotFrame): number =>
  missileOf(t.s, f.unit, f.up, t.slice >= 2 && f.target === VULKAN);

function roll(t: Table, f: ShotFrame): void {
  f.mp = missileProtection(t.s, f.unit, f.target);
  f.value = t.roll('shot', dieOf(t, f), f.unit);
  f.pc = 2;
  if (f.value > f.mp || t.slice < 2) return;
  if (rerollsShot(f.unit, f.target)) f.value = t.roll('shot', dieOf(t, f), f.unit);
  else f.pc = 1;
}

function land(t: Table, f: ShotFrame): void {
  const hits = hitsOf(f.value, f.mp);
  t.tell?.({
    type: 'shot',
    unit: nameOf(f.unit),
    target: nameOf(f.target),
    area: placeName(f.area),
    mp: f.mp,
    value: f.value,
    hits: Math.max(0, hits),
  });
  f.left = hits;
  if (hits === 0) f.pc = 9;
  else if (hits > 0) f.pc = 4;
  else {
    f.pc = 3;
    t.push(testFrame(f.target, 'equal'));
  }
}

/** Deals the Hits one by one, then that of a Volley (N25.18). */
function strike(t: Table, f: ShotFrame): void {
  if (f.left > 0) {
    f.left--;
    t.push(hitFrame(f.target, f.seat, saveShift(t, f)));
    return;
  }
  f.pc = 5;
  if (t.slice >= 2 && f.value === EXACT && firesVolleys[f.unit] === 1) {
    t.push(hitFrame(f.target, f.seat));
  }
}

/** The Assassin degrades saves against her Hits. */
const saveShift = (t: Table, f: ShotFrame): number => (t.slice >= 2 && isAssassin[f.unit] === 1 ? -1 : 0);

/** Enemies in the target's area other than the target. */
function others(s: State, f: ShotFrame): number[] {
  if (!isBlight(f.target)) {
    const victim = s.owner[f.target]!;
    return s.rosters[victim]!.filter((unit) => s.at[unit] === f.area && unit !== f.target);
  }
  const list: number[] = [];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (s.at[unit] === f.area && unit !== f.target) list.push(unit);
  }
  return list;
}

/** Storm of Arrows (N25.19). */
function storm(t: Table, f: ShotFrame): void {
  f.pc = 6;
  if (t.slice < 2 || f.value !== EXACT || rainsArrows[f.unit] === 0) return;
  const of = others(t.s, f);
  let second = f.target;
  if (of.length > 0) {
    f.pc = 5;
    second = t.choose({ seat: t.s.chooser, why: 'second', of, unit: f.unit });
    if (second < 0) return;
    f.pc = 6;
  }
  t.push(hitFrame(second, f.seat));
}

/** Sniper (N25.21). */
function snipe(t: Table, f: ShotFrame): void {
  if (t.slice < 2 || isSniper[f.unit] === 0 || isCharacter[f.target] === 1) {
    f.pc = 9;
    return;
  }
  f.pc = 7;
  t.push(hitFrame(f.target, f.seat));
}

/** Fire Ball (N25.20). */
export function runBall(t: Table, f: FrameOf<'ball'>): void {
  const { s } = t;
  const mp = coverOf(s, f.area);
  switch (f.pc) {
    case 0:
      f.value = t.roll('shot', missileOf(s, f.unit, f.up), f.unit);
      f.list = clockwiseUnits(s, (unit) => s.at[unit] === f.area);
      t.tell?.({
        type: 'shot',
        unit: nameOf(f.unit),
        target: null,
        area: placeName(f.area),
        mp,
        value: f.value,
        hits: Math.max(0, hitsOf(f.value, mp)),
      });
      f.left = mp;
      f.pc = 1;
      return;
    case 1: {
      const hits = hitsOf(f.value, f.left);
      if (hits === 0 || f.i >= f.list.length) {
        t.done();
        return;
      }
      const unit = f.list[f.i]!;
      f.pc = hits < 0 ? 2 : 2 + hits;
      if (hits < 0) t.push(testFrame(unit, 'equal'));
      return;
    }
    case 2:
      if (t.result === 1) next(f);
      else f.pc = 3;
      return;
    case 4:
      f.pc = 3;
      t.push(hitFrame(f.list[f.i]!, NOBODY));
      return;
    default: {
      const unit = f.list[f.i]!;
      next(f);
      if (s.at[unit] !== NOWHERE) t.push(hitFrame(unit, NOBODY));
    }
  }
}

function next(f: FrameOf<'ball'>): void {
  f.i++;
  f.pc = 1;
}

/** The target of a Blight shot in an area (N11.6): lowest move, then bravery, then melee. */
export function easiestTargets(s: State, area: number): number[] {
  const rank = (unit: number) => (moveOf(s, unit) * 8 + braveryOf(s, unit)) * 8 + meleeOf(s, unit);
  const there = houseUnits(s, (unit) => s.at[unit] === area);
  const least = Math.min(...there.map(rank));
  return there.filter((unit) => rank(unit) === least);
}
