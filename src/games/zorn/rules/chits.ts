import { SETUP_FACTS } from './facts';

/** Own and wild chits by number of players (N5.1). */
export const COUNTS_OF_CHITS: Readonly<Record<number, { readonly own: number; readonly wild: number }>> =
  Object.fromEntries(
    Object.entries(SETUP_FACTS).map(([players, { chitsEach, wild }]) => [players, { own: chitsEach, wild }]),
  );
