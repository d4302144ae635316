import { type Recipe, tuned } from '../recipe';
import { type Call, called } from './calls';
import { CHAMPIONS } from './champions';
import { CREATURES, type Creature, type Roar } from './creatures';
import { HEROES } from './heroes';

/** Number of variations of each call of a creature. */
const TAKES: Readonly<Record<Roar, number>> = { howl: 4, snarl: 2, grunt: 4, effort: 4, cheer: 1, groan: 1 };
/** Fewer for champions, which appear late in a game. */
const CHAMPION_TAKES: Readonly<Record<Roar, number>> = {
  howl: 2,
  snarl: 1,
  grunt: 3,
  effort: 3,
  cheer: 1,
  groan: 1,
};
/** Fewer for heroes: there are many, and each speaks less. */
const HERO_TAKES = { shout: 3, cry: 2, groan: 1 } satisfies Partial<Record<Call, number>>;

const calls = <Name extends Call>(takes: Readonly<Record<Name, number>>) =>
  Object.entries(takes) as [Name, number][];

const roars = (creatures: Readonly<Record<string, Creature>>, all: Readonly<Record<Roar, number>>) =>
  Object.entries(creatures).flatMap(([name, creature]) =>
    calls(all).map(([call, takes]) => tuned(`${call}.${name}`, takes, (seed) => creature(call, seed))),
  );

/** The calls of every creature, champion and hero. */
export const VOICES: readonly Recipe[] = [
  ...roars(CREATURES, TAKES),
  ...roars(CHAMPIONS, CHAMPION_TAKES),
  ...Object.entries(HEROES).flatMap(([name, throat]) =>
    calls(HERO_TAKES).map(([call, takes]) =>
      tuned(`${call}.${name}`, takes, (seed) => called(throat, call, seed)),
    ),
  ),
];
