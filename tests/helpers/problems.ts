import {
  coreProblems,
  describeProblem,
  type Language,
  type Problem,
  type ProblemWords,
  reasonOf,
} from '#core';
import { messagesFor } from '#i18n';
import { kingProblems } from '#king-of-monsters/words';
import { netProblems } from '#net';
import { sessionProblems } from '#session';
import { storageProblems } from '#storage';
import { tetzillaProblems } from '#tetzilla/words';
import { zorglProblems } from '#zorgl/words';
import { zornProblems } from '#zorn/words';
import { toyProblems } from './toy-game';

/** The words of everything that can be wrong in the browser, and in the game of tests. */
export const problemWordsIn = (language: Language): ProblemWords => ({
  ...coreProblems[language],
  ...sessionProblems[language],
  ...storageProblems[language],
  ...netProblems[language],
  ...messagesFor(language).problems,
  ...kingProblems[language],
  ...tetzillaProblems[language],
  ...zorglProblems[language],
  ...zornProblems[language],
  ...toyProblems,
});

const english = problemWordsIn('en');

/** The English reason of a problem. */
export const reasonFor = (found: Problem): string => reasonOf(found, english);

/** A problem as one line of English: `field: reason (clause)`. */
export const described = (found: Problem): string => describeProblem(found, english);
