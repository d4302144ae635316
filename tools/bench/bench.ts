import type { Contender } from './contender';
import { type MeasureOptions, measure, type Rates } from './measure';
import { chessPlayout } from './peers/chess';
import { gridPlayout } from './peers/grid';
import { zorglContenders } from './zorgl';

/** How many times as many actions per second as a peer the first contender plays, and how many are wanted. */
export interface Comparison {
  readonly peer: string;
  readonly ratio: number;
  readonly target: number;
}

export interface Report extends MeasureOptions {
  readonly rates: readonly Rates[];
  readonly comparisons: readonly Comparison[];
}

const PEERS: readonly (Contender & { readonly target: number })[] = [
  {
    name: 'chessops',
    does: 'all legal moves listed, one drawn and played; games of at most 200 plies',
    counts: 'actions',
    play: chessPlayout,
    target: 3,
  },
  {
    name: 'boardgame.io',
    does: "all choices listed, one drawn and given to the library's reducer; no client, network or undo",
    counts: 'actions',
    play: (seed) => gridPlayout(seed).actions,
    target: 60,
  },
];

/** Measures Zorgl-Zilla and its peers side by side, on the one thread it is called on. */
export function bench(options: MeasureOptions): Report {
  const own = zorglContenders();
  const rates = measure([...own, ...PEERS], options);
  const rateOf = (name: string) => rates.find((each) => each.name === name)!.perSecond;
  return {
    ...options,
    rates,
    comparisons: PEERS.map(({ name, target }) => ({
      peer: name,
      ratio: rateOf(own[0].name) / rateOf(name),
      target,
    })),
  };
}

const COLUMNS = ['', 'per second', 'slowest', 'fastest', 'games/s', 'one action or call'];

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The report as a table for people. */
export function formatReport({ rates, comparisons, rounds, seconds }: Report): string {
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
    ({ peer, ratio, target }) => `${ratio.toFixed(1)} times ${peer} (wanted: at least ${target})`,
  );
  const how = `One thread, in turns, the median of ${rounds} rounds of ${seconds} s each after one to warm up.`;
  return [...lines, '', ...verdicts, how].join('\n');
}
