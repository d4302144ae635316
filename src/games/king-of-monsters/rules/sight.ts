/**
 * Evaluation detail, cheapest first; each level includes those before it: the table and hand sizes; hand
 * limits; the use of each card; open decisions; upcoming events; what visible hands can still do.
 */
export const SIGHTS = ['counts', 'limits', 'table', 'open', 'ahead', 'hands'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Whether a sight includes a level. */
export const reaches = (sight: Sight, least: Sight): boolean =>
  SIGHTS.indexOf(sight) >= SIGHTS.indexOf(least);
