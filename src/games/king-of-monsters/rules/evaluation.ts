import { FEATURE_WEIGHTS } from './evaluation.data';
import { type Known, PHASES, type Phase } from './position';

/** Turns that are left, where what was learned stands; between them it goes over evenly, before the first it stays. */
const KNOTS = [20, 14, 9, 5, 2, 0] as const;
/** The part of a turn that is over when a phase begins. */
const BEGUN: Readonly<Record<Phase, number>> = { draw: 0, rampage: 0.25, hero: 0.5, cleanup: 0.75 };
/** The score is weighed by how far it is from here, in so many points. */
const DEFAULT_STRENGTH = 100;
const UNIT = 50;
const THOUSANDTH = 1e-3;

/**
 * What the chances of the King are judged by: at each knot that it is then and how he stands; and that it is a phase, and how
 * many turns are left in it, for he stands otherwise when cards are still to be drawn.
 */
export const FEATURES: readonly string[] = [
  ...KNOTS.flatMap((knot) => [`${knot}`, `${knot}.score`]),
  ...PHASES.flatMap((phase) => [phase, `${phase}.left`]),
];

const WEIGHTS = FEATURES.map((name) => (FEATURE_WEIGHTS[name] ?? 0) * THOUSANDTH);

/** Turns that are left until the League has held out, the rest of this one among them; where it never has, all (K4.3). */
function turnsLeft({ turn: { number, phase }, options: { turnLimit } }: Known): number {
  const [most] = KNOTS;
  return turnLimit === 0 ? most : Math.min(most, Math.max(0, turnLimit + 1 - number - BEGUN[phase]));
}

/** Tells the features that are not 0. @param score how the King stands */
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

/** How likely the King is to win a game that goes on, as was learned from games of bots. @param score how he stands */
export function chanceOfKing(known: Known, score: number): number {
  let liking = 0;
  visitFeatures(known, score, (feature, value) => {
    liking += WEIGHTS[feature]! * value;
  });
  return 1 / (1 + Math.exp(-liking));
}

/** What the chances are judged by, in the order of {@link FEATURES}, for programs that learn the weights. */
export function readFeatures(known: Known, score: number): Float64Array {
  const features = new Float64Array(FEATURES.length);
  visitFeatures(known, score, (feature, value) => {
    features[feature] = value;
  });
  return features;
}
