import { withFrenchSpacing } from './french';
import { defineProblems } from './makers';
import type { Language } from './preferences';
import { type CoreProblems, english } from './problems.en';
import { french } from './problems.fr';

/** Messages of the problem codes available to every room, by language. */
export const coreProblems: Readonly<Record<Language, CoreProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { makeProblem, fail } = defineProblems<CoreProblems>();
