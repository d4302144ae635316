import { type Language, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { en, type TetMessages } from './en';
import { fr } from './fr';

const CATALOGUES: Readonly<Record<Language, TetMessages>> = { en, fr: withFrenchSpacing(fr) };

/** The texts of TetZilla in a language. */
export function tetMessages(language: Language): TetMessages {
  return CATALOGUES[language];
}

/** The texts of TetZilla in the current language. */
export function useTetMessages(): TetMessages {
  return tetMessages(useLanguage());
}

export type { TetMessages } from './en';
