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

/** Problems of the command line, English only. */
const english = {
  'json.error': ({ detail }: { readonly detail: string }) => `is not JSON: ${detail}`,
  'file.unreadable': ({ detail }: { readonly detail: string }) => `cannot be read: ${detail}`,
  'file.name': ({ word, known }: { readonly word: string; readonly known: readonly string[] }) =>
    `${word} must be a .json file or one of ${listed(known)}`,
  'word.none': 'this command takes no options',
  'word.unknown': ({ known }: { readonly known: readonly string[] }) => `not one of ${listed(known)}`,
  'word.twice': 'is given twice',
  'word.noValue': 'takes no value',
  'word.value': 'needs a value',
  'word.beside': ({ other }: { readonly other: string }) => `cannot be used with ${other}`,
  'word.needs': ({ other }: { readonly other: string }) => `can only be used with ${other}`,
  'bots.teams': ({ bots, teams }: Record<'bots' | 'teams', number>) =>
    `gives ${bots} bots for ${teams} teams`,
  'bots.count': ({ count, least, most }: Record<'count' | 'least' | 'most', number>) =>
    `gives ${count} bots; it must give ${least} to ${most}`,
  'lesson.none': ({ game }: { readonly game: string }) => `${game} has no lessons`,
  'lesson.unknown': ({ id }: { readonly id: string }) =>
    `there is no lesson ${id}; \`lesson list\` prints them all`,
  'lesson.faults': ({ count }: { readonly count: number }) =>
    count === 1 ? 'has 1 fault' : `has ${count} faults`,
  'record.none': ({ game }: { readonly game: string }) => `${game} has no records`,
  'puzzle.none': ({ game }: { readonly game: string }) => `${game} has no puzzles`,
  'puzzle.line': 'does not reach the goal',
  'puzzle.deals': 'reaches the goal only for some deals of the hidden cards',
  'puzzle.unsolved': 'has no forced way to the goal, or too many positions to search',
  'render.pictures': ({ format }: { readonly format: string }) =>
    `works with a strip only, not with ${format}`,
  'page.unbuilt': 'the page has not been built; run `npm run build`',
  'page.failed': ({ detail }: { readonly detail: string }) => `the film could not be made: ${detail}`,
  'browser.none': ({ detail }: { readonly detail: string }) =>
    `could not be started; install one with \`npm install\` (Linux) or \`npx playwright install chromium\`, or choose one with --browser (${detail})`,
  'trace.game': ({ game }: { readonly game: number }) => `there is no game ${game} in this trace`,
};

export const { fail } = defineProblems<CoreProblems & typeof english>();

/** English words of all problems of the command line and of the games. */
export const commandProblemWords = Object.assign(
  { ...coreProblems.en, ...english },
  ...COMMAND_GAMES.map(({ problems }) => problems),
) as ProblemWords;

/** A problem in English, on one line: `field: reason (clause)`. */
export const inEnglish = (found: Problem): string => describeProblem(found, commandProblemWords);
