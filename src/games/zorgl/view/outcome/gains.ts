import type { Gain } from '#zorgl/rules';

/** The least and the most that one of several actions can bring. */
export interface GainRange {
  readonly least: Gain;
  readonly most: Gain;
}

/** Sort key of actions: a win first, then worth, then floors, then whether anything moves. */
export const rateOf = ({ wins, worth, floors, idle }: Gain): number =>
  (wins ? 1000 : 0) + worth * 4 + (floors > 0 ? 2 : 0) + (idle ? 0 : 1);

/** The range of some gains; null if there are none. */
export function gainRange(gains: readonly Gain[]): GainRange | null {
  const sorted = gains.toSorted((a, b) => rateOf(a) - rateOf(b));
  const [least] = sorted;
  const most = sorted.at(-1);
  return least === undefined || most === undefined ? null : { least, most };
}
