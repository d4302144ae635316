import { type Language, withFrenchSpacing } from '#core';
import { useLanguage } from '#i18n';
import { english, type LobbyWords } from './messages.en';
import { french } from './messages.fr';

const WORDS: Readonly<Record<Language, LobbyWords>> = { en: english, fr: withFrenchSpacing(french) };

/** Lobby texts in the current language. */
export const useLobbyWords = (): LobbyWords => WORDS[useLanguage()];
