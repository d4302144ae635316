import { endMarks } from './activation';
import { conjure } from './acts';
import { advance, blightOrder, everyBlight } from './blight';
import { ActionList, codeOf, deedOf, partA, partB, partC } from './code';
import { MARKERS } from './facts';
import type { FrameOf } from './frames';
import { bring } from './losses';
import { fightsFrame, hitFrame, settleFrame, strikeFrame, testFrame } from './makeFrames';
import { AREA_COUNT, CAPACITY, isArea, isPass, NEXT, OFF, TERRAINS, TOWNS } from './map';
import { NIGHT_ORDER, STEP_SIZE } from './nightSteps';
import { passOffice } from './orders';
import { besideBlight, besideHouse, hasCasualties } from './ratings';
import { clockwiseUnits } from './sides';
import {
  BLESSINGS,
  FOOD,
  GOLD,
  HUNGRY,
  NOBODY,
  POISONED,
  STUNNED,
  type State,
  SUPPLIES,
  TERRORIZED,
} from './state';
import { nameOf, placeName, seatName, type Table } from './table';
import { D6, FIRST_BLIGHT, KIND_OF } from './units';

const HARVEST = 0;
const FEED = 1;
const STARVE = 2;
const ENTRENCH = 3;
const RETURN = 4;
const MARCH = 5;
const CAMP_YIELD = 3;
const LUCKY = 6;
const WORK_COST = 3;
const RETURN_COST = 6;
const TURNS_A_DAY = 3;

const canPay = (s: State, seat: number, what: number, count: number): boolean =>
  s.holds(seat, what) + s.holds(seat, GOLD) >= count;

/** Units of a seat that eat: on the map or a flank (N21.5). */
const eaters = (s: State, seat: number): number[] => s.rosters[seat]!.filter((unit) => s.at[unit]! < OFF);
const starvable = (s: State, seat: number): number[] =>
  eaters(s, seat).filter((unit) => (s.cond[unit]! & HUNGRY) === 0);

/** The night, step by step: the tens of `pc` tell which, the rest how far it is. */
export function runNight(t: Table, f: FrameOf<'night'>): void {
  const step = NIGHT_ORDER[Math.floor(f.pc / STEP_SIZE)]!;
  switch (step) {
    case 'curse':
      curse(t, f);
      return;
    case 'harvest':
      seatStep(t, f, HARVEST, harvest);
      return;
    case 'feed':
      feedStep(t, f);
      return;
    case 'poison':
      poison(t, f);
      return;
    case 'entrench':
      seatStep(t, f, ENTRENCH, hasWorkToDo);
      return;
    case 'rest':
      rest(t, f);
      return;
    case 'return':
      seatStep(t, f, RETURN, (_, seat) => canReturn(t.s, seat));
      return;
    case 'march':
      marchStep(t, f);
      return;
    case 'shots':
      if (f.pc % STEP_SIZE === 0) {
        f.pc++;
        t.push(settleFrame());
        t.push(strikeFrame('shots', everyBlight(t.s), 1));
      } else next(f);
      return;
    case 'ambush':
      nightAttacks(t, f);
      return;
    default:
      t.done();
      passOffice(t);
  }
}

function next(f: FrameOf<'night'>): void {
  f.pc = (Math.floor(f.pc / STEP_SIZE) + 1) * STEP_SIZE;
  f.list = [];
  f.i = 0;
}

/** A step in which seats decide, clockwise; those that can do nothing are passed over. @param can begins it for a seat */
function seatStep(
  t: Table,
  f: FrameOf<'night'>,
  step: number,
  can: (t: Table, seat: number) => boolean,
): void {
  const { s } = t;
  if (t.slice < 1 && step !== MARCH) {
    next(f);
    return;
  }
  s.night ??= { step, queue: [...s.clockwise()], count: 0, marched: [] };
  const { night } = s;
  while (night.queue.length > 0) {
    const seat = night.queue[0]!;
    if (can(t, seat)) {
      s.ask = { seat, why: WHY_OF_STEP[step]! };
      return;
    }
    night.queue.shift();
  }
  s.night = null;
  next(f);
}

const WHY_OF_STEP = ['harvest', 'feed', 'hungry', 'entrench', 'return', 'march'] as const;

