import { alive, inTurn } from './fightSides';
import { ATTACKERS, BASH, BITE, BOTH, DEFENDERS, SWARM, SWARM_TOLD, SWARMED, TIE } from './fightSteps';
import type { FightFrame } from './frames';
import { lose } from './losses';
import { hitFrame, testFrame } from './makeFrames';
import { braveryOf, moveOf } from './ratings';
import { NOBODY, type State } from './state';
import type { Table } from './table';
import { having, isBlight, isGarrison, KIND_OF, named } from './units';

const bites = having('infectious-bite');
const overkills = having('overkill');
const swarms = having('swarming-counterattack');
const MEDUZZA = named('meduzza');
const NAMTULL = named('namtull');

/** Hits on a side: N12.4, N12.5, Overkill (N25.22). */
export function hitsOn(s: State, f: FightFrame, side: number): number {
  const victims = side === ATTACKERS ? f.attackers : f.defenders;
  const others = side === ATTACKERS ? f.defenders : f.attackers;
  const snapped = side === ATTACKERS && f.side === 'house' && others.some((unit) => isGarrison[unit] === 1);
  const hits = f.loser === BOTH ? (snapped ? 2 : 1) : f.hits;
  const over = s.config.slice >= 2 && victims.length > 0 && others.some((unit) => overkills[unit] === 1);
  return hits + Number(over && hits >= 2);
}

/** Surviving units of a side that took a Hit. */
function bitten(s: State, f: FightFrame, side: number): number[] {
  const first = side === ATTACKERS ? 0 : f.attackers.length;
  const units = side === ATTACKERS ? f.attackers : f.defenders;
  return units.filter((unit, place) => f.took[first + place]! > 0 && s.at[unit] === f.area);
}

/** Horrific Wounds, then Infectious Bite (N25.24, N25.25). */
export function bite(t: Table, f: FightFrame): void {
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
export function bash(t: Table, f: FightFrame): void {
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

/** Hordes that defended and took no Hit strike back (N25.29). */
function startSwarm(t: Table, f: FightFrame): void {
  const { s } = t;
  const unhurt = f.defenders.filter(
    (unit, place) => swarms[unit] === 1 && f.took[f.attackers.length + place] === 0 && s.at[unit] === f.area,
  );
  f.list = t.slice >= 2 && f.side === 'house' ? inTurn(s, unhurt) : [];
  f.i = 0;
}

export function swarm(t: Table, f: FightFrame): void {
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

export function strikeBack(t: Table, f: FightFrame): void {
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
