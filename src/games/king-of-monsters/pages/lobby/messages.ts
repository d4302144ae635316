import { type Language, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { english, type LobbyWords } from './messages.en';
import { french } from './messages.fr';

const WORDS: Readonly<Record<Language, LobbyWords>> = { en: english, fr: withFrenchSpacing(french) };

/** The words of the set-up in the language in use. */
export const useLobbyWords = (): LobbyWords => WORDS[useLanguage()];
