/** Something whose speed is measured. */
export interface Contender {
  readonly name: string;
  /** Describes one unit of its work. */
  readonly does: string;
  /** What is counted: `actions` of whole games, or single `calls`. */
  readonly counts: 'actions' | 'calls';
  /** Plays a whole game or makes a batch of calls. Returns the number of actions or calls, at least 1. */
  readonly play: (seed: number) => number;
}

/** Statistics of a random game. */
export interface Playout {
  readonly actions: number;
  /** Number of choices, summed over all actions. */
  readonly choices: number;
}

/** Another library that plays whole games. */
export interface Peer extends Contender {
  /** Plays a game and counts its choices as well; deterministic for a seed. */
  readonly sample: (seed: number) => Playout;
  /** Minimum speed of our rules relative to this library. */
  readonly target: number;
}
