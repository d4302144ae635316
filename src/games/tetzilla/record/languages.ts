import { LANGUAGES } from '#core';
import { english } from './english';
import { french } from './french';
import type { Vocabulary } from './vocabulary';

export const RECORD_LANGUAGES = LANGUAGES;
/** The languages of game records. */
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number];

export const VOCABULARIES: Readonly<Record<RecordLanguage, Vocabulary>> = { en: english, fr: french };

/** The first line of a record, by language. */
export const TITLES: Readonly<Record<RecordLanguage, string>> = { en: english.title, fr: french.title };
