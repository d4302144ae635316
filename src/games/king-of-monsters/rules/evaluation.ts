import { FEATURE_WEIGHTS } from './evaluation.data';
import { type Known, PHASES, type Phase } from './position';

/** Turns left at the knots of the piecewise linear interpolation; constant before the first. */
const KNOTS = [20, 14, 9, 5, 2, 0] as const;
/** Share of a turn that has passed when a phase begins. */
const BEGUN: Readonly<Record<Phase, number>> = { draw: 0, rampage: 0.25, hero: 0.5, cleanup: 0.75 };
/** Centre and scale of the score feature, in points of the score. */
const DEFAULT_STRENGTH = 100;
const UNIT = 50;
const THOUSANDTH = 1e-3;

/**
 * Features: for each knot its interpolation weight and that weight × score; for each phase a constant and the
 * turns left, since pending draws shift the balance.
 */
export const FEATURES: readonly string[] = [
  ...KNOTS.flatMap((knot) => [`${knot}`, `${knot}.score`]),
  ...PHASES.flatMap((phase) => [phase, `${phase}.left`]),
];

const WEIGHTS = FEATURES.map((name) => (FEATURE_WEIGHTS[name] ?? 0) * THOUSANDTH);

/** Turns until the League has held out, including this one; the maximum if there is no limit (K4.3). */
function turnsLeft({ turn: { number, phase }, options: { turnLimit } }: Known): number {
  const [most] = KNOTS;
  return turnLimit === 0 ? most : Math.min(most, Math.max(0, turnLimit + 1 - number - BEGUN[phase]));
}

/** Visits the non-zero features. @param score from the King's point of view */
function visitFeatures(known: Known, score: number, visit: (feature: number, value: number) => void): void {
  const left = turnsLeft(known);
  const after = Math.max(
    1,
    KNOTS.findIndex((knot) => knot <= left),
  );
  const [early, late] = [KNOTS[after - 1]!, KNOTS[after]!];
  const share = (left - late) / (early - late);
  for (const [knot, part] of [share, 1 - share].entries()) {
    const feature = 2 * (after - 1 + knot);
    visit(feature, part);
    visit(feature + 1, (part * (score - DEFAULT_STRENGTH)) / UNIT);
  }
  const phase = 2 * (KNOTS.length + PHASES.indexOf(known.turn.phase));
  visit(phase, 1);
  visit(phase + 1, left / KNOTS[0]);
}

/** Learned probability that the King wins an unfinished game. @param score from the King's point of view */
export function chanceOfKing(known: Known, score: number): number {
  let liking = 0;
  visitFeatures(known, score, (feature, value) => {
    liking += WEIGHTS[feature]! * value;
  });
  return 1 / (1 + Math.exp(-liking));
}

/** Feature vector in the order of {@link FEATURES}, for training. */
export function readFeatures(known: Known, score: number): Float64Array {
  const features = new Float64Array(FEATURES.length);
  visitFeatures(known, score, (feature, value) => {
    features[feature] = value;
  });
  return features;
}
