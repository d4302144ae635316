/** What each feature weighs, in thousandths; written by `npm run fit`. */
export const FITTED: Readonly<Record<string, number>> = {
  has1: 1250,
  hopes1: 1000,
  has2: 1500,
  hopes2: 1200,
  has3: 1750,
  hopes3: 1400,
  has4: 2000,
  hopes4: 1600,
  has5: 2250,
  hopes5: 1800,
  has6: 2500,
  hopes6: 2000,
  has7: 2750,
  hopes7: 2200,
  has8: 3000,
  hopes8: 2400,
};
