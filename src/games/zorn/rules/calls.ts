import { isArea, WITHIN } from './map';
import { MEAN } from './outlook';
import { meleeOf, missileOf } from './ratings';
import { HUNGRY, STUNNED, type State } from './state';

/** Value of Blight by its distance from a unit in steps, from 0 on. */
const NEARNESS: readonly number[] = [1, 1, 0.6, 0.3];
/** How much more one thinks of one's own House. */
const OWN = 1.1;

/** How much a House could do now: the strength of its units that can act, the nearer they are to Blight. */
function callOf(s: State, seat: number): number {
  let sum = 0;
  for (const unit of s.rosters[seat]!) {
    const area = s.at[unit]!;
    if (!isArea(area) || (s.cond[unit]! & (STUNNED | HUNGRY)) !== 0) continue;
    const steps = NEARNESS.findIndex((_, range) =>
      WITHIN[area]![range]!.some((near) => s.blightCount[near]! > 0),
    );
    if (steps >= 0)
      sum += NEARNESS[steps]! * Math.max(MEAN[meleeOf(s, unit)]!, MEAN[missileOf(s, unit)] ?? 0);
  }
  return sum;
}

/** Of the Houses that a council is about, the one that can do most now, in the eyes of the seat that votes (N4.5). */
export function neediestOf(s: State): number {
  const { seat, answers } = s.ask!;
  const worth = (each: number) => (each === seat ? OWN : 1) * callOf(s, each);
  return answers!.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}
