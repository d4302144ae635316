import { AREA_COUNT, distance, isArea, NOWHERE, WITHIN } from './map';
import { shotOdds } from './odds';
import { chanceToBeat, guard, hitCost, horde, leastHit } from './outlook';
import { coverOf, missileOf } from './ratings';
import { type State, TURNS_A_DAY } from './state';
import { DIE_MOST, type Die, FIRST_BLIGHT, KIND_OF, NO_DIE, UNIT_COUNT } from './units';

/** Probability that Blight one or two steps away attacks House units before they act again. */
const STRIKES: readonly number[] = [0, 0.6, 0.3];
/** Mean Hits on the loser of a fight, and on both sides through ties. */
const HITS_OF_LOSER = 1.4;
/** Cost per unit of being driven out of an area. */
const DRIVEN_OUT = 0.4;

/** Expected damage by Blight near House units (N7.8). Uses the results of {@link threatOf}. */
export function exposure(s: State): number {
  let sum = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (guard[area] === 0 || s.blightCount[area]! > 0) continue;
    let strength = 0;
    let most = 0;
    for (const near of WITHIN[area]![2]!) {
      if (horde[near] === 0) continue;
      const comes = STRIKES[distance(area, near)]! * horde[near]!;
      strength += comes;
      most = Math.max(most, STRIKES[distance(area, near)]!);
    }
    if (strength === 0) continue;
    const lost = most * chanceToBeat(strength / most, guard[area]!);
    sum += lost * (HITS_OF_LOSER * leastHit[area]! + DRIVEN_OUT * s.houseCount[area]!);
  }
  return sum;
}

/** Upper bound of missile protection. */
const MAX_COVER = 20;
/** Expected Hits of a shot by die and protection; half of the tests count as failed. */
const SHOT_HITS: readonly (readonly number[])[] = DIE_MOST.map((_most, die: Die) =>
  Array.from({ length: MAX_COVER }, (_, mp) => {
    const { test, one, two } = shotOdds(die, Math.max(1, mp));
    return test / 2 + one + 2 * two;
  }),
);

/** Probability that Blight shoots before the units in its range can leave; at night all of it does. */
const SHOOTS = { night: 1, evening: 0.4, morning: 0.15 };

/** Mean cost of a Hit in an area. */
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

/** House area that a unit would shoot at: the nearest, then the lowest protection (N7.8); NOWHERE if none. */
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

/** Expected cost of the Blight's shots (N7.8, N16.4). */
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
