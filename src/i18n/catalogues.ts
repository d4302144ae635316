import { LANGUAGES, type Language, withFrenchSpacing } from '#core';
import { en, type Messages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, Messages>> = { en, fr: withFrenchSpacing(fr) };

/** The interface's texts in a language. */
export function messagesFor(language: Language): Messages {
  return CATALOGUES[language];
}

/** The first wish that we speak, e.g. of `navigator.languages`; English when there is none. */
export function pickLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const spoken = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
