import { catalogueWithFrenchSpacing } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import type { Lesson } from '#learning';
import { beginnings } from './examples/beginnings';
import { comparing } from './examples/comparing';
import { duels } from './examples/duels';
import { endings } from './examples/endings';
import { heroTurns } from './examples/heroTurns';
import { rampages } from './examples/rampages';
import { type Example, lessonOf } from './lesson';

export { kingLessonBoard } from './board';
export { kingFirstGame } from './first';
export { kingHints } from './hints';
export { kingRulebook } from './rulebook';
export { positionFromSketch, type Sketch } from './sketch';
export { kingUnshown } from './unshown';

const EXAMPLES: readonly Example[] = [
  ...beginnings,
  ...rampages,
  ...duels,
  ...heroTurns,
  ...comparing,
  ...endings,
];

/** The lessons of King of Monsters, in the order of the rules. */
export const kingLessons: readonly Lesson<KingTypes>[] = catalogueWithFrenchSpacing(EXAMPLES.map(lessonOf));
