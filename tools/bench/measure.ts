import { cpuUsage } from 'node:process';
import type { Contender } from './contender';

export interface Rates {
  readonly name: string;
  readonly does: string;
  readonly counts: Contender['counts'];
  /** Actions or calls per second: median, minimum and maximum over the rounds. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Median of whole games per second; null if single calls are counted. */
  readonly gamesPerSecond: number | null;
}

export interface MeasureOptions {
  /** Number of measured rounds, at least 1; a warm-up round precedes them. */
  readonly rounds: number;
  /** CPU seconds of warm-up per contender: larger programs take the compiler longer. */
  readonly warmUp: number;
  /** CPU seconds per contender and round; at least one game is played. */
  readonly seconds: number;
}

interface Sample {
  readonly perSecond: number;
  readonly gamesPerSecond: number;
}

/** CPU time of this process in seconds, unaffected by other processes. */
function processorTime(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** Resolution of the CPU clock. */
const TICK = 1e-6;

function sampleOf({ play }: Contender, seconds: number, firstSeed: number): Sample {
  const begun = processorTime();
  let games = 0;
  let units = 0;
  let elapsed = 0;
  do {
    units += play(firstSeed + games);
    games++;
    elapsed = Math.max(TICK, processorTime() - begun);
  } while (elapsed < seconds);
  return { perSecond: units / elapsed, gamesPerSecond: games / elapsed };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Lets contenders alternate over several rounds and measures CPU time, so that other load slows all of them equally.
 * Each round starts with a different one.
 */
export function measure(
  contenders: readonly Contender[],
  { rounds, warmUp, seconds }: MeasureOptions,
): readonly Rates[] {
  const samples = contenders.map((): Sample[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length;
      const sample = sampleOf(contenders[index]!, round === 0 ? warmUp : seconds, round * 1_000_000);
      if (round > 0) samples[index]!.push(sample);
    }
  }
  return contenders.map(({ name, does, counts }, index) => {
    const perSecond = samples[index]!.map((sample) => sample.perSecond);
    return {
      name,
      does,
      counts,
      perSecond: median(perSecond),
      slowest: Math.min(...perSecond),
      fastest: Math.max(...perSecond),
      gamesPerSecond:
        counts === 'actions' ? median(samples[index]!.map((sample) => sample.gamesPerSecond)) : null,
    };
  });
}
