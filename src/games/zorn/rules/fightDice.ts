import { sidesOf } from './fightSides';
import { ATTACKERS, BOLTS, BOTH, COUNT, DEFENDERS, HITS_ON_ATTACKERS } from './fightSteps';
import { hitsOn } from './fightWounds';
import type { FightFrame } from './frames';
import { fightFrame } from './makeFrames';
import { TERRAINS } from './map';
import { chargeBoost, meleeOf, protectionOf } from './ratings';
import { BLESSINGS, NO, NOBODY, type State } from './state';
import { nameOf, placeName, type Table } from './table';
import { type Die, HERO, isBlight, isGarrison } from './units';

const BOLT = 4;

/** Dice of the fight that follows a charge, and the defender's bonus (N12.3). */
export function diceOfCharge(
  s: State,
  area: number,
  victim: number,
): { readonly attack: readonly Die[]; readonly defence: readonly Die[]; readonly protection: number } {
  const f = fightFrame({ area, side: 'house', victim });
  const { attackers, defenders } = sidesOf(s, f);
  return {
    attack: attackers.map((unit) => dieIn(s, f, unit, true)),
    defence: defenders.map((unit) => dieIn(s, f, unit, false)),
    protection: protectionOf(s, area) + Number(defenders.some((unit) => isGarrison[unit] === 1)),
  };
}

/** Melee die of a unit in this fight. */
function dieIn(s: State, f: FightFrame, unit: number, attacks: boolean): Die {
  const charge = s.config.slice >= 2 && attacks && f.side === 'house' && !f.fury;
  const up = charge ? chargeBoost(unit, f.area, TERRAINS[f.area] === 'bog') : 0;
  return meleeOf(s, unit, {
    up: up + Number(attacks && f.up.includes(unit)),
    twenty: attacks && f.twenty.includes(unit),
  });
}

export function rollDice(t: Table, f: FightFrame): void {
  f.diced = true;
  f.rolls = f.attackers.map((unit) => t.roll('melee', dieIn(t.s, f, unit, true), unit));
  if (f.side === 'die') f.attack = t.roll(f.word, f.die);
  for (const unit of f.defenders) f.rolls.push(t.roll('melee', dieIn(t.s, f, unit, false), unit));
  sum(t, f);
  f.i = 0;
  f.pc = BOLTS;
}

/** Totals of both sides (N12.3). */
function sum(t: Table, f: FightFrame): void {
  const { s } = t;
  const own = f.attackers.length;
  if (f.side !== 'die') f.attack = f.rolls.slice(0, own).reduce((one, other) => one + other, 0);
  const shell = f.defenders.some((unit) => isGarrison[unit] === 1) ? 1 : 0;
  f.defence = f.rolls.slice(own).reduce((one, other) => one + other, protectionOf(s, f.area) + shell);
}

/** Who gets Glory when Houses defend (N13.7): most units, then highest dice, then clockwise. */
function seatOfDefence(s: State, f: FightFrame): number {
  let found = NOBODY;
  let best = 0;
  for (const seat of s.clockwise()) {
    let worth = 0;
    for (const [place, unit] of f.defenders.entries()) {
      if (unit === HERO || s.owner[unit] !== seat) continue;
      worth += 10_000 + f.rolls[f.attackers.length + place]!;
    }
    if (worth > best) {
      best = worth;
      found = seat;
    }
  }
  return found;
}

/** Offers a mana bolt after a fight that is not won (N23.6): clockwise, until one seat takes it. */
export function bolt(t: Table, f: FightFrame): void {
  const { s } = t;
  const seats = t.slice >= 2 ? s.clockwise() : [];
  for (; f.i < seats.length; f.i++) {
    const seat = seats[f.i]!;
    if (t.answer < 0 && (s.holds(seat, BLESSINGS) === 0 || s.order(seat, BOLT) === 1)) continue;
    const own = (unit: number) => !isBlight(unit) && unit !== HERO && s.owner[unit] === seat;
    const of = [
      ...(f.attack <= f.defence ? f.attackers.filter(own) : []),
      ...(f.defence <= f.attack ? f.defenders.filter(own) : []),
    ];
    if (of.length === 0) continue;
    const answer = t.askWord({ seat, why: 'bolt', of: [NO, ...of], for: 'melee', area: f.area });
    if (answer < 0) return;
    if (answer === NO) continue;
    t.gain(seat, BLESSINGS, -1);
    const place = [...f.attackers, ...f.defenders].indexOf(answer);
    f.rolls[place] = t.roll('melee', dieIn(t.s, f, answer, place < f.attackers.length), answer);
    sum(t, f);
    break;
  }
  f.pc = COUNT;
}

/** Determines the loser and the margin (N12.4, N12.5, N24.21). */
export function count(t: Table, f: FightFrame): void {
  const { attack, defence } = f;
  if (f.side === 'blight') f.seat = seatOfDefence(t.s, f);
  if (attack === defence) f.loser = f.word === 'apes' ? DEFENDERS : BOTH;
  else f.loser = attack < defence ? ATTACKERS : DEFENDERS;
  const times = Math.min(4, Math.floor(Math.max(attack, defence) / Math.min(attack, defence)));
  f.hits = times;
  f.steps = times >= 3 ? 2 : 1;
  const idle = f.side === 'die' && f.loser === ATTACKERS;
  t.tell?.({
    type: 'fought',
    area: placeName(f.area),
    attackers: f.side === 'die' ? f.word : f.attackers.map(nameOf),
    defenders: f.defenders.map(nameOf),
    attack,
    defence,
    loser: idle ? null : f.loser === BOTH ? 'both' : f.loser === ATTACKERS ? 'attackers' : 'defenders',
    hits: idle ? 0 : f.loser === BOTH ? 1 : hitsOn(t.s, f, f.loser),
  });
  f.pc = HITS_ON_ATTACKERS;
}
