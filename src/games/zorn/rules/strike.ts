import { advance, openToBlight } from './blight';
import type { FrameOf, StrikeFrame } from './frames';
import { ballFrame, fightFrame, settleFrame, shotFrame } from './makeFrames';
import { AREAS, distance, isDen, NOWHERE, WITHIN } from './map';
import { coverOf, missileOf, protectionOf, rowOf } from './ratings';
import { easiestTargets } from './shots';
import { NOBODY, type State } from './state';
import type { Table } from './table';
import { DIE_MOST, FIRST_BLIGHT, having, isGarrison, isLeader, KIND_OF, NO_DIE, UNIT_COUNT } from './units';

const throwsFire = having('fire-ball');

/** Areas a unit may shoot at (N7.8a): nearest House areas, then lowest MP; empty if it cannot shoot. */
function shotAreas(s: State, unit: number, up: number): number[] {
  const die = missileOf(s, unit, up);
  if (die === NO_DIE) return [];
  const here = s.at[unit]!;
  const reach = WITHIN[here]![rowOf(s, unit).range]!.filter(
    (area) => area !== here && s.houseCount[area]! > 0,
  );
  const near = Math.min(...reach.map((area) => distance(here, area)));
  const nearest = reach.filter((area) => distance(here, area) === near);
  const mp = Math.min(...nearest.map((area) => coverOf(s, area)));
  return DIE_MOST[die]! < mp ? [] : nearest.filter((area) => coverOf(s, area) === mp);
}

/** Areas a unit may attack (N7.8b): neighbouring House areas with room, lowest AP. */
function attackAreas(s: State, unit: number): number[] {
  const open = openToBlight(s, s.at[unit]!).filter((area) => s.houseCount[area]! > 0);
  const ap = Math.min(...open.map((area) => protectionOf(s, area)));
  return open.filter((area) => protectionOf(s, area) === ap);
}

/** Moves a unit into an area to attack it. */
export function attack(t: Table, unit: number, area: number, by = 'strike'): void {
  const { s } = t;
  const from = s.at[unit]!;
  s.put(unit, area);
  s.from[unit] = from;
  t.moved(unit, [from, area], by);
}

/** Blight units strike, or only shoot, one after another (N7.8). */
export function runStrike(t: Table, f: StrikeFrame): void {
  const { s } = t;
  const unit = f.list[f.i];
  if (unit === undefined) {
    t.done();
    return;
  }
  switch (f.pc) {
    case 0:
      if (s.at[unit] === NOWHERE || s.houseCount[s.at[unit]!]! > 0 || s.isFrozen(unit)) {
        f.i++;
        return;
      }
      if (f.mode === 'ambush') chooseAttack(t, f, unit);
      else if (f.mode === 'surge') surge(t, f, unit);
      else chooseArea(t, f, unit);
      return;
    case 1:
      chooseTarget(t, f, unit);
      return;
    case 2:
      chooseAttack(t, f, unit);
      return;
    default:
      f.pc = 0;
      f.i++;
      if (isGarrison[unit] === 0) advance(t, unit);
  }
}

function chooseArea(t: Table, f: StrikeFrame, unit: number): void {
  const { s } = t;
  const of = shotAreas(s, unit, f.up);
  if (of.length === 0) {
    f.pc = 2;
    return;
  }
  const area = t.choose({ seat: s.chooser, why: 'area', of, unit });
  if (area < 0) return;
  f.area = area;
  f.pc = 1;
  if (t.slice >= 2 && throwsFire[unit] === 1) {
    f.pc = 0;
    f.i++;
    t.push(ballFrame(unit, area, f.up));
  }
}

function chooseTarget(t: Table, f: StrikeFrame, unit: number): void {
  const { s } = t;
  const target = t.choose({ seat: s.chooser, why: 'target', of: easiestTargets(s, f.area), unit });
  if (target < 0) return;
  f.pc = 0;
  f.i++;
  t.push(shotFrame(unit, target, f.area, NOBODY, f.up));
}

function chooseAttack(t: Table, f: StrikeFrame, unit: number): void {
  const { s } = t;
  if (f.mode === 'shots' || f.mode === 'surge') {
    f.pc = 0;
    f.i++;
    return;
  }
  const stays = isGarrison[unit] === 1 && isDen[s.at[unit]!] === 1;
  const of = stays ? [] : attackAreas(s, unit);
  if (of.length === 0) {
    f.pc = f.mode === 'strike' ? 3 : 0;
    if (f.mode !== 'strike') f.i++;
    return;
  }
  const area = t.choose({ seat: s.chooser, why: 'attack', of, unit });
  if (area < 0) return;
  attack(t, unit, area);
  f.pc = 0;
  f.i++;
}

/**
 * Mana surge: a champion shoots at the nearest Magic User, then Commander, then by the usual rule (N24.7).
 */
function surge(t: Table, f: StrikeFrame, unit: number): void {
  const { s } = t;
  for (const sort of ['magic-user', 'commander'] as const) {
    const of = leadersInReach(s, unit, sort);
    if (of.length === 0) continue;
    const target = t.choose({ seat: s.chooser, why: 'wizard', of, unit });
    if (target < 0) return;
    f.i++;
    const area = s.at[target]!;
    t.push(
      throwsFire[unit] === 1 ? ballFrame(unit, area, f.up) : shotFrame(unit, target, area, NOBODY, f.up),
    );
    return;
  }
  chooseArea(t, f, unit);
}

/** Nearest Magic Users or Commanders within a champion's range. */
function leadersInReach(s: State, unit: number, sort: 'magic-user' | 'commander'): number[] {
  if (missileOf(s, unit) === NO_DIE) return [];
  const here = s.at[unit]!;
  const { range } = rowOf(s, unit);
  const found: number[] = [];
  for (let each = 0; each < UNIT_COUNT; each++) {
    if (isLeader[each] === 0 || KIND_OF[each]!.sort !== sort || !s.onMap(each)) continue;
    const far = distance(here, s.at[each]!);
    if (far >= 1 && far <= range) found.push(each);
  }
  const near = Math.min(...found.map((each) => distance(here, s.at[each]!)));
  const order = s.rosters.flat();
  return found
    .filter((each) => distance(here, s.at[each]!) === near)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Fights of a Blight order, in the chooser's order (N12.2). */
export function runFights(t: Table, f: FrameOf<'fights'>): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 0;
    t.push(settleFrame());
    return;
  }
  const of: number[] = [];
  for (let area = 0; area < AREAS.length; area++) {
    if (s.houseCount[area]! > 0 && s.blightCount[area]! > 0) of.push(area);
  }
  if (of.length === 0) {
    // Units may have moved in to fight where nobody is left.
    s.from.fill(NOWHERE, FIRST_BLIGHT);
    t.done();
    return;
  }
  const area = t.choose({ seat: s.chooser, why: 'fight', of });
  if (area < 0) return;
  f.pc = 1;
  t.push(fightFrame({ area, side: 'blight', up: f.up.slice(), twenty: f.twenty.slice() }));
}
