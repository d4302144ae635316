import { type CoreProblems, defineProblems, type Language, type Result, withFrenchSpacing } from '#core';
import { errorMessage } from './faults';
import { english, type SessionProblems } from './problems.en';
import { french } from './problems.fr';

/** The words of what can be wrong around a session, by language. */
export const sessionProblems: Readonly<Record<Language, SessionProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { finding, problem } = defineProblems<CoreProblems & SessionProblems>();

/** What a storage threw, as a failed result. */
export function storageFailure(thrown: unknown): Result<never> {
  return problem('storage', 'storage.failed', { detail: errorMessage(thrown) });
}
