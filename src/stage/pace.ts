import { OFFERED_QUALITIES, type Quality } from '#core';

/** Measured frame rate of a device. */
export interface FramePace {
  readonly tier: Quality;
  /** The richest tier that has not yet been found too slow. */
  readonly ceiling: Quality;
  /** Times of the pictures since the last judgement, in milliseconds. */
  readonly times: readonly number[];
  /**
   * What is left to let pass unjudged, for after a change shaders are compiled and textures sent: so many pictures, but no
   * longer than so many milliseconds.
   */
  readonly settling: { readonly pictures: number; readonly milliseconds: number };
  /** Judgements in a row that found time to spare. */
  readonly ease: number;
}

const SETTLING = { pictures: 40, milliseconds: 4000 };
/** Pictures in one judgement, and what does where they take very long: as many milliseconds with a few pictures. */
const WINDOW = 80;
const LONG_WINDOW = { pictures: 8, milliseconds: 5000 };
/** The middle time of a picture, in milliseconds, above which the tier is too rich, and below which there is time to spare. */
const TOO_SLOW = 27;
const AT_EASE = 17.6;
/** How often in a row a richer tier must seem possible. */
const EASE_WANTED = 4;
/** Longer gaps are pauses of the page, not slow frames. */
const PAUSE = 2500;

/** Automatic tiers, from the plainest. */
const LADDER: readonly Quality[] = OFFERED_QUALITIES;

function neighbour(tier: Quality, step: -1 | 1): Quality {
  return LADDER[LADDER.indexOf(tier) + step] ?? tier;
}

/** The pace before anything is drawn. @param tier the one to begin with, by the name of the graphics processor */
export function startPace(tier: Quality): FramePace {
  return { tier, ceiling: 'high', times: [], settling: SETTLING, ease: 0 };
}

function judged(pace: FramePace): FramePace {
  const ordered = [...pace.times].sort((a, b) => a - b);
  const middle = ordered[ordered.length >> 1]!;
  const rested = { ...pace, times: [] };
  if (middle > TOO_SLOW) {
    const plainer = neighbour(pace.tier, -1);
    // A tier that was too slow once is not tried again, so that quality does not oscillate.
    return plainer === pace.tier ? rested : { ...startPace(plainer), ceiling: plainer };
  }
  if (middle > AT_EASE || pace.tier === pace.ceiling) return { ...rested, ease: 0 };
  const ease = pace.ease + 1;
  if (ease < EASE_WANTED) return { ...rested, ease };
  return { ...startPace(neighbour(pace.tier, 1)), ceiling: pace.ceiling };
}

const settled = ({ pictures, milliseconds }: FramePace['settling']) => pictures <= 0 || milliseconds <= 0;

function enough(times: readonly number[]): boolean {
  if (times.length >= WINDOW) return true;
  const { pictures, milliseconds } = LONG_WINDOW;
  return times.length >= pictures && times.reduce((sum, time) => sum + time) >= milliseconds;
}

/** The pace after a picture. @param milliseconds since the picture before */
export function adjustPace(pace: FramePace, milliseconds: number): FramePace {
  if (!(milliseconds >= 0 && milliseconds < PAUSE)) return pace;
  const { settling } = pace;
  if (!settled(settling)) {
    const left = { pictures: settling.pictures - 1, milliseconds: settling.milliseconds - milliseconds };
    return { ...pace, settling: left };
  }
  const times = [...pace.times, milliseconds];
  return enough(times) ? judged({ ...pace, times }) : { ...pace, times };
}
