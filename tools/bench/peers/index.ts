import type { Peer } from '../contender';
import { chessPlayout } from './chess';
import { gridPlayout } from './grid';

/** What the rules are measured against. */
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
