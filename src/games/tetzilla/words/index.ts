import type { Language } from '#core';
import { positions as positionsEn } from './positions.en';
import { positions as positionsFr } from './positions.fr';

const english = { ...positionsEn };

/** The codes of what can be wrong in TetZilla, with their words. */
export type TetzillaProblems = typeof english;

/** The words of what can be wrong in TetZilla, by language. */
export const tetzillaProblems: Readonly<Record<Language, TetzillaProblems>> = {
  en: english,
  fr: { ...positionsFr },
};
