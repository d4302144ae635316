import { catalogueWithFrenchSpacing } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import { examplesOf, type Lesson } from '#learning';
import beginnings from './examples/beginnings.json' with { type: 'json' };
import comparing from './examples/comparing.json' with { type: 'json' };
import duels from './examples/duels.json' with { type: 'json' };
import endings from './examples/endings.json' with { type: 'json' };
import heroTurns from './examples/heroTurns.json' with { type: 'json' };
import rampages from './examples/rampages.json' with { type: 'json' };
import { type Example, lessonOf } from './lesson';

export { kingLessonBoard } from './board';
export { kingFirstGame } from './first';
export { kingHints } from './hints';
export { kingRulebook } from './rulebook';
export { positionFromSketch, type Sketch } from './sketch';
export { kingUnshown } from './unshown';

const EXAMPLES = examplesOf<Example>([beginnings, rampages, duels, heroTurns, comparing, endings]);

/** The lessons, in the order of the rules. */
export const kingLessons: readonly Lesson<KingTypes>[] = catalogueWithFrenchSpacing(EXAMPLES.map(lessonOf));
