import { cpuUsage } from 'node:process';
import type { Contender } from './contender';

export interface Rates {
  readonly name: string;
  readonly does: string;
  readonly counts: Contender['counts'];
  /** Actions or calls per second: the median of the rounds, the slowest and the fastest of them. */
  readonly perSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Whole games per second, the median; null if single calls are counted. */
  readonly gamesPerSecond: number | null;
}

export interface MeasureOptions {
  /** Rounds that count, at least 1; one more before them warms the engine up. */
  readonly rounds: number;
  /** Seconds of the processor that a contender has to warm up: the larger the program, the longer the compiler takes. */
  readonly warmUp: number;
  /** How long a contender plays in a round, in seconds of the processor; at least one game in any case. */
  readonly seconds: number;
}

interface Sample {
  readonly perSecond: number;
  readonly gamesPerSecond: number;
}

/** Seconds of the processor that this process has had: what else the machine does takes none of them. */
function processorTime(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

/** The clock of the processor goes by microseconds. */
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
 * Lets the contenders play in turns, round after round, by the time of the processor, so that whatever else slows the
 * machine down slows all of them down, and each round begins with another one.
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