/** Tests of those in the curse (N24.12). */
function curse(t: Table, f: FrameOf<'night'>): void {
  const { s } = t;
  switch (f.pc) {
    case 0:
      if (s.curse < 0 || s.curse >= AREA_COUNT) {
        next(f);
        return;
      }
      f.list = clockwiseUnits(s, (unit) => isArea(s.at[unit]!) && s.isCursed(s.at[unit]!));
      f.i = 0;
      f.pc = 1;
      return;
    case 1: {
      const unit = f.list[f.i];
      if (unit === undefined) {
        next(f);
        t.push(settleFrame());
        return;
      }
      f.pc = 2;
      if (s.onMap(unit)) t.push(testFrame(unit, 'curse'));
      else t.result = 1;
      return;
    }
    case 2:
      f.pc = 3;
      if (t.result === 0) {
        f.pc = 4;
        t.push({ do: 'flee', pc: 0, unit: f.list[f.i]!, what: 'curse', cause: s.curse, steps: 0 });
      }
      return;
    case 4: {
      f.pc = 3;
      const unit = f.list[f.i]!;
      if (s.onMap(unit)) t.push(hitFrame(unit, NOBODY));
      return;
    }
    default:
      f.i++;
      f.pc = 1;
  }
}

/** What the towns and camps of a seat yield (N19.2); true if there is something to divide. */
function harvest(t: Table, seat: number): boolean {
  const { s } = t;
  const night = s.night!;
  if (night.count > 0) return true;
  let gold = 0;
  for (const town of TOWNS) {
    if (s.towns[town] !== seat) continue;
    const value = t.roll('harvest', D6, -1, seat);
    night.count += value;
    if (value === LUCKY) gold++;
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.works[area] === 2 && s.worksSeat[area] === seat) night.count += CAMP_YIELD;
  }
  t.gain(seat, GOLD, gold);
  return night.count > 0;
}

/** Feeding, seat by seat, each with those of it that go hungry (N21.5). */
function feedStep(t: Table, f: FrameOf<'night'>): void {
  const { s } = t;
  const { night } = s;
  if (night?.step !== STARVE) {
    seatStep(t, f, FEED, (_, seat) => eaters(s, seat).length > 0);
    return;
  }
  const seat = night.queue[0]!;
  const left = starvable(s, seat);
  if (night.count > 0 && left.length > 1) {
    s.ask = { seat, why: 'hungry' };
    return;
  }
  if (night.count > 0 && left.length === 1) t.hunger(left[0]!, true);
  night.step = FEED;
  night.count = 0;
  night.queue.shift();
}

/** Hits of the Poisoned (N21.4). */
function poison(t: Table, f: FrameOf<'night'>): void {
  const { s } = t;
  if (t.slice < 1) {
    next(f);
    return;
  }
  if (f.pc % STEP_SIZE === 0) {
    f.pc++;
    f.i = 0;
    f.list = clockwiseUnits(s, (unit) => s.onMap(unit) && (s.cond[unit]! & POISONED) !== 0);
  }
  const unit = f.list[f.i++];
  if (unit === undefined) next(f);
  else t.push(hitFrame(unit, NOBODY));
}

/** Recovery (N21.7); in slice A Casualties drop by themselves (N16.2). */
function rest(t: Table, f: FrameOf<'night'>): void {
  const { s } = t;
  if (t.slice === 0) {
    recoverQuietly(t);
    next(f);
    return;
  }
  if (f.pc % STEP_SIZE === 0) {
    f.pc++;
    for (const unit of [...clockwiseUnits(s, (each) => s.lives(each)), ...everyBlight(s)]) {
      if ((s.cond[unit]! & STUNNED) !== 0) t.clearState(unit);
    }
    endMarks(t, 'quake', ({ till }) => till === 'recovery');
    const scared = (unit: number) => s.onMap(unit) && (s.cond[unit]! & TERRORIZED) !== 0;
    f.list = [...clockwiseUnits(s, scared), ...blightOrder(s, scared)];
    f.i = 0;
    return;
  }
  while (f.i < f.list.length && !s.onMap(f.list[f.i]!)) f.i++;
  const unit = f.list[f.i++];
  if (unit === undefined) {
    next(f);
    t.push(settleFrame());
  } else t.push(testFrame(unit, 'night'));
}

