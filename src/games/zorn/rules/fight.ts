import { endFight, followUp, rage } from './afterFight';
import { bolt, count, rollDice } from './fightDice';
import { alive, inTurn, sidesOf } from './fightSides';
import {
  AFTER,
  ATTACKERS,
  BACK,
  BASH,
  BEGIN,
  BITE,
  BOLTS,
  BOTH,
  COUNT,
  DEFENDERS,
  DICE,
  FRIGHTENED,
  FURY,
  HITS_ON_ATTACKERS,
  HITS_ON_DEFENDERS,
  RETREAT,
  RETREATS,
  REVEAL,
  SCREECH,
  SCREECHED,
  SURPRISE,
  SWARM,
  SWARM_HIT,
  SWARM_TOLD,
  SWARMED,
  TIE,
  TIE_TOLD,
} from './fightSteps';
import { bash, bite, hitsOn, strikeBack, swarm } from './fightWounds';
import type { FightFrame } from './frames';
import { faceDownAmong } from './garrisons';
import { lose } from './losses';
import { retreatFrame, revealFrame, spreadFrame, testFrame } from './makeFrames';
import { isArea, NOWHERE } from './map';
import { braveryOf, moveOf } from './ratings';
import { NOBODY, TERRORIZED } from './state';
import type { Table } from './table';
import { TEST_PASSES } from './testing';
import { D6, D12, having, isBlight } from './units';

const screeches = having('terrorizing-screech');
const surprises = having('surprise-attack');
const rages = having('fury');

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

/** Surprise Attack: the defender that the Ambusher fights (N25.30). */
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

/** Tests after a tie (N12.5, N24.21). */
function tieTest(t: Table, f: FightFrame): void {
  if (f.i < f.list.length) {
    f.pc = TIE_TOLD;
    t.push(testFrame(f.list[f.i]!, 'tie'));
    return;
  }
  f.pc = RETREATS;
}

/** Raging units: they took exactly one Hit and do not retreat (N25.33). */
function ragingIn(t: Table, f: FightFrame): number[] {
  if (t.slice < 2 || f.victim !== NOBODY) return [];
  return [...f.attackers, ...f.defenders].filter(
    (unit, place) => rages[unit] === 1 && f.took[place] === 1 && t.s.at[unit] === f.area,
  );
}

/** Determines who retreats, in order (N12.4–N12.6). */
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

/** Test of the attacking die after a tie with rebels or trolls. */
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
