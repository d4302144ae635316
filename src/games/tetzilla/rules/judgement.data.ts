/** What each feature weighs, in thousandths; written by `npm run fit`. */
export const FITTED: Readonly<Record<string, number>> = { stands: 1591, starts: -8 };