function recoverQuietly(t: Table): void {
  const { s } = t;
  const rested = [...clockwiseUnits(s, (unit) => s.onMap(unit)), ...everyBlight(s)].filter((unit) => {
    const area = s.at[unit]!;
    return hasCasualties(s, unit) && !(unit >= FIRST_BLIGHT ? besideHouse(s, area) : besideBlight(s, area));
  });
  for (const unit of rested) t.heal(unit);
}

/** Night marches, each looked at as any action (N16.3). */
function marchStep(t: Table, f: FrameOf<'night'>): void {
  if (f.pc % STEP_SIZE === 1) {
    f.pc--;
    t.push(settleFrame());
    return;
  }
  seatStep(t, f, MARCH, (_, seat) => canMarch(t.s, seat));
}

/** Attacks of the night: Ambushers, or in the last one all that is greater (N16.4, N16.5). */
function nightAttacks(t: Table, f: FrameOf<'night'>): void {
  const { s } = t;
  if (f.pc % STEP_SIZE === 1) {
    next(f);
    t.push(settleFrame());
    return;
  }
  f.pc++;
  if (s.number < TURNS_A_DAY * s.config.days) {
    t.push(fightsFrame());
    t.push(
      strikeFrame(
        'ambush',
        blightOrder(s, (unit) => KIND_OF[unit]!.power === 2),
      ),
    );
    return;
  }
  const great = blightOrder(s, (unit) => KIND_OF[unit]!.power >= 4);
  const fresh = great.filter((unit) => s.hits[unit] === 0 && (s.cond[unit]! & (STUNNED | TERRORIZED)) === 0);
  t.push(
    fightsFrame(
      great.filter((unit) => !fresh.includes(unit)),
      fresh,
    ),
  );
  for (const unit of great) advance(t, unit);
}

const isSolid = (area: number): boolean => !['bog', 'bridge', 'ford'].includes(TERRAINS[area]!);
const worksOut = (s: State): number => s.works.reduce((count, kind) => count + Number(kind > 0), 0);

/** Areas in which a seat may build: with one of its units that is neither Stunned nor Terrorized (N20.4). */
function buildable(s: State, seat: number, area: number): boolean {
  return (
    isSolid(area) &&
    s.houseCount[area]! > 0 &&
    s.rosters[seat]!.some((unit) => s.at[unit] === area && (s.cond[unit]! & (STUNNED | TERRORIZED)) === 0)
  );
}

function listWorks(s: State, seat: number, list: ActionList): void {
  const full = worksOut(s) >= MARKERS;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (!buildable(s, seat, area)) continue;
    const kind = s.works[area]!;
    if (kind === 0 && !full) {
      if (canPay(s, seat, SUPPLIES, WORK_COST)) list.add(codeOf('entrench', 0, area, 1));
      if (canPay(s, seat, SUPPLIES, 2 * WORK_COST)) list.add(codeOf('entrench', 0, area, 2));
    } else if (kind === 1 && s.worksSeat[area] === seat && canPay(s, seat, SUPPLIES, WORK_COST)) {
      list.add(codeOf('entrench', 0, area, 2));
    }
  }
  if (!full || !canPay(s, seat, SUPPLIES, WORK_COST)) return;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.works[area]! > 0 && s.worksSeat[area] === seat) list.add(codeOf('clear', 0, area));
  }
}

const probe = new ActionList();
function some(listing: (list: ActionList) => void): boolean {
  probe.clear();
  listing(probe);
  return probe.length > 0;
}

const hasWorkToDo = (t: Table, seat: number): boolean => some((list) => listWorks(t.s, seat, list));

const takesHouse = (s: State, area: number): boolean =>
  s.blightCount[area] === 0 && !s.barredForHouse(area) && s.houseCount[area]! < CAPACITY[area]!;

