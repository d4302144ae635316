import { OFFERED_QUALITIES, type Quality } from '#core';

/** Measured frame rate of a device. */
export interface FramePace {
  readonly tier: Quality;
  /** The richest tier not yet found too slow. */
  readonly ceiling: Quality;
  /** Frame times since the last decision, in milliseconds. */
  readonly times: readonly number[];
  /**
   * What to ignore after a change, while shaders compile and textures upload: this many frames, but at most this many
   * milliseconds.
   */
  readonly settling: { readonly pictures: number; readonly milliseconds: number };
  /** Number of consecutive decisions that found time to spare. */
  readonly ease: number;
}

const SETTLING = { pictures: 40, milliseconds: 4000 };
/** Frames per decision; if frames are very slow, a few frames that take as many milliseconds are enough. */
const WINDOW = 80;
const LONG_WINDOW = { pictures: 8, milliseconds: 5000 };
/** Median frame time in milliseconds above which the tier is too rich, and below which there is time to spare. */
const TOO_SLOW = 27;
const AT_EASE = 17.6;
/** Consecutive decisions with time to spare before a richer tier is tried. */
const EASE_WANTED = 4;
/** Longer gaps are pauses of the page, not slow frames. */
const PAUSE = 2500;

/** Automatic tiers, plainest first. */
const LADDER: readonly Quality[] = OFFERED_QUALITIES;

function neighbour(tier: Quality, step: -1 | 1): Quality {
  return LADDER[LADDER.indexOf(tier) + step] ?? tier;
}

/** The initial pace. @param tier the first one, chosen by the GPU's name */
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

/** The pace after a frame. @param milliseconds since the frame before */
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
