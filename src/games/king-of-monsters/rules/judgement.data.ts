/**
 * What each feature weighs, in thousandths. Written by
 * `npm run fit -- --game king-of-monsters --games 600 --seed 1`.
 */
export const FITTED: Readonly<Record<string, number>> = {
  '20': 1550,
  '20.score': 111,
  '14': 1644,
  '14.score': 568,
  '9': 251,
  '9.score': 1152,
  '5': -2582,
  '5.score': 1482,
  '2': -5614,
  '2.score': 1528,
  '0': -1527,
  '0.score': 27,
  draw: -1418,
  'draw.left': 358,
  rampage: -1240,
  'rampage.left': 376,
  hero: -1893,
  'hero.left': 929,
  cleanup: -1203,
  'cleanup.left': 32,
};
