import { victimIn } from './activation';
import { diceOfCharge } from './fightDice';
import { betterDie, effectOf } from './magic';
import { areaOf } from './map';
import type { Known } from './position';
import { braveryOf, despairs, missileOf, missileProtection, VULKAN } from './ratings';
import { toState } from './readPosition';
import { rerollsShot } from './shots';
import { MAGIC, NOBODY } from './state';
import { TEST_PASSES } from './testing';
import { D6, DIE_MOST, type Die, having, named, TOP_DIE } from './units';

const isRelentless = having('relentless');

/** Probability of each value, indexed from 0; sums to 1. */
type Chances = readonly number[];

/** Distribution of a die (N3.2). */
export function dieChances(die: Die): Chances {
  if (die === TOP_DIE) return sumChances([dieChances(TOP_DIE - 1), dieChances(D6)]);
  const most = DIE_MOST[die]!;
  return Array.from({ length: most + 1 }, (_, value) => (value === 0 ? 0 : 1 / most));
}

/** Distribution of the sum of several rolls. */
export function sumChances(rolls: readonly Chances[]): Chances {
  let sums = [1];
  for (const roll of rolls) {
    const next = new Array<number>(sums.length + roll.length - 1).fill(0);
    for (const [sum, one] of sums.entries()) {
      for (const [value, other] of roll.entries()) next[sum + value]! += one * other;
    }
    sums = next;
  }
  return sums;
}

/** Probabilities of a roll's effects: nothing, a test, 1 Hit, 2 Hits (N11.3). */
export interface ShotOdds {
  readonly miss: number;
  readonly test: number;
  readonly one: number;
  readonly two: number;
}

/** Odds of a shot. @param again a roll that does not beat MP is rerolled (N25.12, N25.13) */
export function shotOdds(die: Die, mp: number, again = false): ShotOdds {
  const odds = { miss: 0, test: 0, one: 0, two: 0 };
  for (const [value, chance] of dieChances(die).entries()) {
    if (chance === 0) continue;
    odds[value < mp ? 'miss' : value === mp ? 'test' : value >= 2 * mp ? 'two' : 'one'] += chance;
  }
  if (!again) return odds;
  const rest = odds.miss + odds.test;
  return {
    miss: rest * odds.miss,
    test: rest * odds.test,
    one: odds.one * (1 + rest),
    two: odds.two * (1 + rest),
  };
}

/** Probability of passing a test (N3.4). @param again a failed roll is rerolled (N25.16) */
export function testOdds(die: Die, again = false): number {
  const passes = dieChances(die).reduce((sum, chance, value) => sum + (value >= TEST_PASSES ? chance : 0), 0);
  return again ? 1 - (1 - passes) ** 2 : passes;
}

/** Probability of each margin, 1 … 4 times (N12.4), for both sides, and of a tie (N12.5). */
export interface FightOdds {
  readonly attackersLose: readonly number[];
  readonly defendersLose: readonly number[];
  readonly tie: number;
}

/** Odds of a fight, before rerolls. @param protection the defender's bonus (N12.3) */
export function fightOdds(attack: readonly Die[], defence: readonly Die[], protection: number): FightOdds {
  const attackersLose = [0, 0, 0, 0];
  const defendersLose = [0, 0, 0, 0];
  let tie = 0;
  const others = sumChances(defence.map(dieChances));
  for (const [one, likely] of sumChances(attack.map(dieChances)).entries()) {
    for (const [rolled, chance] of others.entries()) {
      const both = likely * chance;
      if (both === 0) continue;
      const other = rolled + protection;
      if (one === other) tie += both;
      else {
        const times = Math.min(4, Math.floor(Math.max(one, other) / Math.min(one, other)));
        (one < other ? attackersLose : defendersLose)[times - 1]! += both;
      }
    }
  }
  return { attackersLose, defendersLose, tie };
}

/** Odds of a spell at a magic level, 1 … 5 (N23.4). */
export function spellOdds(level: number): Readonly<Record<ReturnType<typeof effectOf>, number>> {
  const odds = { full: 0, half: 0, none: 0, stunned: 0, hit: 0 };
  for (const [first, one] of dieChances(D6).entries()) {
    for (const [second, other] of dieChances(betterDie(level)).entries()) {
      if (one * other > 0) odds[effectOf(first, second)] += one * other;
    }
  }
  return odds;
}

/** Probability that a unit passes a test in its current state. */
export function testOddsOf(known: Known, unit: string): number {
  const s = toState(known);
  const number = named(unit);
  if (s.config.slice >= 2 && despairs(s, number)) return 0;
  return testOdds(braveryOf(s, number), s.config.slice >= 2 && isRelentless[number] === 1);
}

/** Odds of a shot that is available in this activation. */
export function shotOddsOf(known: Known, unit: string, target: string): ShotOdds {
  const s = toState(known);
  const [shooter, aim] = [named(unit), named(target)];
  const magic = s.config.slice >= 2;
  const die = missileOf(s, shooter, 0, magic && aim === VULKAN);
  return shotOdds(die, missileProtection(s, shooter, aim), magic && rerollsShot(shooter, aim));
}

/** Odds of the fight in an area that units have charged into, before garrisons are revealed. */
export function fightOddsOf(known: Known, area: string): FightOdds {
  const s = toState(known);
  const place = areaOf(area);
  const victim = s.blightCount[place]! > 0 ? NOBODY : victimIn(s, place);
  const { attack, defence, protection } = diceOfCharge(s, place, victim);
  return fightOdds(attack, defence, protection);
}

/** Odds of a seat's spell. */
export function spellOddsOf(known: Known, unit: string): ReturnType<typeof spellOdds> {
  const s = toState(known);
  return spellOdds(s.holds(s.owner[named(unit)]!, MAGIC));
}
