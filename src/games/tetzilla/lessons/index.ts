import { catalogueWithFrenchSpacing } from '#core';
import { examplesOf, type Lesson } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';
import beginnings from './examples/beginnings.json';
import edges from './examples/edges.json';
import endings from './examples/endings.json';
import hits from './examples/hits.json';
import moves from './examples/moves.json';
import shots from './examples/shots.json';
import slides from './examples/slides.json';
import tokens from './examples/tokens.json';
import { type Example, lessonOf } from './lesson';

export { tetzillaLessonBoard } from './board';
export { tetzillaFirstGame } from './first';
export { tetzillaHints } from './hints';
export { tetzillaRulebook } from './rulebook';
export { floor, positionFromSketch, type Sketch } from './sketch';

const EXAMPLES = examplesOf<Example>([beginnings, slides, edges, moves, tokens, shots, hits, endings]);

/** The lessons of TetZilla, in the order of the rules. */
export const tetzillaLessons: readonly Lesson<TetzillaTypes>[] = catalogueWithFrenchSpacing(
  EXAMPLES.map(lessonOf),
);

export { tetzillaUnshown } from './unshown';
