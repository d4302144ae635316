import { type CoreProblems, defineProblems, type Language, type Result, withFrenchSpacing } from '#core';
import { errorMessage } from '#session';
import { english, type StorageProblems } from './problems.en';
import { french } from './problems.fr';

/** The words of what can be wrong with what is kept and with links, by language. */
export const storageProblems: Readonly<Record<Language, StorageProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { fail } = defineProblems<CoreProblems & StorageProblems>();

/** What a storage threw, as a failed result. */
export function storageFailure(thrown: unknown): Result<never> {
  return fail('storage', 'storage.failed', { detail: errorMessage(thrown) });
}
