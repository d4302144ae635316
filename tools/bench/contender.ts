/** Something whose speed is measured. */
export interface Contender {
  readonly name: string;
  /** What one unit of its work includes. */
  readonly does: string;
  /** What is counted: `actions` of whole games, or single `calls`. */
  readonly counts: 'actions' | 'calls';
  /** Plays a whole game, or makes a batch of calls. Returns how many actions or calls that took, at least 1. */
  readonly play: (seed: number) => number;
}

/** What a random game came to. */
export interface Playout {
  readonly actions: number;
  /** The choices that there were, summed over the actions. */
  readonly choices: number;
}

/** Another library that plays whole games. */
export interface Peer extends Contender {
  /** Plays a game and counts its choices as well; the same for the same seed. */
  readonly sample: (seed: number) => Playout;
  /** How many times as many actions per second the rules should play, at least. */
  readonly target: number;
}
