import { type Language, withFrenchSpacing } from '#core';
import { actions as actionsEn } from './actions.en';
import { actions as actionsFr } from './actions.fr';
import { positions as positionsEn } from './positions.en';
import { positions as positionsFr } from './positions.fr';
import { records as recordsEn } from './records.en';
import { records as recordsFr } from './records.fr';

export { tetzillaNames } from './names';

const english = { ...actionsEn, ...positionsEn, ...recordsEn };

/** The problem codes of TetZilla, with their texts. */
export type TetzillaProblems = typeof english;

/** The problem texts of TetZilla, by language. */
export const tetzillaProblems: Readonly<Record<Language, TetzillaProblems>> = {
  en: english,
  fr: withFrenchSpacing({ ...actionsFr, ...positionsFr, ...recordsFr }),
};
