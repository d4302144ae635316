import { playRandomly, Random, unwrap } from '#core';
import { simulator, zorn } from '#zorn/rules';
import type { Wanted } from './bench';
import type { Contender } from './contender';

/** Three players with all rules. */
const THREE = unwrap(zorn.options.parse({}, 3));

const NAME = 'The Struggle for Zorn';

/**
 * An action of Zorn may include a shove, dice, tests, retreats and captures, so a fifth of the speed of a shove is
 * enough.
 */
export const ZORN_WANTED: readonly Wanted[] = [{ name: NAME, against: 'Zorgl-Zilla', target: 0.2 }];

/**
 * Random games of The Struggle for Zorn, in place and through the general search interface, which are the same here.
 */
export function zornContenders(): readonly Contender[] {
  const list = simulator.newList();
  let events = 0;
  const game = (seed: number, onEvent?: () => void) =>
    playRandomly(simulator.from(unwrap(zorn.setup(THREE, seed))), list, Random.fromSeed(seed), onEvent);
  return [
    {
      name: NAME,
      does: 'all legal actions listed, one drawn and played; no events; the contract is the only door',
      counts: 'actions',
      play: (seed) => game(seed),
    },
    {
      name: `${NAME}, events`,
      does: 'the same, and every event made',
      counts: 'actions',
      play: (seed) => game(seed, () => events++),
    },
  ];
}
