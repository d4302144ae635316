import { type Language, withFrenchSpacing } from '#core';
import { actions as actionsEn } from './actions.en';
import { actions as actionsFr } from './actions.fr';
import { positions as positionsEn } from './positions.en';
import { positions as positionsFr } from './positions.fr';
import { records as recordsEn } from './records.en';
import { records as recordsFr } from './records.fr';

export { tetzillaNames } from './names';

const english = { ...actionsEn, ...positionsEn, ...recordsEn };

/** The codes of what can be wrong in TetZilla, with their words. */
export type TetzillaProblems = typeof english;

/** The words of what can be wrong in TetZilla, by language. */
export const tetzillaProblems: Readonly<Record<Language, TetzillaProblems>> = {
  en: english,
  fr: withFrenchSpacing({ ...actionsFr, ...positionsFr, ...recordsFr }),
};
