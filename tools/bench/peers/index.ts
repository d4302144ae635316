import type { Contender, Peer } from '../contender';
import { PEER_SEARCH } from '../search';
import { chessPlayout } from './chess';
import { gridPlayout } from './grid';
import { mctsIterations } from './search';

/** The libraries that the rules are compared with. */
export const PEERS: readonly Peer[] = [
  {
    name: 'chessops',
    does: 'all legal moves listed, one drawn and played; games of at most 200 plies',
    counts: 'actions',
    play: (seed) => chessPlayout(seed).actions,
    sample: chessPlayout,
    target: 3,
  },
  {
    name: 'boardgame.io',
    does: "all choices listed, one drawn and given to the library's reducer; no client, network or undo",
    counts: 'actions',
    play: (seed) => gridPlayout(seed).actions,
    sample: gridPlayout,
    target: 60,
  },
];

/** Search speeds of other libraries, for comparison with the search here. */
export const SEARCHING_PEERS: readonly Contender[] = [
  {
    name: PEER_SEARCH,
    does: "iterations of the library's own search at a game of the same size, 50 actions deep by chance",
    counts: 'calls',
    play: mctsIterations,
  },
];
