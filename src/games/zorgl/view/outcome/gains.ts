import type { Gain } from '#zorgl/rules';

/** What several actions bring, of which one is to be taken: the least and the most. */
export interface GainRange {
  readonly least: Gain;
  readonly most: Gain;
}

/** How much an action is to be preferred: a win first, then what it is worth, then floors. */
export const rateOf = ({ wins, worth, floors, idle }: Gain): number =>
  (wins ? 1000 : 0) + worth * 4 + (floors > 0 ? 2 : 0) + (idle ? 0 : 1);

/** The least and the most that some actions bring; null for none. */
export function gainRange(gains: readonly Gain[]): GainRange | null {
  const sorted = gains.toSorted((a, b) => rateOf(a) - rateOf(b));
  const [least] = sorted;
  const most = sorted.at(-1);
  return least === undefined || most === undefined ? null : { least, most };
}
