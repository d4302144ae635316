/** What each feature weighs; written by `npm run fit`. */
export const FITTED: Readonly<Record<string, number>> = {
  has1: 1.25,
  hopes1: 1.0,
  has2: 1.5,
  hopes2: 1.2,
  has3: 1.75,
  hopes3: 1.4,
  has4: 2.0,
  hopes4: 1.6,
  has5: 2.25,
  hopes5: 1.8,
  has6: 2.5,
  hopes6: 2.0,
  has7: 2.75,
  hopes7: 2.2,
  has8: 3.0,
  hopes8: 2.4,
};
