import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#core';
import { messagesFor } from './catalogues';
import type { Messages } from './en';

const LanguageContext = createContext<Language>('en');

export interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives everything inside its language; English where there is none around. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language in use, for catalogues that a game brings along. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The interface's texts in the language in use. */
export function useMessages(): Messages {
  return messagesFor(useLanguage());
}
