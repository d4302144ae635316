export { frenchOf as of, frenchThat as that, frenchTo as to } from '#core';
export { messagesFor, pickLanguage } from './catalogues';
export type { Messages } from './en';
export { LanguageProvider, type LanguageProviderProps, useLanguage, useMessages } from './LanguageProvider';
export { midSentence } from './midSentence';
export { ProblemWordsProvider, type ProblemWordsProviderProps, useReasons } from './ProblemWordsProvider';
export { type Plural, pluralsIn } from './plural';
