import { type CoreProblems, defineProblems, type Language, withFrenchSpacing } from '#core';
import { english, type SessionProblems } from './problems.en';
import { french } from './problems.fr';

/** Messages of session problems, by language. */
export const sessionProblems: Readonly<Record<Language, SessionProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { makeProblem, fail } = defineProblems<CoreProblems & SessionProblems>();
