import { frenchTyped, type Language } from '#core';
import { useLanguage } from '#i18n';
import { en, type ZorglMessages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, ZorglMessages>> = { en, fr: frenchTyped(fr) };

/** The words of Zorgl-Zilla in a language. */
export function zorglMessages(language: Language): ZorglMessages {
  return CATALOGUES[language];
}

/** The words of Zorgl-Zilla in the language in use. */
export function useZorglMessages(): ZorglMessages {
  return zorglMessages(useLanguage());
}

export type { ZorglMessages } from './en';
