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
