import { catalogueWithFrenchSpacing } from '#core';
import { examplesOf, type Lesson } from '#learning';
import type { ZorglTypes } from '#zorgl/rules';
import army from './examples/army.json';
import attacks from './examples/attacks.json';
import blackPowers from './examples/blackPowers.json';
import chains from './examples/chains.json';
import endings from './examples/endings.json';
import moves from './examples/moves.json';
import nogyab from './examples/nogyab.json';
import pushes from './examples/pushes.json';
import redPowers from './examples/redPowers.json';
import specials from './examples/specials.json';
import trampling from './examples/trampling.json';
import turns from './examples/turns.json';
import { type Example, lessonOf } from './lesson';

export { zorglLessonBoard } from './board';
export { zorglFirstGame } from './first';
export { zorglHints } from './hints';
export { zorglRulebook } from './rulebook';

const EXAMPLES = examplesOf<Example>([
  turns,
  moves,
  attacks,
  pushes,
  chains,
  blackPowers,
  redPowers,
  army,
  trampling,
  endings,
  specials,
  nogyab,
]);

/** The lessons of Zorgl-Zilla, in the order of the rules. */
export const zorglLessons: readonly Lesson<ZorglTypes>[] = catalogueWithFrenchSpacing(EXAMPLES.map(lessonOf));

export { zorglUnshown } from './unshown';
