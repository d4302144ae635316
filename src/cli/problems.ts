import {
  type CoreProblems,
  coreProblems,
  defineProblems,
  describeProblem,
  type Problem,
  type ProblemWords,
} from '#core';
import { COMMAND_GAMES } from './games';

const listed = (words: readonly string[]): string => words.join(', ');

/** What can be wrong on the command line, which speaks English. */
const english = {
  'json.error': ({ detail }: { readonly detail: string }) => `is not JSON: ${detail}`,
  'file.unreadable': ({ detail }: { readonly detail: string }) => `cannot be read: ${detail}`,
  'file.name': ({ word, known }: { readonly word: string; readonly known: readonly string[] }) =>
    `${word} is neither one of ${listed(known)} nor a .json file`,
  'word.none': 'the command takes no options',
  'word.unknown': ({ known }: { readonly known: readonly string[] }) => `not one of ${listed(known)}`,
  'word.twice': 'is given twice',
  'word.noValue': 'takes no value',
  'word.value': 'needs a value',
  'word.beside': ({ other }: { readonly other: string }) => `does not go with ${other}`,
  'word.needs': ({ other }: { readonly other: string }) => `goes with ${other} only`,
  'bots.teams': ({ bots, teams }: Record<'bots' | 'teams', number>) =>
    `names ${bots} bots for ${teams} teams`,
  'bots.count': ({ count, least, most }: Record<'count' | 'least' | 'most', number>) =>
    `names ${count} bots, must name ${least} to ${most}`,
  'lesson.none': ({ game }: { readonly game: string }) => `${game} has no lessons`,
  'lesson.unknown': ({ id }: { readonly id: string }) => `${id} is no lesson; \`lesson list\` prints them`,
  'lesson.faults': ({ count }: { readonly count: number }) =>
    count === 1 ? 'one thing is wrong with it' : `${count} things are wrong with it`,
  'record.none': ({ game }: { readonly game: string }) => `${game} has no records`,
  'puzzle.none': ({ game }: { readonly game: string }) => `${game} has no puzzles`,
  'puzzle.line': 'does not lead to the goal',
  'puzzle.deals': 'leads to the goal in some deals of what is hidden only',
  'puzzle.unsolved': 'gives no way to the goal whatever others do, or too many positions to look at',
  'render.pictures': ({ format }: { readonly format: string }) =>
    `only a strip has pictures of its own, not ${format}`,
  'page.unbuilt': 'the page is not built: `npm run build` does it',
  'page.failed': ({ detail }: { readonly detail: string }) => `the film was not made: ${detail}`,
  'browser.none': ({ detail }: { readonly detail: string }) =>
    `cannot be started: \`npm install\` brings one on Linux, \`npx playwright install chromium\` elsewhere, --browser names another (${detail})`,
  'trace.game': ({ game }: { readonly game: number }) => `the trace holds no game ${game}`,
};

export const { problem } = defineProblems<CoreProblems & typeof english>();

/** The English words of what can be wrong on the command line, and in the games. */
export const commandProblemWords = Object.assign(
  { ...coreProblems.en, ...english },
  ...COMMAND_GAMES.map(({ problems }) => problems),
) as ProblemWords;

/** A problem in English, on one line: `field: reason (clause)`. */
export const inEnglish = (found: Problem): string => describeProblem(found, commandProblemWords);
