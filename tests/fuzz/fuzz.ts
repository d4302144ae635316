import { Random } from '#core';
import type { Target } from './target';

export interface Finding {
  readonly target: string;
  readonly seed: number;
  /** Which input it was; with target and seed it comes again. */
  readonly number: number;
  readonly reason: string;
  /** The input, shortened. */
  readonly input: string;
}

export interface Tally {
  accepted: number;
  refused: number;
  readonly findings: Finding[];
  /** The longest that an input took, in milliseconds by the clock that was given. */
  slowest: number;
}

export const newTally = (): Tally => ({ accepted: 0, refused: 0, findings: [], slowest: 0 });

const SHOWN = 400;

/** An input as text, whatever it is. */
function shown(input: unknown): string {
  try {
    return (
      typeof input === 'string' ? JSON.stringify(input) : (JSON.stringify(input) ?? String(input))
    ).slice(0, SHOWN);
  } catch (error) {
    return `(cannot be shown: ${error instanceof Error ? error.message : String(error)})`;
  }
}

/** A generator for one input, unrelated to those of the others and of other seeds. */
function randomFor(seed: number, number: number): Random {
  const salt = Random.fromSeed(number).words();
  return Random.fromWords(
    Random.fromSeed(seed)
      .words()
      .map((word, index) => word ^ salt[index]!),
  );
}

/**
 * Gives a target the inputs `from` to `to`−1 of a seed and notes what breaks the law.
 * @param seed a safe integer @param now milliseconds; left out, no input counts as slow
 */
export async function fuzz(
  target: Target,
  seed: number,
  from: number,
  to: number,
  tally: Tally,
  now: () => number = () => 0,
): Promise<void> {
  for (let number = from; number < to; number++) {
    const random = randomFor(seed, number);
    const input = target.input(random);
    const begun = now();
    try {
      tally[await target.check(input, random)]++;
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      tally.findings.push({ target: target.name, seed, number, reason, input: shown(input) });
    }
    tally.slowest = Math.max(tally.slowest, now() - begun);
  }
}
