import { type Language, withFrenchSpacing } from '#core';
import { actions as actionsEn } from './actions.en';
import { actions as actionsFr } from './actions.fr';
import { positions as positionsEn } from './positions.en';
import { positions as positionsFr } from './positions.fr';
import { records as recordsEn } from './records.en';
import { records as recordsFr } from './records.fr';

const english = { ...actionsEn, ...positionsEn, ...recordsEn };

/** The problem codes of Zorgl-Zilla, with their texts. */
export type ZorglProblems = typeof english;

/** The problem texts of Zorgl-Zilla, by language. */
export const zorglProblems: Readonly<Record<Language, ZorglProblems>> = {
  en: english,
  fr: withFrenchSpacing({ ...actionsFr, ...positionsFr, ...recordsFr }),
};
