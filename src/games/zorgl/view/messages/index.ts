import { type Language, type LocalizedText, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { en, type ZorglMessages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, ZorglMessages>> = { en, fr: withFrenchSpacing(fr) };

/** The texts of Zorgl-Zilla in a language. */
export function zorglMessages(language: Language): ZorglMessages {
  return CATALOGUES[language];
}

/** A text in every language. @param say the text from one language's messages */
export function localized(say: (messages: ZorglMessages) => string): LocalizedText {
  return { en: say(CATALOGUES.en), fr: say(CATALOGUES.fr) };
}

/** The texts of Zorgl-Zilla in the current language. */
export function useZorglMessages(): ZorglMessages {
  return zorglMessages(useLanguage());
}

export type { ZorglMessages } from './en';
