import { endFight, followUp, rage } from './afterFight';
import { blightOrder } from './blight';
import type { FightFrame } from './frames';
import { faceDownAmong } from './garrisons';
import { lose } from './losses';
import { fightFrame, hitFrame, retreatFrame, revealFrame, spreadFrame, testFrame } from './makeFrames';
import { isArea, NOWHERE, TERRAINS } from './map';
import { braveryOf, chargeBoost, meleeOf, moveOf, protectionOf } from './ratings';
import { clockwiseUnits, houseUnits } from './sides';
import { BLESSINGS, NO, NOBODY, type State, TERRORIZED } from './state';
import { nameOf, placeName, type Table } from './table';
import { TEST_PASSES } from './testing';
import {
  D6,
  D12,
  type Die,
  FIRST_BLIGHT,
  HERO,
  having,
  isBlight,
  isGarrison,
  KIND_OF,
  named,
  UNIT_COUNT,
} from './units';

const screeches = having('terrorizing-screech');
const surprises = having('surprise-attack');
const bites = having('infectious-bite');
const overkills = having('overkill');
const swarms = having('swarming-counterattack');
const rages = having('fury');
const MEDUZZA = named('meduzza');
const NAMTULL = named('namtull');
const BOLT = 4;
const ATTACKERS = 1;
const DEFENDERS = 2;
const BOTH = 3;

/** The steps of a fight, in the order of N12.6 and N25. */
const REVEAL = 0;
const BEGIN = 1;
const SCREECH = 2;
const SCREECHED = 3;
const FRIGHTENED = 4;
const SURPRISE = 5;
const DICE = 6;
const BOLTS = 7;
const COUNT = 8;
const HITS_ON_ATTACKERS = 9;
const HITS_ON_DEFENDERS = 10;
const BITE = 11;
const BASH = 12;
const SWARM = 13;
const SWARMED = 14;
const SWARM_TOLD = 15;
const SWARM_HIT = 16;
const TIE = 17;
const TIE_TOLD = 18;
const RETREATS = 19;
const RETREAT = 20;
const FURY = 21;
const BACK = 22;
const AFTER = 23;

/** All Blight in an area, in unit order. */
function blightIn(s: State, area: number): number[] {
  const list: number[] = [];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) if (s.at[unit] === area) list.push(unit);
  return list;
}
const housesIn = (s: State, area: number, seat = NOBODY): number[] =>
  houseUnits(
    s,
    (unit) => s.at[unit] === area && (seat === NOBODY || (unit !== HERO && s.owner[unit] === seat)),
  );

/** Who is in a fight as it begins, in unit order. */
function sidesOf(s: State, f: FightFrame): { readonly attackers: number[]; readonly defenders: number[] } {
  const { area, only, victim } = f;
  const chosen = only.filter((unit) => s.at[unit] === area);
  if (f.side === 'die') return { attackers: [], defenders: only.length > 0 ? chosen : blightIn(s, area) };
  if (victim !== NOBODY) {
    return { attackers: housesIn(s, area, s.activation!.seat), defenders: housesIn(s, area, victim) };
  }
  const [own, other] = f.side === 'house' ? [housesIn, blightIn] : [blightIn, housesIn];
  return { attackers: only.length > 0 ? chosen : own(s, area), defenders: other(s, area) };
}

const alive = (s: State, f: FightFrame, units: readonly number[]): number[] =>
  units.filter((unit) => s.at[unit] === f.area);

/** Units in the order in which they retreat and test: Houses clockwise, the Blight in Blight order (N12.6). */
function inTurn(s: State, units: readonly number[]): number[] {
  if (units.length < 2) return [...units];
  const among = (unit: number) => units.includes(unit);
  return isBlight(units[0]!) ? blightOrder(s, among) : clockwiseUnits(s, among);
}

