import { isArea, WITHIN } from './map';
import { MEAN } from './outlook';
import { meleeOf, missileOf } from './ratings';
import { HUNGRY, STUNNED, type State } from './state';

/** Weight of Blight by its distance from a unit. */
const NEARNESS: readonly number[] = [1, 1, 0.6, 0.3];
/** Bias for one's own House. */
const OWN = 1.1;

/** How much a House can do now: the strength of its ready units, weighted by how near Blight is. */
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

/** The House in a council that can do most now, from the voting seat's point of view (N4.5). */
export function neediestOf(s: State): number {
  const { seat, answers } = s.ask!;
  const worth = (each: number) => (each === seat ? OWN : 1) * callOf(s, each);
  return answers!.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}
