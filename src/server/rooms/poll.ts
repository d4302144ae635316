import { Random } from '#core';

/** More voters than that are not counted. */
const MOST_VOTERS = 100_000;

/** One vote on numbered choices: each viewer has one voice, and may change it while it is open. It knows no clock of its own. */
export class Poll {
  private readonly voices = new Map<string, number>();

  /** @param choices how many there are @param closes when it ends, in seconds of the clock of {@link vote} */
  constructor(
    readonly choices: number,
    readonly closes: number,
  ) {}

  /** Takes a voice. @param choice from 0 @param now in seconds @returns whether it counts */
  vote(viewer: string, choice: number, now: number): boolean {
    if (now >= this.closes || !Number.isSafeInteger(choice) || choice < 0 || choice >= this.choices)
      return false;
    if (!this.voices.has(viewer) && this.voices.size >= MOST_VOTERS) return false;
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
