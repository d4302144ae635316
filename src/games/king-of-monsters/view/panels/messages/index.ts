import { type Language, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { en, type PlayMessages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, PlayMessages>> = { en, fr: withFrenchSpacing(fr) };

/** Interface texts in a language. */
export function playMessages(language: Language): PlayMessages {
  return CATALOGUES[language];
}

/** Interface texts in the current language. */
export function usePlayMessages(): PlayMessages {
  return playMessages(useLanguage());
}

export type { PlayMessages } from './en';
