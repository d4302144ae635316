import { endMarks } from './activation';
import { advance, blightOrder, everyBlight } from './blight';
import type { FrameOf } from './frames';
import { fightsFrame, hitFrame, settleFrame, strikeFrame, testFrame } from './makeFrames';
import { AREA_COUNT, isArea, TOWNS } from './map';
import { canMarch, canReturn, eaters, hasWorkToDo, starvable } from './nightChoices';
import { ENTRENCH, FEED, HARVEST, MARCH, NIGHT_ORDER, RETURN, STARVE, STEP_SIZE } from './nightSteps';
import { passOffice } from './orders';
import { besideBlight, besideHouse, hasCasualties } from './ratings';
import { clockwiseUnits } from './sides';
import { GOLD, NOBODY, POISONED, STUNNED, TERRORIZED, TURNS_A_DAY } from './state';
import type { Table } from './table';
import { D6, FIRST_BLIGHT, KIND_OF } from './units';

const CAMP_YIELD = 3;
const LUCKY = 6;

/** Runs the night. The tens of `pc` are the step, the ones its progress. */
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

/**
 * A step in which seats decide clockwise; seats that can do nothing are skipped.
 * @param can starts it for a seat
 */
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

/** Tests in cursed areas (N24.12). */
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

/** Collects for a seat (N19.2); true if there is something to divide. */
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

/** Each seat feeds its units, then names those that go hungry (N21.5). */
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

/** Hits on Poisoned units (N21.4). */
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

/** Recovery (N21.7); in slice A Casualties are dropped automatically (N16.2). */
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

/** Night marches, each followed by the usual checks (N16.3). */
function marchStep(t: Table, f: FrameOf<'night'>): void {
  if (f.pc % STEP_SIZE === 1) {
    f.pc--;
    t.push(settleFrame());
    return;
  }
  seatStep(t, f, MARCH, (_, seat) => canMarch(t.s, seat));
}

/** Night attacks: Ambushers, or in the last night Beasts and above (N16.4, N16.5). */
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
