import { Random } from '#core';

/** Largest number of voters counted. */
const MAX_VOTERS = 100_000;

/** An open vote, as nodes exchange it; identified by match and number of steps. */
export interface Vote {
  readonly match: number;
  readonly known: number;
  /** Seconds until it ends. */
  readonly left: number;
  /** Votes by viewer. */
  readonly voices: readonly (readonly [viewer: string, choice: number])[];
}

/** A vote on numbered choices. Each viewer has one vote and may change it while the poll is open. It has no clock. */
export class Poll {
  private readonly voices = new Map<string, number>();

  /** @param choices how many there are @param closing when it ends, seconds on the clock of {@link vote} */
  constructor(
    readonly choices: number,
    private closing: number,
  ) {}

  get closes(): number {
    return this.closing;
  }

  /** The votes so far. */
  get cast(): Vote['voices'] {
    return [...this.voices];
  }

  /** Merges votes of another node and its closing time; votes cast here win. */
  join(voices: Vote['voices'], left: number, now: number): void {
    for (const [viewer, choice] of voices) if (!this.voices.has(viewer)) this.vote(viewer, choice, now);
    this.closing = Math.min(this.closing, now + left);
  }

  /** Casts a vote. @param choice from 0 @param now seconds @returns whether it was valid */
  vote(viewer: string, choice: number, now: number): boolean {
    if (now >= this.closes || !Number.isSafeInteger(choice) || choice < 0 || choice >= this.choices)
      return false;
    if (!this.voices.has(viewer) && this.voices.size >= MAX_VOTERS) return false;
    this.voices.set(viewer, choice);
    return true;
  }

  /** Votes for each choice. */
  get counts(): readonly number[] {
    const counts = new Array<number>(this.choices).fill(0);
    for (const choice of this.voices.values()) counts[choice]!++;
    return counts;
  }

  /** The choice with the most votes; null if nobody voted. @param seed breaks ties */
  winner(seed: number): number | null {
    const { counts } = this;
    const most = Math.max(...counts);
    if (most <= 0) return null;
    const best = counts.flatMap((count, choice) => (count === most ? [choice] : []));
    return Random.fromSeed(seed).pick(best);
  }
}