/** One fight (N12.3 – N12.7, N25). */
export function runFight(t: Table, f: FightFrame): void {
  const { s } = t;
  switch (f.pc) {
    case REVEAL: {
      const { attackers, defenders } = sidesOf(s, f);
      const hidden = faceDownAmong(t, [...attackers, ...defenders]);
      if (hidden !== undefined) t.push(revealFrame(hidden));
      else f.pc = BEGIN;
      return;
    }
    case BEGIN:
      begin(t, f);
      return;
    case SCREECH:
      screech(t, f);
      return;
    case SCREECHED:
      frighten(t, f);
      return;
    case FRIGHTENED:
      if (isArea(s.at[f.unit]!)) t.terrorize(f.unit);
      f.i++;
      f.pc = SCREECH;
      return;
    case SURPRISE:
      surprise(t, f);
      return;
    case DICE:
      rollDice(t, f);
      return;
    case BOLTS:
      bolt(t, f);
      return;
    case COUNT:
      count(t, f);
      return;
    case HITS_ON_ATTACKERS:
      f.pc = HITS_ON_DEFENDERS;
      if ((f.loser & ATTACKERS) !== 0 && f.attackers.length > 0) {
        t.push(
          spreadFrame(f.attackers, hitsOn(s, f, ATTACKERS), f.area, f.side === 'blight' ? f.seat : NOBODY),
        );
      }
      return;
    case HITS_ON_DEFENDERS:
      f.pc = BITE;
      if ((f.loser & DEFENDERS) !== 0) {
        t.push(
          spreadFrame(f.defenders, hitsOn(s, f, DEFENDERS), f.area, f.side === 'blight' ? NOBODY : f.seat),
        );
      }
      return;
    case BITE:
      bite(t, f);
      return;
    case BASH:
      bash(t, f);
      return;
    case SWARM:
      swarm(t, f);
      return;
    case SWARMED:
      if (t.result === 1) f.pc = SWARM_HIT;
      else {
        f.i++;
        f.pc = SWARM;
      }
      return;
    case SWARM_HIT:
      strikeBack(t, f);
      return;
    case SWARM_TOLD:
      if (t.result === 1) f.took[f.attackers.indexOf(f.unit)]!++;
      f.i++;
      f.pc = SWARM;
      return;
    case TIE:
      tieTest(t, f);
      return;
    case TIE_TOLD:
      if (t.result === 0) f.failed.push(f.list[f.i]!);
      f.i++;
      f.pc = TIE;
      return;
    case RETREATS:
      planRetreats(t, f);
      return;
    case RETREAT:
      retreat(t, f);
      return;
    case FURY:
      f.pc = BACK;
      rage(t, f, ragingIn(t, f));
      return;
    case BACK: {
      f.pc = AFTER;
      const [unit = -1] = f.attackers;
      if (f.surprise && s.at[unit] === f.area) {
        t.push(retreatFrame({ unit, steps: 1, cause: f.area, back: s.from[unit]!, seat: f.seat }));
      }
      return;
    }
    case AFTER:
    case AFTER + 1:
    case AFTER + 2:
      followUp(t, f, f.pc - AFTER);
      return;
    default:
      endFight(t, f);
  }
}

function begin(t: Table, f: FightFrame): void {
  const { s } = t;
  const { attackers, defenders } = sidesOf(s, f);
  f.attackers = attackers;
  f.defenders = defenders;
  f.took = [...attackers, ...defenders].map(() => 0);
  f.closed = [...new Set(attackers.map((unit) => s.from[unit]!).filter((area) => area !== NOWHERE))];
  if (defenders.length === 0 || (attackers.length === 0 && f.side !== 'die')) {
    f.loser = defenders.length === 0 ? DEFENDERS : ATTACKERS;
    f.pc = FURY;
    return;
  }
  const special = t.slice >= 2 && f.side === 'blight' && !f.fury;
  f.list = special ? attackers.filter((unit) => screeches[unit] === 1) : [];
  f.i = 0;
  f.pc = SCREECH;
}

