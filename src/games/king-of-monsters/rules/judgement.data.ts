/**
 * What each feature weighs, in thousandths. Written by
 * `npm run fit -- --game king-of-monsters --games 600 --seed 1`.
 */
export const FITTED: Readonly<Record<string, number>> = {
  '20': 1389,
  '20.score': 38,
  '14': 1626,
  '14.score': 549,
  '9': 278,
  '9.score': 1094,
  '5': -2173,
  '5.score': 1361,
  '2': -5205,
  '2.score': 1471,
  '0': -1805,
  '0.score': 66,
  draw: -1690,
  'draw.left': 708,
  rampage: -1329,
  'rampage.left': 547,
  hero: -1502,
  'hero.left': 620,
  cleanup: -830,
  'cleanup.left': -187,
};
