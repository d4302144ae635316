import { Random } from '#core';

/** More voters than that are not counted. */
const MAX_VOTERS = 100_000;

/** A vote that is open, as nodes tell each other of it. The match and its steps are its name. */
export interface Vote {
  readonly match: number;
  readonly known: number;
  /** Seconds until it ends. */
  readonly left: number;
  /** Who has voted, and for what. */
  readonly voices: readonly (readonly [viewer: string, choice: number])[];
}

/** One vote on numbered choices: each viewer has one voice, and may change it while it is open. It knows no clock of its own. */
export class Poll {
  private readonly voices = new Map<string, number>();

  /** @param choices how many there are @param closing when it ends, in seconds of the clock of {@link vote} */
  constructor(
    readonly choices: number,
    private closing: number,
  ) {}

  get closes(): number {
    return this.closing;
  }

  /** Who has voted, and for what. */
  get cast(): Vote['voices'] {
    return [...this.voices];
  }

  /** Takes what was voted elsewhere, and ends when it does there; who has voted here has said so later. */
  join(voices: Vote['voices'], left: number, now: number): void {
    for (const [viewer, choice] of voices) if (!this.voices.has(viewer)) this.vote(viewer, choice, now);
    this.closing = Math.min(this.closing, now + left);
  }

  /** Takes a voice. @param choice from 0 @param now in seconds @returns whether it counts */
  vote(viewer: string, choice: number, now: number): boolean {
    if (now >= this.closes || !Number.isSafeInteger(choice) || choice < 0 || choice >= this.choices)
      return false;
    if (!this.voices.has(viewer) && this.voices.size >= MAX_VOTERS) return false;
    this.voices.set(viewer, choice);
    return true;
  }

  /** How many voices each choice has. */
  get counts(): readonly number[] {
    const counts = new Array<number>(this.choices).fill(0);
    for (const choice of this.voices.values()) counts[choice]!++;
    return counts;
  }

  /** The choice with the most voices; null where nobody has voted. @param seed decides between equals */
  winner(seed: number): number | null {
    const { counts } = this;
    const most = Math.max(...counts);
    if (most <= 0) return null;
    const best = counts.flatMap((count, choice) => (count === most ? [choice] : []));
    return Random.fromSeed(seed).pick(best);
  }
}
