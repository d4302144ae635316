import { catalogueWithFrenchSpacing } from '#core';
import type { Lesson } from '#learning';
import type { TetzillaTypes } from '#tetzilla/rules';
import { beginnings } from './examples/beginnings';
import { edges } from './examples/edges';
import { endings } from './examples/endings';
import { hits } from './examples/hits';
import { moves } from './examples/moves';
import { shots } from './examples/shots';
import { slides } from './examples/slides';
import { tokens } from './examples/tokens';
import { type Example, lessonOf } from './lesson';

export { tetzillaLessonBoard } from './board';
export { tetzillaFirstGame } from './first';
export { tetzillaHints } from './hints';
export { tetzillaRulebook } from './rulebook';
export { floor, positionFromSketch, type Sketch } from './sketch';

const EXAMPLES: readonly Example[] = [
  ...beginnings,
  ...slides,
  ...edges,
  ...moves,
  ...tokens,
  ...shots,
  ...hits,
  ...endings,
];

/** The lessons of TetZilla, in the order of the rules. */
export const tetzillaLessons: readonly Lesson<TetzillaTypes>[] = catalogueWithFrenchSpacing(
  EXAMPLES.map(lessonOf),
);

export { tetzillaUnshown } from './unshown';
