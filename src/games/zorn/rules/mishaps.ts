import { blightOrder, followArrow, openToBlight } from './blight';
import type { EventFrame } from './frames';
import { bring } from './losses';
import { fightFrame, fightsFrame } from './makeFrames';
import { ARROWS, CAPACITY, ENTRIES, isPass, MP, NOWHERE, ROADS, TERRAINS, TOWNS } from './map';
import { raid } from './orders';
import { moveOf } from './ratings';
import { houseUnits } from './sides';
import { FOOD, GOLD, NOBODY, type State, SUPPLIES } from './state';
import { attack } from './strike';
import { nameOf, placeName, type Table } from './table';
import { AMBUSHERS, D3, D20, HERO } from './units';

/** Raiders (N24.1). */
export function runRaiders(t: Table, f: EventFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 2;
    f.i = 0;
    for (const seat of s.clockwise()) {
      const loss = t.roll('raiders', D3, -1, seat);
      for (const what of [FOOD, SUPPLIES, GOLD]) t.gain(seat, what, -Math.min(loss, s.holds(seat, what)));
    }
  }
  for (; f.i < TOWNS.length; f.i++) {
    const town = TOWNS[f.i]!;
    const unit = AMBUSHERS.find((each) => s.at[each] === NOWHERE);
    if (unit === undefined) break;
    if (s.towns[town] !== NOBODY || s.at[HERO] === town) continue;
    const of = raidedFrom(s, town);
    if (of.length === 0) continue;
    const at = t.choose({ seat: s.chooser, why: 'raider', of, unit });
    if (at < 0) return;
    bring(t, unit, at);
    t.tell?.({ type: 'arrived', unit: nameOf(unit), at: placeName(at), by: 'raiders' });
  }
  t.done();
  raid(t);
}

/** The town, or its road neighbours if it is closed. */
function raidedFrom(s: State, town: number): number[] {
  const open = (area: number) => s.blightCount[area]! < CAPACITY[area]! && !s.barredForBlight(area);
  return open(town) ? [town] : ROADS[town]!.filter((area) => open(area) && s.houseCount[area] === 0);
}

/** Bog apes (N24.11): they fight the slowest unit of each side in a bog, Houses first. */
export function runApes(t: Table, f: EventFrame): void {
  const { s } = t;
  const inBog = (unit: number) => s.onMap(unit) && TERRAINS[s.at[unit]!] === 'bog' && !s.isFrozen(unit);
  if (f.pc > 2) {
    t.done();
    return;
  }
  const there = f.pc === 1 ? houseUnits(s, inBog) : blightOrder(s, inBog).sort((one, other) => one - other);
  if (there.length === 0) {
    f.pc++;
    return;
  }
  const least = Math.min(...there.map((unit) => moveOf(s, unit)));
  const of = there.filter((unit) => moveOf(s, unit) === least);
  const unit = t.choose({ seat: s.chooser, why: 'apes', of });
  if (unit < 0) return;
  f.pc++;
  t.push(fightFrame({ area: s.at[unit]!, side: 'die', word: 'apes', die: D20, only: [unit] }));
}

/** Cursed land (N24.12). */
export function runCursed(t: Table): void {
  const { s } = t;
  t.done();
  t.terror(t.roll('curse-terror', D3));
  let area = ENTRIES[t.rollEntry()]!;
  let steps = t.roll('curse-steps', D20);
  for (; steps > 0 && isPass[area] === 0; steps--) {
    const next = followArrow(t, -1, area);
    if (next === undefined) break;
    area = next;
  }
  const gone = steps > 0 && isPass[area] === 1;
  s.curse = gone ? NOWHERE : area;
  s.setBars();
  t.tell?.({ type: 'mark', what: 'curse', on: true, at: gone ? null : placeName(area) });
  if (gone) t.terror(t.roll('curse-terror', D3));
}

/** Rebels and trolls (N24.16, N24.19): a single die attacks the Blight of a town or hills area. */
export function runStrangers(t: Table, f: EventFrame): void {
  const { s } = t;
  const rebels = f.id === 'rebels';
  const of = [...TERRAINS.keys()].filter((area) =>
    rebels
      ? TERRAINS[area] === 'town' && s.blightCount[area]! > 0 && s.towns[area] === NOBODY
      : TERRAINS[area] === 'hills' && s.blightCount[area]! > 0,
  );
  if (of.length === 0) {
    t.done();
    return;
  }
  const area = t.choose({ seat: s.chooser, why: rebels ? 'town' : 'hills', of });
  if (area < 0) return;
  t.done();
  t.push(fightFrame({ area, side: 'die', word: f.id, die: D20 }));
}

/** Bat drop (N24.18). */
export function runBats(t: Table, f: EventFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 2;
    f.list = blightOrder(s, (unit) => ARROWS[s.at[unit]!]!.kind === 'none' && isPass[s.at[unit]!] === 0);
    f.i = 0;
  }
  for (; f.i < f.list.length; f.i++) {
    const unit = f.list[f.i]!;
    if (s.isFrozen(unit)) continue;
    const open = openToBlight(s, s.at[unit]!).filter((area) => ARROWS[area]!.kind !== 'none');
    const least = Math.min(...open.map((area) => MP[area]!));
    const of = open.filter((area) => MP[area] === least);
    if (of.length === 0) continue;
    const to = t.choose({ seat: s.chooser, why: 'bat', of, unit });
    if (to < 0) return;
    const from = s.at[unit]!;
    attack(t, unit, to, 'bat-drop');
    if (s.houseCount[to] === 0) s.from[unit] = NOWHERE;
    else s.from[unit] = from;
  }
  t.done();
  t.push(fightsFrame());
}
