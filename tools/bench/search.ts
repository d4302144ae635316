import { BOTS } from '#bots';
import { unwrap } from '#core';
import { type SetupOptions, simulator, zorgl } from '#zorgl/rules';
import type { Wanted } from './bench';
import type { Contender } from './contender';
import { DEPTH, PlainSearch } from './plainSearch';

const FOUR: SetupOptions = { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' };

const BATCH = 20;
const PLAIN_BATCH = 2000;

const question = (seed: number) => {
  const position = unwrap(zorgl.setup(FOUR, seed));
  const seat = zorgl.pending(position).at(-1)!.seat;
  const view = zorgl.view(position, seat);
  return { view, legal: zorgl.legal(view), seat, seed };
};

/** A search like that of the peer: a tree of single actions, expanding one and rolling out fifty per iteration. */
function tree(seed: number): number {
  const { view, seat } = question(seed);
  const search = new PlainSearch(simulator, simulator.from(simulator.determinize(view, seed)), seat, seed);
  for (let count = 0; count < PLAIN_BATCH; count++) search.iterate();
  return PLAIN_BATCH;
}

const merciless = BOTS.merciless(simulator);

/** The search of the strongest bot with four players. */
function treeSearch(seed: number): number {
  const thinker = merciless.think(question(seed));
  thinker.step(BATCH);
  return BATCH;
}

const PLAIN = 'Zorgl-Zilla, MCTS';
const TURNS = 'Zorgl-Zilla, merciless';
/** The other library's own search. */
export const PEER_SEARCH = 'boardgame.io, MCTS';

/** Compares iterations of the same kind: descend the tree, expand one action, roll out fifty, back up. */
export const SEARCH_WANTED: readonly Wanted[] = [{ name: PLAIN, against: PEER_SEARCH, target: 200 }];

/** Search speeds in Zorgl-Zilla with four players. */
export function searchContenders(): readonly Contender[] {
  return [
    {
      name: PLAIN,
      does: `iterations: down a tree of single actions, a new one, ${DEPTH} by chance (card first, then its use), judged`,
      counts: 'calls',
      play: tree,
    },
    {
      name: TURNS,
      does: 'iterations of the bot `merciless`: a whole turn, the answer of whoever comes next planned, judged',
      counts: 'calls',
      play: treeSearch,
    },
  ];
}
