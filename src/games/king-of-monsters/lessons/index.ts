import { catalogueWithFrenchSpacing } from '#core';
import type { KingTypes } from '#king-of-monsters/rules';
import { examplesOf, type Lesson } from '#learning';
import beginnings from './examples/beginnings.json';
import comparing from './examples/comparing.json';
import duels from './examples/duels.json';
import endings from './examples/endings.json';
import heroTurns from './examples/heroTurns.json';
import rampages from './examples/rampages.json';
import { type Example, lessonOf } from './lesson';

export { kingLessonBoard } from './board';
export { kingFirstGame } from './first';
export { kingHints } from './hints';
export { kingRulebook } from './rulebook';
export { positionFromSketch, type Sketch } from './sketch';
export { kingUnshown } from './unshown';

const EXAMPLES = examplesOf<Example>([beginnings, rampages, duels, heroTurns, comparing, endings]);

/** The lessons of King of Monsters, in the order of the rules. */
export const kingLessons: readonly Lesson<KingTypes>[] = catalogueWithFrenchSpacing(EXAMPLES.map(lessonOf));
