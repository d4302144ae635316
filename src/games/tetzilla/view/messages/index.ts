import { type Language, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { en, type TetMessages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, TetMessages>> = { en, fr: withFrenchSpacing(fr) };

/** The words of TetZilla in a language. */
export function tetMessages(language: Language): TetMessages {
  return CATALOGUES[language];
}

/** The words of TetZilla in the language in use. */
export function useTetMessages(): TetMessages {
  return tetMessages(useLanguage());
}

export type { TetMessages } from './en';
