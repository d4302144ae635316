import { catalogueWithFrenchSpacing } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import type { PuzzleBook } from '#learning';
import { KINDS } from './kinds';
import { PUZZLES } from './puzzles.data';

/** The puzzles of the game. */
export const kingPuzzles: PuzzleBook<KingTypes> = {
  kinds: catalogueWithFrenchSpacing(KINDS),
  texts: PUZZLES,
};
