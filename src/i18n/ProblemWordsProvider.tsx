import { createContext, type ReactNode, useContext } from 'react';
import { coreProblems, type Language, type Problem, type ProblemWords, reasonOf } from '#core';
import { useLanguage, useMessages } from './LanguageProvider';

type WordsIn = (language: Language) => ProblemWords;

const WordsContext = createContext<WordsIn>((language) => coreProblems[language]);

export interface ProblemWordsProviderProps {
  /** The words of everything that may be wrong, in a language; asked when there is something to tell. */
  readonly words: WordsIn;
  readonly children: ReactNode;
}

/** Gives everything inside the words of problems; without one around only those of `core` are known. */
export function ProblemWordsProvider({ words, children }: ProblemWordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Says in the language in use why something is wrong; one general sentence for a code without words. */
export function useReasons(): (problem: Problem) => string {
  const words = useContext(WordsContext)(useLanguage());
  const { error } = useMessages();
  return (problem) => (Object.hasOwn(words, problem.code) ? reasonOf(problem, words) : error.unknown);
}
