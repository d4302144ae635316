import { advance, blightOrder, everyBlight, spawn } from './blight';
import { EVENT_OF_ROLL } from './facts';
import type { EventFrame } from './frames';
import { runAllies, runHero } from './guests';
import { takeOff } from './losses';
import { fightsFrame, strikeFrame } from './makeFrames';
import { isArea, isFlank, NOWHERE, OFF, TERRAINS } from './map';
import { runApes, runBats, runCursed, runRaiders, runStrangers } from './mishaps';
import { learn } from './settle';
import { clockwiseUnits, houseUnits } from './sides';
import { FOOD, type State, SUPPLIES } from './state';
import { nameOf, type Table } from './table';
import { D3, D20, isLeader, KIND_OF } from './units';
import { runFlood, runStorm, runTreants } from './weather';

const CHAMPION = 6;
const BEAST = 4;
const WEDDING_CHITS = 5;

type Run = (t: Table, f: EventFrame) => void;

const champions = (s: State): number[] => blightOrder(s, (unit) => KIND_OF[unit]!.power === CHAMPION);

/** Frenzy (N24.4). */
function frenzy(t: Table): void {
  const { s } = t;
  const lairs = new Set(blightOrder(s, (unit) => KIND_OF[unit]!.power === BEAST).map((unit) => s.at[unit]!));
  const list = blightOrder(s, (unit) => lairs.has(s.at[unit]!));
  t.push(fightsFrame(list));
  for (const unit of list) advance(t, unit);
}

/** Mana surge (N24.7). */
function manaSurge(t: Table): void {
  const { s } = t;
  for (const seat of s.clockwise()) if (s.at[s.magicUser[seat]!] !== NOWHERE) learn(t, seat);
  t.push(strikeFrame('surge', champions(s)));
}

/** Warlord (N24.8): the Terror precedes the fights. */
function warlord(t: Table, f: EventFrame): void {
  const { s } = t;
  if (f.pc === 1) {
    f.pc = 2;
    spawn(t, CHAMPION);
    for (const unit of everyBlight(s)) advance(t, unit, true);
    t.push(strikeFrame('shots', everyBlight(s), 1));
    return;
  }
  t.done();
  t.push(fightsFrame());
  t.terror(t.roll('foul', D3));
}

/** Royal aid (N24.9). */
function royalAid(t: Table): void {
  for (const seat of t.s.clockwise()) {
    t.gain(seat, FOOD, t.roll('aid', D3, -1, seat));
    t.gain(seat, SUPPLIES, t.roll('aid', D3, -1, seat));
  }
}

/** Downpour (N24.15). */
function downpour(t: Table): void {
  const { s } = t;
  const inBog = (unit: number) => isArea(s.at[unit]!) && TERRAINS[s.at[unit]!] === 'bog';
  s.frozen = [
    ...houseUnits(s, inBog),
    ...everyBlight(s)
      .filter(inBog)
      .sort((one, other) => one - other),
  ];
  s.setBars();
  for (const unit of s.frozen) t.tell?.({ type: 'mark', what: 'frozen', on: true, unit: nameOf(unit) });
}

/** Champions surge (N24.17). */
function championsSurge(t: Table): void {
  const list = champions(t.s);
  t.push(fightsFrame([], list));
  for (const unit of list) advance(t, unit);
}

/** Wedding (N24.20). */
function wedding(t: Table): void {
  const { s } = t;
  s.wedding = WEDDING_CHITS;
  t.tell?.({ type: 'mark', what: 'wedding', on: true });
  const invited = (unit: number) => isLeader[unit] === 1 && (s.onMap(unit) || isFlank(s.at[unit]!));
  for (const unit of clockwiseUnits(s, invited)) {
    takeOff(t, unit, OFF);
    t.tell?.({ type: 'left', unit: nameOf(unit), by: 'wedding' });
  }
}

/** Events that resolve at once. */
const SIMPLE: Readonly<Record<string, (t: Table) => void>> = {
  frenzy,
  'mana-surge': manaSurge,
  'royal-aid': royalAid,
  'council-of-war': (t) => t.push({ do: 'council', why: 'war' }),
  downpour,
  'champions-surge': championsSurge,
  wedding,
};

/** Events with several steps. */
const LONG: Readonly<Record<string, Run>> = {
  raiders: runRaiders,
  flood: runFlood,
  storm: runStorm,
  allies: runAllies,
  treants: runTreants,
  warlord,
  hero: runHero,
  'bog-apes': runApes,
  'cursed-land': runCursed,
  rebels: runStrangers,
  trolls: runStrangers,
  'bat-drop': runBats,
};

/** Rolls for an event and carries it out (N24). */
export function runEvent(t: Table, f: EventFrame): void {
  if (f.pc > 0) {
    LONG[f.id]!(t, f);
    return;
  }
  let roll = t.roll('event', D20);
  // Cursed land comes once per game (N24.12).
  while (EVENT_OF_ROLL[roll] === 'cursed-land' && t.s.curse >= 0) roll = t.roll('event', D20);
  const id = EVENT_OF_ROLL[roll]!;
  t.tell?.({ type: 'event', event: id, roll });
  t.done();
  const simple = SIMPLE[id];
  if (simple === undefined) t.push({ ...f, id, pc: 1 });
  else simple(t);
}
