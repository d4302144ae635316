import { type BotLevel, LEVELS } from '#core';
import { replaceBetween } from '../document';
import { CASES } from './cases';
import { eloOf, wilson } from './strength';
import type { Summary } from './summary';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Table cells: wins, games, win rate and its 95 % interval. */
function scoreCells(wins: number, games: number): string {
  const [low, high] = wilson(wins, games);
  const won = Number.isInteger(wins) ? wins : wins.toFixed(1);
  return `${won} | ${games} | ${percent(wins / games)} | ${percent(low)} – ${percent(high)}`;
}

/** Thinking time of a level per turn in ms, over all its pairings. */
function thinkingTime(summaries: readonly Summary[], level: BotLevel): string {
  const known = summaries.flatMap(({ thinks, games }) =>
    thinks[level] === undefined ? [] : [{ milliseconds: thinks[level], games }],
  );
  const games = known.reduce((sum, each) => sum + each.games, 0);
  if (games === 0) return '–';
  return `${Math.round(known.reduce((sum, each) => sum + each.milliseconds * each.games, 0) / games)} ms`;
}

function eloTable(summaries: readonly Summary[], scores: readonly Summary[]): readonly string[] {
  const levels = LEVELS.filter((level) => scores.some((each) => each.levels.includes(level)));
  const lines = scores.map(({ levels: [first, second], wins, games }) => ({ first, second, wins, games }));
  const elo = eloOf(levels, lines, levels.includes('greedy') ? 'greedy' : levels[0]!);
  return [
    '| level | Elo | thinks, a turn |',
    '| --- | ---: | ---: |',
    ...levels
      .map((level, index) => ({ level, points: elo[index]! }))
      .toSorted((one, other) => other.points - one.points)
      .map(({ level, points }) => `| ${level} | ${Math.round(points)} | ${thinkingTime(summaries, level)} |`),
    '',
  ];
}

/** Win rate of one side, by the level of each side. */
function sideTable(side: string, summaries: readonly Summary[]): readonly string[] {
  const rows = summaries.flatMap(({ levels: [first, second], sides = [] }) =>
    sides.map(
      ({ level, wins, games }) =>
        `| ${level} | ${level === first ? second : first} | ${scoreCells(wins, games)} |`,
    ),
  );
  if (rows.length === 0) return [];
  return [
    `| ${side} | the others | wins of ${side} | of | share | 95 % |`,
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...rows,
    '',
  ];
}

function reportOf(place: string, summaries: readonly Summary[]): readonly string[] {
  const { title, side } = CASES[place]!;
  const scores = summaries.filter(({ levels: [first, second], games }) => first !== second && games > 0);
  const sides = side === undefined ? [] : sideTable(side, summaries);
  if (scores.length === 0 && sides.length === 0) return [];
  const rows = scores.map(
    ({ levels: [first, second], wins, games }) => `| ${first} | ${second} | ${scoreCells(wins, games)} |`,
  );
  return [
    `### ${title}`,
    '',
    ...(scores.length === 0
      ? []
      : [
          ...eloTable(summaries, scores),
          '| | against | wins | of | share | 95 % |',
          '| --- | --- | ---: | ---: | ---: | --- |',
          ...rows,
          '',
        ]),
    ...sides,
  ];
}

/** The tables of a tournament in Markdown, with a section for each kind of game. */
export function report(summaries: readonly Summary[]): string {
  const places = [...new Set(summaries.map(({ place }) => place))];
  return places
    .flatMap((place) =>
      reportOf(
        place,
        summaries.filter((each) => each.place === place),
      ),
    )
    .join('\n');
}

const MARKS = ['<!-- The tournament command writes from here: -->', '<!-- to here. -->'] as const;

/** A document with the tables between its markers. Throws a RangeError if a marker is missing. */
export const withReport = (document: string, summaries: readonly Summary[]): string =>
  replaceBetween(document, MARKS, report(summaries));
