import { wilson } from '../tournament/strength';
import { CASES } from './cases';
import type { Result } from './play';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Row {
  games: number;
  wins: number;
  units: number;
  turns: number;
  firsts: number;
}

/** Totals by label; in mirror games only the first player counts. */
function rowsOf(results: readonly Result[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { labels, firstWon, units, turns } of results) {
    for (const place of labels[0] === labels[1] ? [0] : [0, 1]) {
      const label = labels[place]!;
      const row = rows.get(label) ?? { games: 0, wins: 0, units: 0, turns: 0, firsts: 0 };
      rows.set(label, row);
      row.games++;
      row.wins += (place === 0) === firstWon ? 1 : 0;
      row.units += units[place]!;
      row.turns += turns;
      row.firsts += place === 0 ? 1 : 0;
    }
  }
  return rows;
}

/** The results in Markdown. */
export function report(results: readonly Result[]): string {
  return Object.entries(CASES)
    .flatMap(([name, { title }]) => {
      const rows = rowsOf(results.filter((result) => result.case === name));
      if (rows.size === 0) return [];
      return [
        `### ${title}`,
        '',
        '| | games | wins | 95 % | moves first | units a game | turns |',
        '| --- | ---: | ---: | --- | ---: | ---: | ---: |',
        ...[...rows]
          .toSorted(([, one], [, other]) => other.wins / other.games - one.wins / one.games)
          .map(([label, { games, wins, units, turns, firsts }]) => {
            const [least, most] = wilson(wins, games);
            const shares = [percent(wins / games), `${percent(least)} – ${percent(most)}`];
            const means = [percent(firsts / games), (units / games).toFixed(2), (turns / games).toFixed(1)];
            return `| ${[label, games, ...shares, ...means].join(' | ')} |`;
          }),
        '',
      ];
    })
    .join('\n');
}
