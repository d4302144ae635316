import { OFFERED_QUALITIES, type Quality } from '#core';

/** What is known of how fast a device draws. */
export interface Pace {
  readonly tier: Quality;
  /** The richest tier that has not yet been found too slow. */
  readonly ceiling: Quality;
  /** Times of the pictures since the last judgement, in milliseconds. */
  readonly times: readonly number[];
  /** Pictures to let pass unjudged: after a change shaders are compiled and textures sent. */
  readonly settling: number;
  /** Judgements in a row that found time to spare. */
  readonly ease: number;
}

const SETTLING = 40;
/** Pictures in one judgement. */
const WINDOW = 80;
/** The middle time of a picture, in milliseconds, above which the tier is too rich, and below which there is time to spare. */
const TOO_SLOW = 27;
const AT_EASE = 17.6;
/** How often in a row a richer tier must seem possible. */
const EASE_WANTED = 4;
/** A longer time is a pause of the page, not a slow picture. */
const PAUSE = 250;

/** Automatic tiers, from the plainest. */
const LADDER: readonly Quality[] = OFFERED_QUALITIES;

function neighbour(tier: Quality, step: -1 | 1): Quality {
  return LADDER[LADDER.indexOf(tier) + step] ?? tier;
}

/** The pace before anything is drawn. @param tier the one to begin with, by the name of the graphics processor */
export function startPace(tier: Quality): Pace {
  return { tier, ceiling: 'high', times: [], settling: SETTLING, ease: 0 };
}

function judged(pace: Pace): Pace {
  const ordered = [...pace.times].sort((a, b) => a - b);
  const middle = ordered[ordered.length >> 1]!;
  const rested = { ...pace, times: [] };
  if (middle > TOO_SLOW) {
    const plainer = neighbour(pace.tier, -1);
    // A tier that was too rich once is not tried again, so that the picture never goes to and fro.
    return plainer === pace.tier ? rested : { ...startPace(plainer), ceiling: plainer };
  }
  if (middle > AT_EASE || pace.tier === pace.ceiling) return { ...rested, ease: 0 };
  const ease = pace.ease + 1;
  if (ease < EASE_WANTED) return { ...rested, ease };
  return { ...startPace(neighbour(pace.tier, 1)), ceiling: pace.ceiling };
}

/** The pace after a picture. @param milliseconds since the picture before */
export function paced(pace: Pace, milliseconds: number): Pace {
  if (!(milliseconds >= 0 && milliseconds < PAUSE)) return pace;
  if (pace.settling > 0) return { ...pace, settling: pace.settling - 1 };
  const times = [...pace.times, milliseconds];
  return times.length < WINDOW ? { ...pace, times } : judged({ ...pace, times });
}
