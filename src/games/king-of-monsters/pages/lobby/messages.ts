import { frenchTyped, type Language } from '#core';
import { useLanguage } from '#i18n';
import { english, type LobbyWords } from './messages.en';
import { french } from './messages.fr';

const WORDS: Readonly<Record<Language, LobbyWords>> = { en: english, fr: frenchTyped(french) };

/** The words of the set-up in the language in use. */
export const useLobbyWords = (): LobbyWords => WORDS[useLanguage()];
