import { chroma, type Lab, NEUTRAL } from './oklab';

/** A patch of a model's surface. */
export interface Patch extends Lab {
  /** In any unit. */
  readonly area: number;
}

/** The two main paints of a figure. */
export interface MainPaints {
  readonly body: Lab;
  readonly accent: Lab;
}

const BINS = 24;
/** Neighbouring shades within this many bins count as one paint. */
const ONE_PAINT = 2;
/** Minimum distance in bins between the two paints. */
const APART = 4;
/** Below this share of the surface a colour is a detail, not a paint. */
const DETAIL = 0.03;

const FALLBACK: Lab = { light: 0.5, a: 0, b: 0 };

function mean(patches: readonly Patch[]): Lab | undefined {
  let area = 0;
  const sum = { light: 0, a: 0, b: 0 };
  for (const patch of patches) {
    area += patch.area;
    sum.light += patch.light * patch.area;
    sum.a += patch.a * patch.area;
    sum.b += patch.b * patch.area;
  }
  if (area === 0) return undefined;
  return { light: sum.light / area, a: sum.a / area, b: sum.b / area };
}

const binOf = ({ a, b }: Lab): number =>
  Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * BINS) % BINS;

const distance = (bin: number, other: number): number => {
  const apart = Math.abs(bin - other) % BINS;
  return Math.min(apart, BINS - apart);
};

/** The paint with the largest area among the bins that count, with its share of the whole. */
function strongest(
  coloured: readonly Patch[],
  whole: number,
  counts: (bin: number) => boolean,
): { readonly bin: number; readonly share: number; readonly paint: Lab } | undefined {
  const areas = new Array<number>(BINS).fill(0);
  for (const patch of coloured) areas[binOf(patch)]! += patch.area;
  let best = -1;
  let most = 0;
  for (let bin = 0; bin < BINS; bin++) {
    if (!counts(bin)) continue;
    let around = 0;
    for (let other = 0; other < BINS; other++) {
      // Weighted towards the middle, so that a wide paint is not found at its edge.
      if (counts(other)) around += areas[other]! * Math.max(0, 1 - distance(bin, other) / (ONE_PAINT + 1));
    }
    if (around <= most) continue;
    most = around;
    best = bin;
  }
  const patches = coloured.filter((patch) => {
    const bin = binOf(patch);
    return best >= 0 && counts(bin) && distance(bin, best) <= ONE_PAINT;
  });
  const paint = mean(patches);
  if (paint === undefined) return undefined;
  return { bin: best, share: patches.reduce((sum, { area }) => sum + area, 0) / whole, paint };
}

/**
 * The two paints that cover most of a figure: well separated hues, or grey. Washes and dry brushing change the lightness of
 * a paint but keep its hue, so lightness is ignored.
 */
export function mainPaints(patches: readonly Patch[]): MainPaints {
  const whole = patches.reduce((sum, { area }) => sum + area, 0);
  const coloured = patches.filter((patch) => chroma(patch) >= NEUTRAL);
  const grey = patches.filter((patch) => chroma(patch) < NEUTRAL);
  const greyShare = grey.reduce((sum, { area }) => sum + area, 0) / whole;
  const greyPaint = mean(grey) ?? FALLBACK;
  const first = strongest(coloured, whole, () => true);
  if (first === undefined) return { body: greyPaint, accent: FALLBACK };
  if (greyShare > first.share) return { body: { ...greyPaint, a: 0, b: 0 }, accent: first.paint };
  const second = strongest(coloured, whole, (bin) => distance(bin, first.bin) >= APART);
  const accent = second === undefined || second.share < DETAIL ? { ...greyPaint, a: 0, b: 0 } : second.paint;
  return { body: first.paint, accent };
}
