import { canPay, takesHouse } from './able';
import { conjure } from './acts';
import { ActionList, codeOf, deedOf, partA, partB, partC, withParts } from './code';
import { MARKERS } from './facts';
import { bring } from './losses';
import { AREA_COUNT, isPass, NEXT, OFF, TERRAINS } from './map';
import { STARVE } from './nightSteps';
import { BLESSINGS, FOOD, GOLD, HUNGRY, STUNNED, type State, SUPPLIES, TERRORIZED } from './state';
import { nameOf, placeName, seatName, type Table } from './table';
import { D6 } from './units';

const WORK_COST = 3;
const RETURN_COST = 6;
const RETURN = codeOf('return');
const MARCH = codeOf('march');

/** Units of a seat that eat: on the map or a flank (N21.5). */
export const eaters = (s: State, seat: number): number[] =>
  s.rosters[seat]!.filter((unit) => s.at[unit]! < OFF);

export const starvable = (s: State, seat: number): number[] =>
  eaters(s, seat).filter((unit) => (s.cond[unit]! & HUNGRY) === 0);
/** Areas that can be built on (N20.4). */
const isSolid = Uint8Array.from(TERRAINS, (terrain) => Number(!['bog', 'bridge', 'ford'].includes(terrain)));

/** Number of entrenchments and camps on the map. */
function worksOut(s: State): number {
  let count = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (s.works[area] !== 0) count++;
  return count;
}

/**
 * Whether a seat may build in an area: it has a unit there that is neither Stunned nor Terrorized (N20.4).
 */
function buildable(s: State, seat: number, area: number): boolean {
  return (
    isSolid[area] === 1 &&
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

export const hasWorkToDo = (t: Table, seat: number): boolean => some((list) => listWorks(t.s, seat, list));

function listReturns(s: State, seat: number, list: ActionList): void {
  if (!canPay(s, seat, SUPPLIES, RETURN_COST)) return;
  for (const unit of s.rosters[seat]!) {
    if (!s.lost.includes(unit)) continue;
    for (let area = 0; area < AREA_COUNT; area++) {
      const led = s.at[s.commander[seat]!] === area || s.at[s.magicUser[seat]!] === area;
      if ((led || isPass[area] === 1) && takesHouse(s, area)) list.add(withParts(RETURN, unit, area));
    }
  }
}

export const canReturn = (s: State, seat: number): boolean => some((list) => listReturns(s, seat, list));

function listMarches(s: State, seat: number, list: ActionList): void {
  for (const unit of s.rosters[seat]!) {
    if (!s.onMap(unit) || (s.cond[unit]! & HUNGRY) !== 0 || s.night!.marched.includes(unit)) continue;
    for (const area of NEXT[s.at[unit]!]!) if (takesHouse(s, area)) list.add(withParts(MARCH, unit, area));
  }
}

export const canMarch = (s: State, seat: number): boolean => some((list) => listMarches(s, seat, list));

/** Legal actions of a seat in a step of the night. */
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

/** Plays an action of a step of the night. */
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
