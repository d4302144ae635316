import { AREA_COUNT, distance, isArea, NOWHERE, WITHIN } from './map';
import { shotOdds } from './odds';
import { guard, hitCost, MEAN } from './outlook';
import { coverOf, meleeOf, missileOf } from './ratings';
import { type State, TURNS_A_DAY } from './state';
import { DIE_MOST, type Die, FIRST_BLIGHT, isGarrison, KIND_OF, NO_DIE, UNIT_COUNT } from './units';

/** How likely it is that Blight next to House units comes at them before these can act again. */
const STRIKES = 0.5;
const blightBeside = new Float64Array(AREA_COUNT);

/** What the Blight next to House units is likely to do to them (N7.8). It goes by the guards that {@link threatOf} has found. */
export function exposure(s: State): number {
  blightBeside.fill(0);
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    const area = s.at[unit]!;
    if (!isArea(area) || isGarrison[unit] === 1) continue;
    const strength = MEAN[meleeOf(s, unit)]!;
    for (const near of WITHIN[area]![2]!) {
      if (s.houseCount[near]! > 0) blightBeside[near]! += distance(area, near) < 2 ? strength : strength / 2;
    }
  }
  let sum = 0;
  for (let unit = 0; unit < FIRST_BLIGHT; unit++) {
    const area = s.at[unit]!;
    if (!isArea(area) || blightBeside[area] === 0) continue;
    const strength = blightBeside[area]!;
    sum += (STRIKES * hitCost(s, unit) * strength) / (strength + guard[area]!);
  }
  return sum;
}

/** More than any missile protection. */
const MAX_COVER = 20;
/** How many Hits a shot is likely to take, by its die and what it must reach; half of the tests fail. */
const SHOT_HITS: readonly (readonly number[])[] = DIE_MOST.map((_most, die: Die) =>
  Array.from({ length: MAX_COVER }, (_, mp) => {
    const { test, one, two } = shotOdds(die, Math.max(1, mp));
    return test / 2 + one + 2 * two;
  }),
);

/** How likely Blight is to shoot before those in its range can go away: at night all of it does. */
const SHOOTS = { night: 1, evening: 0.4, morning: 0.15 };

/** What a Hit on one of an area costs on average. */
function costIn(s: State, area: number): number {
  let sum = 0;
  let count = 0;
  for (let unit = 0; unit < FIRST_BLIGHT; unit++) {
    if (s.at[unit] !== area) continue;
    sum += hitCost(s, unit);
    count++;
  }
  return sum / count;
}

/** The House area that a unit would shoot at: the nearest, of several that of the lowest protection (N7.8); NOWHERE for none. */
function aimOf(s: State, area: number, range: number): number {
  for (let steps = 1; steps <= range; steps++) {
    let aim = NOWHERE;
    for (const near of WITHIN[area]![steps]!) {
      if (near === area || s.houseCount[near] === 0) continue;
      if (aim === NOWHERE || coverOf(s, near) < coverOf(s, aim)) aim = near;
    }
    if (aim !== NOWHERE) return aim;
  }
  return NOWHERE;
}

/** What the Blight's shots are likely to cost those in their range (N7.8, N16.4). */
export function shotRisk(s: State): number {
  const shoots =
    s.phase === 'night' ? SHOOTS.night : s.number % TURNS_A_DAY === 2 ? SHOOTS.evening : SHOOTS.morning;
  let sum = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    const area = s.at[unit]!;
    if (!isArea(area) || KIND_OF[unit]!.fresh.missile === NO_DIE) continue;
    const die = missileOf(s, unit, 1);
    if (die === NO_DIE) continue;
    const aim = aimOf(s, area, KIND_OF[unit]!.fresh.range);
    if (aim !== NOWHERE) sum += SHOT_HITS[die]![Math.min(MAX_COVER - 1, coverOf(s, aim))]! * costIn(s, aim);
  }
  return shoots * sum;
}
