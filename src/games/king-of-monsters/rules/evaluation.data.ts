/**
 * What each feature weighs, in thousandths. Written by
 * `npm run fit -- --game king-of-monsters --games 600 --seed 1`.
 */
export const FEATURE_WEIGHTS: Readonly<Record<string, number>> = {
  '20': 1184,
  '20.score': 321,
  '14': 1494,
  '14.score': 644,
  '9': 716,
  '9.score': 1038,
  '5': -1800,
  '5.score': 1471,
  '2': -4300,
  '2.score': 1508,
  '0': -1992,
  '0.score': -8,
  draw: -1097,
  'draw.left': 475,
  rampage: -925,
  'rampage.left': 321,
  hero: -1401,
  'hero.left': 817,
  cleanup: -824,
  'cleanup.left': 151,
};