/** Terrorizing Screech (N25.3). */
function screech(t: Table, f: FightFrame): void {
  const { s } = t;
  const left = alive(s, f, f.defenders);
  if (left.length === 0) {
    f.loser = DEFENDERS;
    f.pc = FURY;
    return;
  }
  if (f.i >= f.list.length) {
    f.defenders = left;
    f.took = [...f.attackers, ...left].map(() => 0);
    f.pc = SURPRISE;
    return;
  }
  const least = Math.min(...left.map((unit) => braveryOf(s, unit)));
  const of = left.filter((unit) => braveryOf(s, unit) === least);
  const unit = t.choose({ seat: s.chooser, why: 'screech', of, area: f.area });
  if (unit < 0) return;
  f.unit = unit;
  f.failed = (s.cond[unit]! & TERRORIZED) !== 0 ? [unit] : [];
  f.pc = SCREECHED;
  t.push(testFrame(unit, 'screech'));
}

function frighten(t: Table, f: FightFrame): void {
  const lost = f.failed.includes(f.unit);
  f.failed = [];
  if (t.result === 1 || lost) {
    f.i++;
    f.pc = SCREECH;
    if (t.result === 0) lose(t, f.unit, NOBODY);
    return;
  }
  f.pc = FRIGHTENED;
  t.push(retreatFrame({ unit: f.unit, steps: 1, cause: f.area, closed: f.closed }));
}

/** Surprise Attack: whom the Ambusher meets (N25.30). */
function surprise(t: Table, f: FightFrame): void {
  const { s } = t;
  const [only = -1] = f.attackers;
  const sneaks = t.slice >= 2 && !f.fury && f.attackers.length === 1 && surprises[only] === 1;
  if (sneaks && f.side === 'blight' && f.defenders.length > 1) {
    const least = Math.min(...f.defenders.map((unit) => moveOf(s, unit)));
    const of = f.defenders.filter((unit) => moveOf(s, unit) === least);
    const unit = t.choose({ seat: s.chooser, why: 'surprise', of, area: f.area });
    if (unit < 0) return;
    f.defenders = [unit];
    f.took = [0, 0];
    f.surprise = true;
  }
  f.pc = DICE;
}

/** The dice of a fight that is to come where units have charged, and what the defender adds (N12.3). */
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

/** The die a unit fights with here. */
function dieIn(s: State, f: FightFrame, unit: number, attacks: boolean): Die {
  const charge = s.config.slice >= 2 && attacks && f.side === 'house' && !f.fury;
  const up = charge ? chargeBoost(unit, f.area, TERRAINS[f.area] === 'bog') : 0;
  return meleeOf(s, unit, {
    up: up + Number(attacks && f.up.includes(unit)),
    twenty: attacks && f.twenty.includes(unit),
  });
}

function rollDice(t: Table, f: FightFrame): void {
  f.diced = true;
  f.rolls = f.attackers.map((unit) => t.roll('melee', dieIn(t.s, f, unit, true), unit));
  if (f.side === 'die') f.attack = t.roll(f.word, f.die);
  for (const unit of f.defenders) f.rolls.push(t.roll('melee', dieIn(t.s, f, unit, false), unit));
  sum(t, f);
  f.i = 0;
  f.pc = BOLTS;
}

/** Adds up both sides (N12.3). */
function sum(t: Table, f: FightFrame): void {
  const { s } = t;
  const own = f.attackers.length;
  if (f.side !== 'die') f.attack = f.rolls.slice(0, own).reduce((one, other) => one + other, 0);
  const shell = f.defenders.some((unit) => isGarrison[unit] === 1) ? 1 : 0;
  f.defence = f.rolls.slice(own).reduce((one, other) => one + other, protectionOf(s, f.area) + shell);
}

/** Who has Glory where Houses defended (N13.7): most units, then most in dice, then clockwise. */
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

