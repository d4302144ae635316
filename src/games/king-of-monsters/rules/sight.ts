/**
 * How far bots see when they judge a position: what lies there and how many cards are held; how many may be kept; what each is
 * good for; what open decisions promise; what is sure to come; and what can still be done with the cards that are seen. Each
 * includes those before it.
 */
export const SIGHTS = ['counts', 'limits', 'table', 'open', 'ahead', 'hands'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Whether one sees at least so far. */
export const reaches = (sight: Sight, least: Sight): boolean =>
  SIGHTS.indexOf(sight) >= SIGHTS.indexOf(least);
