import { type CoreProblems, defineProblems, type Language, withFrenchSpacing } from '#core';
import { english, type NetProblems } from './problems.en';
import { french } from './problems.fr';

/** Words of the problem codes of room requests, by language. */
export const netProblems: Readonly<Record<Language, NetProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { makeProblem, fail } = defineProblems<CoreProblems & NetProblems>();
