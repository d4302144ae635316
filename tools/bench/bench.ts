import type { Contender, Peer, Playout } from './contender';
import { type MeasureOptions, measure, type Rates } from './measure';

/** Measured and required ratio of the speeds of two contenders, in actions per second. */
export interface Comparison {
  readonly name: string;
  readonly against: string;
  readonly ratio: number;
  readonly target: number;
}

/** A required ratio of the speeds of two contenders, in actions per second. */
export type Wanted = Omit<Comparison, 'ratio'>;

export interface Report extends MeasureOptions {
  readonly rates: readonly Rates[];
  readonly comparisons: readonly Comparison[];
}

/** Minimum speed through the contract, relative to the in-place rules. */
const THROUGH_CONTRACT = 0.8;

/**
 * Measures contenders and peers alternately on the current thread.
 * @param own the in-place rules, the same through the contract, and any others
 * @param further other required ratios
 */
export function bench(
  own: readonly [Contender, Contender, ...Contender[]],
  peers: readonly Peer[],
  options: MeasureOptions,
  further: readonly Wanted[] = [],
): Report {
  const rates = measure([...own, ...peers], options);
  const rateOf = (name: string) => rates.find((each) => each.name === name)!.perSecond;
  const [{ name: inPlace }, { name: contract }] = own;
  const compare = (name: string, against: string, target: number): Comparison => ({
    name,
    against,
    ratio: rateOf(name) / rateOf(against),
    target,
  });
  return {
    ...options,
    rates,
    comparisons: [
      compare(contract, inPlace, THROUGH_CONTRACT),
      ...peers.map((peer) => compare(inPlace, peer.name, peer.target)),
      ...further.map((each) => compare(each.name, each.against, each.target)),
    ],
  };
}

/** Choices per action in a sample game; a peer of a quite different kind would prove nothing. */
const choicesPerAction = ({ actions, choices }: Playout): number => choices / actions;

/** Why the comparison with a peer is unfair; undefined if it is fair. @param own a game with our rules */
export function unfairness({ name, sample }: Peer, own: Playout): string | undefined {
  const game = sample(1);
  if (JSON.stringify(sample(1)) !== JSON.stringify(game))
    return `${name} plays another game for the same seed`;
  const ratio = choicesPerAction(game) / choicesPerAction(own);
  return ratio > 0.5 && ratio < 2
    ? undefined
    : `${name} has ${ratio.toFixed(2)} times as many choices in an action`;
}

const COLUMNS = ['', 'per second', 'slowest', 'fastest', 'games/s', 'one action or call'];

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The report as a human-readable table. */
export function formatReport({ rates, comparisons, rounds, warmUp, seconds }: Report): string {
  const rows = rates.map(({ name, does, counts, perSecond, slowest, fastest, gamesPerSecond }) => [
    name,
    `${whole(perSecond)} ${counts}`,
    whole(slowest),
    whole(fastest),
    gamesPerSecond === null ? '' : gamesPerSecond.toFixed(1),
    does,
  ]);
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const isText = (column: number) => column === 0 || column === COLUMNS.length - 1;
  const lines = table.map((row) =>
    row
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  const verdicts = comparisons.map(
    ({ name, against, ratio, target }) =>
      `${name}: ${ratio.toFixed(ratio < 10 ? 2 : 1)} times ${against} (wanted: at least ${target})`,
  );
  const how = `One thread, in turns, the median of ${rounds} rounds of ${seconds} s of the processor each, after ${warmUp} s to warm up.`;
  return [...lines, '', ...verdicts, how].join('\n');
}
