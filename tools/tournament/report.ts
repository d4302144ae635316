import { type BotLevel, LEVELS } from '#core';
import { CASES, keyOf, type Pairing } from './cases';
import type { Result } from './play';
import { eloOf, type Score, wilson } from './strength';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Line extends Score {
  readonly pairing: Pairing;
}

function lineOf(pairing: Pairing, results: readonly Result[]): Line {
  const [first, second] = pairing.levels;
  const games = results.filter((result) => result.pairing === keyOf(pairing));
  return {
    pairing,
    first,
    second,
    wins: games.reduce((sum, { won }) => sum + won, 0),
    games: games.length,
  };
}

/** Seconds of the processor that a level thinks in a game, divided by its turns. */
function pace(results: readonly Result[], level: BotLevel): string {
  let milliseconds = 0;
  let turns = 0;
  for (const { thought, turns: all, pairing } of results) {
    milliseconds += thought[level] ?? 0;
    if (pairing.split(' ').includes(level)) turns += all / 2;
  }
  return turns === 0 ? '–' : `${Math.round(milliseconds / turns)} ms`;
}

/** All that was played at one kind of table, as lines of Markdown. */
function tablesOf(
  place: string,
  pairings: readonly Pairing[],
  results: readonly Result[],
): readonly string[] {
  const here = pairings.filter((pairing) => pairing.place === place);
  const played = results.filter((result) => result.pairing.startsWith(`${place} `));
  const lines = here
    .filter(({ levels: [one, other] }) => one !== other)
    .map((pairing) => lineOf(pairing, results))
    .filter(({ games }) => games > 0);
  const sides = sidesOf(place, here, results);
  if (lines.length === 0) return sides;
  const levels = LEVELS.filter((level) => here.some((pairing) => pairing.levels.includes(level)));
  const elo = eloOf(levels, lines, levels.includes('greedy') ? 'greedy' : levels[0]!);
  return [
    `### ${CASES[place]!.title}`,
    '',
    '| level | Elo | thinks, a turn |',
    '| --- | ---: | ---: |',
    ...levels
      .map((level, index) => ({ level, elo: elo[index]! }))
      .toSorted((one, other) => other.elo - one.elo)
      .map(({ level, elo: points }) => `| ${level} | ${Math.round(points)} | ${pace(played, level)} |`),
    '',
    '| | against | wins | of | share | 95 % |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...lines.map(({ first, second, wins, games }) => {
      const [least, most] = wilson(wins, games);
      const won = Number.isInteger(wins) ? wins : wins.toFixed(1);
      return `| ${first} | ${second} | ${won} | ${games} | ${percent(wins / games)} | ${percent(least)} – ${percent(most)} |`;
    }),
    '',
    ...sides,
  ];
}

/** What one side has won, by the level of each: where the sides of a game differ. */
function sidesOf(place: string, pairings: readonly Pairing[], results: readonly Result[]): readonly string[] {
  const { side } = CASES[place]!;
  if (side === undefined) return [];
  const rows = pairings.flatMap((pairing) => {
    const games = results.filter((result) => result.pairing === keyOf(pairing));
    const [first, second] = pairing.levels;
    return (first === second ? [first] : [first, second]).flatMap((level) => {
      const own = games.filter((game) => game.side === level);
      if (own.length === 0) return [];
      const wins = own.filter(({ winners }) => winners.includes(side)).length;
      const [least, most] = wilson(wins, own.length);
      const against = level === first ? second : first;
      return [
        `| ${level} | ${against} | ${wins} | ${own.length} | ${percent(wins / own.length)} | ${percent(least)} – ${percent(most)} |`,
      ];
    });
  });
  if (rows.length === 0) return [];
  return [
    `| ${side} | the others | wins of ${side} | of | share | 95 % |`,
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
  ];
}

/** What a tournament has come to, in Markdown. */
export function report(pairings: readonly Pairing[], results: readonly Result[]): string {
  const places = [...new Set(pairings.map(({ place }) => place))];
  return places.flatMap((place) => tablesOf(place, pairings, results)).join('\n');
}
