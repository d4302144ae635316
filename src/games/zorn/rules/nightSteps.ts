/** Steps of the night, in order (N16). */
export const NIGHT_ORDER = [
  'curse',
  'harvest',
  'feed',
  'poison',
  'entrench',
  'rest',
  'return',
  'march',
  'shots',
  'ambush',
  'end',
] as const;

/** Radix of a step in `pc`. */
export const STEP_SIZE = 10;

const startOf = (step: (typeof NIGHT_ORDER)[number]): number => STEP_SIZE * NIGHT_ORDER.indexOf(step);

/** The step in which each question is asked. */
export const STEP_OF_QUESTION: Readonly<Record<string, number>> = {
  harvest: startOf('harvest'),
  feed: startOf('feed'),
  hungry: startOf('feed'),
  entrench: startOf('entrench'),
  return: startOf('return'),
  march: startOf('march'),
};

/** Steps in which seats decide, by their number in `night`. */
export const HARVEST = 0;
export const FEED = 1;
export const STARVE = 2;
export const ENTRENCH = 3;
export const RETURN = 4;
export const MARCH = 5;
