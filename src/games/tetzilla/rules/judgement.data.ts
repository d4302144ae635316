/** What each feature weighs, in thousandths; written by `npm run fit`. */
export const FITTED: Readonly<Record<string, number>> = {
  stands: 299,
  'late.stands': 1898,
  pile: 1828,
  'late.pile': 1514,
  hits: -1418,
  'late.hits': -487,
  danger: -397,
  dead: 1667,
  reach: 448,
  'late.reach': -774,
  starts: -57,
  tokens: 786,
};
