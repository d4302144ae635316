import { catalogueWithFrenchSpacing } from '#core';
import type { PuzzleBook } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';
import { KINDS } from './kinds';
import { PUZZLES } from './puzzles.data';

/** The puzzles of the game. */
export const tetzillaPuzzles: PuzzleBook<TetzillaTypes> = {
  kinds: catalogueWithFrenchSpacing(KINDS),
  texts: PUZZLES,
};
