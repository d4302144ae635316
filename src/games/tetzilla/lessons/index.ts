import { catalogueWithFrenchSpacing } from '#core';
import { examplesOf, type Lesson } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';
import beginnings from './examples/beginnings.json' with { type: 'json' };
import edges from './examples/edges.json' with { type: 'json' };
import endings from './examples/endings.json' with { type: 'json' };
import hits from './examples/hits.json' with { type: 'json' };
import moves from './examples/moves.json' with { type: 'json' };
import shots from './examples/shots.json' with { type: 'json' };
import slides from './examples/slides.json' with { type: 'json' };
import tokens from './examples/tokens.json' with { type: 'json' };
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