/** Bolts after a fight that is not won (N23.6): clockwise, until one seat takes it. */
function bolt(t: Table, f: FightFrame): void {
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

/** Who has lost, and by how much (N12.4, N12.5, N24.21). */
function count(t: Table, f: FightFrame): void {
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

/** How many Hits a side takes: N12.4, N12.5, Overkill (N25.22). */
function hitsOn(s: State, f: FightFrame, side: number): number {
  const victims = side === ATTACKERS ? f.attackers : f.defenders;
  const others = side === ATTACKERS ? f.defenders : f.attackers;
  const snapped = side === ATTACKERS && f.side === 'house' && others.some((unit) => isGarrison[unit] === 1);
  const hits = f.loser === BOTH ? (snapped ? 2 : 1) : f.hits;
  const over = s.config.slice >= 2 && victims.length > 0 && others.some((unit) => overkills[unit] === 1);
  return hits + Number(over && hits >= 2);
}

/** The units of a side that took a Hit and are left. */
function bitten(s: State, f: FightFrame, side: number): number[] {
  const first = side === ATTACKERS ? 0 : f.attackers.length;
  const units = side === ATTACKERS ? f.attackers : f.defenders;
  return units.filter((unit, place) => f.took[first + place]! > 0 && s.at[unit] === f.area);
}

/** Horrific Wounds, then Infectious Bite (N25.24, N25.25). */
function bite(t: Table, f: FightFrame): void {
  const { s } = t;
  const side = f.side === 'blight' ? DEFENDERS : ATTACKERS;
  const blight = side === DEFENDERS ? f.attackers : f.defenders;
  const houses = side === DEFENDERS ? f.defenders : f.attackers;
  f.pc = BASH;
  if (t.slice < 2 || (f.loser & side) === 0 || !houses.some((unit) => !isBlight(unit))) return;
  if (!blight.some((unit) => isBlight(unit))) return;
  const took = bitten(s, f, side);
  if (blight.includes(MEDUZZA) && hitsOn(s, f, side) >= 2) for (const unit of took) t.poison(unit, true);
  if (took.length === 0 || !blight.some((unit) => bites[unit] === 1)) return;
  const least = Math.min(...took.map((unit) => braveryOf(s, unit)));
  const of = took.filter((unit) => braveryOf(s, unit) === least);
  f.pc = BITE;
  const unit = t.choose({ seat: s.chooser, why: 'bite', of, area: f.area });
  if (unit < 0) return;
  f.pc = BASH;
  t.poison(unit, true);
}

/** Bash (N25.23). */
function bash(t: Table, f: FightFrame): void {
  const { s } = t;
  const attacks = f.attackers.includes(NAMTULL);
  const enemies = attacks ? f.defenders : f.attackers;
  const won = f.loser === (attacks ? DEFENDERS : ATTACKERS) && f.hits >= 2;
  const there = attacks || f.defenders.includes(NAMTULL);
  const left = alive(s, f, enemies).filter((unit) => KIND_OF[unit]!.sort !== 'champion');
  if (t.slice >= 2 && there && won && f.victim === NOBODY && left.length > 0) {
    const most = Math.max(...left.map((unit) => s.hits[unit]!));
    const of = left.filter((unit) => s.hits[unit] === most);
    const unit = t.choose({ seat: s.chooser, why: 'bash', of, area: f.area });
    if (unit < 0) return;
    lose(t, unit, f.seat);
  }
  f.pc = SWARM;
  startSwarm(t, f);
}

/** Hordes that defended and took no Hit (N25.29). */
function startSwarm(t: Table, f: FightFrame): void {
  const { s } = t;
  const unhurt = f.defenders.filter(
    (unit, place) => swarms[unit] === 1 && f.took[f.attackers.length + place] === 0 && s.at[unit] === f.area,
  );
  f.list = t.slice >= 2 && f.side === 'house' ? inTurn(s, unhurt) : [];
  f.i = 0;
}

function swarm(t: Table, f: FightFrame): void {
  const { s } = t;
  if (f.i < f.list.length && alive(s, f, f.attackers).length > 0) {
    f.pc = SWARMED;
    t.push(testFrame(f.list[f.i]!, 'swarm'));
    return;
  }
  f.list =
    f.loser === BOTH && f.word !== 'tornado'
      ? [...inTurn(s, alive(s, f, f.attackers)), ...inTurn(s, alive(s, f, f.defenders))]
      : [];
  f.i = 0;
  f.failed = [];
  f.pc = TIE;
}

function strikeBack(t: Table, f: FightFrame): void {
  const { s } = t;
  const left = alive(s, f, f.attackers);
  const least = Math.min(...left.map((unit) => moveOf(s, unit)));
  const of = left.filter((unit) => moveOf(s, unit) === least);
  const unit = t.choose({ seat: s.seatOf(of[0]!), why: 'swarm', of, area: f.area });
  if (unit < 0) return;
  f.unit = unit;
  f.pc = SWARM_TOLD;
  t.push(hitFrame(unit, NOBODY));
}

/** The tests of a tie (N12.5, N24.21). */
function tieTest(t: Table, f: FightFrame): void {
  if (f.i < f.list.length) {
    f.pc = TIE_TOLD;
    t.push(testFrame(f.list[f.i]!, 'tie'));
    return;
  }
  f.pc = RETREATS;
}

/** Units that rage: they took exactly one Hit and do not retreat (N25.33). */
function ragingIn(t: Table, f: FightFrame): number[] {
  if (t.slice < 2 || f.victim !== NOBODY) return [];
  return [...f.attackers, ...f.defenders].filter(
    (unit, place) => rages[unit] === 1 && f.took[place] === 1 && t.s.at[unit] === f.area,
  );
}

/** Who retreats, in which order (N12.4 – N12.6). */
function planRetreats(t: Table, f: FightFrame): void {
  const { s } = t;
  const raging = ragingIn(t, f);
  const stays = (unit: number) => raging.includes(unit);
  const attackers = inTurn(s, alive(s, f, f.attackers));
  const defenders = inTurn(s, alive(s, f, f.defenders));
  let list: number[] = [];
  if (f.loser === BOTH && f.word !== 'tornado') {
    const tested = [...attackers, ...defenders];
    const failed = tested.filter((unit) => f.failed.includes(unit));
    const passed = tested.filter((unit) => !f.failed.includes(unit));
    const stood = (units: readonly number[]) => units.some((unit) => !f.failed.includes(unit));
    const others = f.side === 'die' ? diePasses(t, f) : stood(attackers);
    const all = others && stood(defenders);
    list = all ? [...failed, ...passed] : failed;
  } else if (f.loser === ATTACKERS) list = attackers;
  else if (f.loser === DEFENDERS) list = defenders;
  f.list = list.filter((unit) => !stays(unit));
  f.i = 0;
  f.pc = RETREAT;
}

/** The attackers' own test in a tie of rebels or trolls. */
function diePasses(t: Table, f: FightFrame): boolean {
  return t.roll(`${f.word}-tie`, f.word === 'rebels' ? D12 : D6) >= TEST_PASSES;
}

function retreat(t: Table, f: FightFrame): void {
  const { s } = t;
  if (f.i >= f.list.length) {
    f.pc = FURY;
    return;
  }
  const unit = f.list[f.i++]!;
  const attacks = f.attackers.includes(unit);
  const foe = f.victim === NOBODY ? NOBODY : attacks ? f.victim : s.activation!.seat;
  t.push(
    retreatFrame({
      unit,
      steps: f.loser === BOTH ? 1 : f.steps,
      cause: f.area,
      back: attacks ? s.from[unit]! : NOWHERE,
      closed: attacks ? [] : f.closed,
      seat: isBlight(unit) ? f.seat : NOBODY,
      foe,
    }),
  );
}
