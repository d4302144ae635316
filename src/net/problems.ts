import { type CoreProblems, defineProblems, type Language, withFrenchSpacing } from '#core';
import { english, type NetProblems } from './problems.en';
import { french } from './problems.fr';

/** The words of what can be wrong with what is asked of a room, by language. */
export const netProblems: Readonly<Record<Language, NetProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { finding, problem } = defineProblems<CoreProblems & NetProblems>();
