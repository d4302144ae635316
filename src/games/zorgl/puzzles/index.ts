import { catalogueWithFrenchSpacing } from '#core';
import type { PuzzleBook } from '#learning';
import type { ZorglTypes } from '#zorgl/rules';
import { KINDS } from './kinds';
import { PUZZLES } from './puzzles.data';

/** The puzzles of the game. */
export const zorglPuzzles: PuzzleBook<ZorglTypes> = {
  kinds: catalogueWithFrenchSpacing(KINDS),
  texts: PUZZLES,
};
