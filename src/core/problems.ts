import { frenchTyped } from './french';
import { problemsOf } from './makers';
import type { Language } from './preferences';
import { type CoreProblems, english } from './problems.en';
import { french } from './problems.fr';

/** The words of the codes that every room may use, by language. */
export const coreProblems: Readonly<Record<Language, CoreProblems>> = {
  en: english,
  fr: frenchTyped(french),
};

export const { finding, problem } = problemsOf<CoreProblems>();
