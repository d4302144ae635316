import { Random } from '#core';
import type { Position } from '#zorgl/rules';
import { crowdedPosition } from './crowded-position';
import { ALL_MIXES, withHouse } from './house-monsters';
import { LIVELY, randomPlay, type Transition } from './random-game';

/** What ordinary and special monsters do at each other; a random play of these alone would soon be over. */
const EAGER: ReadonlySet<string> = new Set([
  ...LIVELY,
  'army-attack',
  'blitz-on',
  'missile',
  'sweep',
  'sweep-on',
  'hover',
  'ink',
  'tail',
  'land',
]);

/** A crowded position of ordinary, special or house monsters, each mix of traits as likely as the next. */
export function mixedPosition(seed: number): Position {
  const position = crowdedPosition(seed);
  const random = Random.fromSeed(seed + 1);
  if (random.below(2) === 0) return position;
  return withHouse(
    position,
    [0, 1, 2, 3].map(() => random.pick(ALL_MIXES)),
  );
}

/** A short play from a crowded position: effects under way, monsters in the air and on roofs, shuffles, the end. */
export function mixedPlay(seed: number, actions: number): Generator<Transition> {
  return randomPlay(mixedPosition(seed), seed + 2, actions, EAGER);
}
