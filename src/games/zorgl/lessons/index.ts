import type { Lesson } from '#core';
import type { ZorglTypes } from '#zorgl/rules';
import { attacks } from './examples/attacks';
import { chains } from './examples/chains';
import { moves } from './examples/moves';
import { pushes } from './examples/pushes';
import { turns } from './examples/turns';
import { type Example, lessonOf } from './lesson';

export { zorglRulebook } from './rulebook';

const EXAMPLES: readonly Example[] = [...turns, ...moves, ...attacks, ...pushes, ...chains];

/** The lessons of Zorgl-Zilla, in the order of the rules. */
export const zorglLessons: readonly Lesson<ZorglTypes>[] = EXAMPLES.map(lessonOf);
