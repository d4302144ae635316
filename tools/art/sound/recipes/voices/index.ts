import { type Recipe, tuned } from '../recipe';
import { type Call, called } from './calls';
import { CREATURES, type Roar } from './creatures';
import { HEROES } from './heroes';

/** How often a creature can say something without saying it the same way. */
const TAKES: Readonly<Record<Roar, number>> = { howl: 3, snarl: 2, grunt: 4, effort: 4, cheer: 1, groan: 1 };
/** Heroes are many and have less to say each. */
const HERO_TAKES = { shout: 3, cry: 2, groan: 1 } satisfies Partial<Record<Call, number>>;

const calls = <Name extends Call>(takes: Readonly<Record<Name, number>>) =>
  Object.entries(takes) as [Name, number][];

/** Every creature's and every hero's calls. */
export const VOICES: readonly Recipe[] = [
  ...Object.entries(CREATURES).flatMap(([name, creature]) =>
    calls(TAKES).map(([call, takes]) => tuned(`${call}.${name}`, takes, (seed) => creature(call, seed))),
  ),
  ...Object.entries(HEROES).flatMap(([name, throat]) =>
    calls(HERO_TAKES).map(([call, takes]) =>
      tuned(`${call}.${name}`, takes, (seed) => called(throat, call, seed)),
    ),
  ),
];
