import { catalogueWithFrenchSpacing } from '#core';
import type { Lesson } from '#learning';
import type { ZorglTypes } from '#zorgl/rules';
import { army } from './examples/army';
import { attacks } from './examples/attacks';
import { blackPowers } from './examples/blackPowers';
import { chains } from './examples/chains';
import { endings } from './examples/endings';
import { moves } from './examples/moves';
import { nogyab } from './examples/nogyab';
import { pushes } from './examples/pushes';
import { redPowers } from './examples/redPowers';
import { specials } from './examples/specials';
import { trampling } from './examples/trampling';
import { turns } from './examples/turns';
import { type Example, lessonOf } from './lesson';

export { zorglLessonBoard } from './board';
export { zorglFirstGame } from './first';
export { zorglHints } from './hints';
export { zorglRulebook } from './rulebook';

const EXAMPLES: readonly Example[] = [
  ...turns,
  ...moves,
  ...attacks,
  ...pushes,
  ...chains,
  ...blackPowers,
  ...redPowers,
  ...army,
  ...trampling,
  ...endings,
  ...specials,
  ...nogyab,
];

/** The lessons of Zorgl-Zilla, in the order of the rules. */
export const zorglLessons: readonly Lesson<ZorglTypes>[] = catalogueWithFrenchSpacing(EXAMPLES.map(lessonOf));

export { zorglUnshown } from './unshown';
