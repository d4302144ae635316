import { playRandomly, Random, simulatorOf, unwrap } from '#core';
import { simulator, tetzilla } from '#tetzilla/rules';
import type { Wanted } from './bench';
import type { Contender } from './contender';

const FIVE = unwrap(tetzilla.options.parse({}, 5));

/** The rules through the general simulator without a working state: positions are plain JSON throughout. */
const plain = simulatorOf(tetzilla, { determinize: simulator.determinize, score: () => 0 });

const opening = (seed: number) => unwrap(tetzilla.setup(FIVE, seed));

const IN_PLACE = 'TetZilla';
const PLAIN = 'TetZilla, plain';

/** A working state must be faster than positions as plain JSON to be worthwhile. */
export const TETZILLA_WANTED: readonly Wanted[] = [{ name: IN_PLACE, against: PLAIN, target: 20 }];

/** Random games of TetZilla with five players. */
export function tetzillaContenders(): readonly Contender[] {
  const list = simulator.newList();
  const plainList = plain.newList();
  let events = 0;
  return [
    {
      name: IN_PLACE,
      does: 'all legal actions listed, one drawn and played; no events',
      counts: 'actions',
      play: (seed) => playRandomly(simulator.from(opening(seed)), list, Random.fromSeed(seed)),
    },
    {
      name: 'TetZilla, events',
      does: 'the same, and every event made',
      counts: 'actions',
      play: (seed) =>
        playRandomly(simulator.from(opening(seed)), list, Random.fromSeed(seed), () => events++),
    },
    {
      name: PLAIN,
      does: 'as the first, by `legal` and `apply` on positions as plain JSON',
      counts: 'actions',
      play: (seed) => playRandomly(plain.from(opening(seed)), plainList, Random.fromSeed(seed)),
    },
  ];
}
