import { type CoreProblems, defineProblems, type Language, type Result, withFrenchSpacing } from '#core';
import { errorMessage } from '#session';
import { english, type StorageProblems } from './problems.en';
import { french } from './problems.fr';

/** Words of problems with stored data and links, by language. */
export const storageProblems: Readonly<Record<Language, StorageProblems>> = {
  en: english,
  fr: withFrenchSpacing(french),
};

export const { fail } = defineProblems<CoreProblems & StorageProblems>();

/** An exception of a storage as a failed result. */
export function storageFailure(thrown: unknown): Result<never> {
  return fail('storage', 'storage.failed', { detail: errorMessage(thrown) });
}