function listReturns(s: State, seat: number, list: ActionList): void {
  if (!canPay(s, seat, SUPPLIES, RETURN_COST)) return;
  for (const unit of s.rosters[seat]!) {
    if (!s.lost.includes(unit)) continue;
    for (let area = 0; area < AREA_COUNT; area++) {
      const led = s.at[s.commander[seat]!] === area || s.at[s.magicUser[seat]!] === area;
      if ((led || isPass[area] === 1) && takesHouse(s, area)) list.add(codeOf('return', unit, area));
    }
  }
}
const canReturn = (s: State, seat: number): boolean => some((list) => listReturns(s, seat, list));

function listMarches(s: State, seat: number, list: ActionList): void {
  for (const unit of s.rosters[seat]!) {
    if (!s.onMap(unit) || (s.cond[unit]! & HUNGRY) !== 0 || s.night!.marched.includes(unit)) continue;
    for (const area of NEXT[s.at[unit]!]!) if (takesHouse(s, area)) list.add(codeOf('march', unit, area));
  }
}
const canMarch = (s: State, seat: number): boolean => some((list) => listMarches(s, seat, list));

/** The actions of a seat in a step of the night. */
export function listNight(s: State, list: ActionList): void {
  const { seat, why } = s.ask!;
  switch (why) {
    case 'harvest':
      for (let food = 0; food <= s.night!.count; food++) list.add(codeOf('harvest', 0, food));
      return;
    case 'feed': {
      const most = Math.min(eaters(s, seat).length, s.holds(seat, FOOD) + s.holds(seat, GOLD));
      for (let units = 0; units <= most; units++) list.add(codeOf('feed', 0, units));
      if (s.config.slice >= 2 && s.holds(seat, BLESSINGS) > 0) list.add(codeOf('conjure'));
      return;
    }
    case 'hungry':
      for (const unit of starvable(s, seat)) list.add(codeOf('hungry', unit));
      return;
    case 'entrench':
      listWorks(s, seat, list);
      break;
    case 'return':
      listReturns(s, seat, list);
      break;
    default:
      listMarches(s, seat, list);
  }
  list.add(codeOf('end'));
}

/** Carries out what a seat does in a step of the night. */
export function actAtNight(t: Table, code: number): void {
  const { s } = t;
  const night = s.night!;
  const seat = night.queue[0]!;
  const a = partA(code);
  const b = partB(code);
  switch (deedOf(code)) {
    case 'harvest':
      t.gain(seat, FOOD, b);
      t.gain(seat, SUPPLIES, night.count - b);
      night.count = 0;
      night.queue.shift();
      return;
    case 'conjure':
      conjure(t, seat);
      return;
    case 'feed':
      feed(t, seat, b);
      return;
    case 'hungry':
      t.hunger(a, true);
      night.count--;
      return;
    case 'entrench':
      build(t, seat, b, partC(code));
      return;
    case 'clear':
      s.works[b] = 0;
      t.tell?.({ type: 'works', at: placeName(b), kind: null, seat: seatName(seat) });
      return;
    case 'return':
      t.pay(seat, SUPPLIES, RETURN_COST);
      s.lost = s.lost.filter((unit) => unit !== a);
      bring(t, a, b);
      t.tell?.({ type: 'arrived', unit: nameOf(a), at: placeName(b), by: 'return' });
      return;
    case 'march': {
      const from = s.at[a]!;
      s.put(a, b);
      t.moved(a, [from, b], 'march');
      night.marched.push(a);
      const top = s.stack.at(-1)!;
      if (top.do === 'night') top.pc++;
      return;
    }
    default:
      night.queue.shift();
  }
}

function feed(t: Table, seat: number, fed: number): void {
  const { s } = t;
  const night = s.night!;
  t.pay(seat, FOOD, fed);
  const unfed = eaters(s, seat).length - fed;
  const over = unfed > 0 ? unfed - t.roll('hunger', D6, -1, seat) : -1;
  night.count = over === 0 ? 1 : Math.max(0, over);
  if (night.count > 0) night.step = STARVE;
  else night.queue.shift();
}

function build(t: Table, seat: number, area: number, kind: number): void {
  const { s } = t;
  t.pay(seat, SUPPLIES, WORK_COST * (kind - s.works[area]!));
  s.works[area] = kind;
  s.worksSeat[area] = seat;
  t.tell?.({
    type: 'works',
    at: placeName(area),
    kind: kind === 1 ? 'entrenchment' : 'camp',
    seat: seatName(seat),
  });
}
