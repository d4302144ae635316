import { catalogueWithFrenchSpacing, type PuzzleBook } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import { KINDS } from './kinds';
import { PUZZLES } from './puzzles.data';

/** The puzzles of the game. */
export const kingPuzzles: PuzzleBook<KingTypes> = {
  kinds: catalogueWithFrenchSpacing(KINDS),
  texts: PUZZLES,
};
