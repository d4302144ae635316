import type { LocalizedText } from '#core';

/** The clauses that no lesson can show, and why. */
export const tetzillaUnshown: Readonly<Partial<Record<string, LocalizedText>>> = {
  'T2.5': {
    en: 'A figure has no effect, so that there is nothing to show but its looks.',
    fr: 'Une figurine n’a aucun effet : il n’y a à montrer que son allure.',
  },
  'T3.2': {
    en: 'Shuffling is over before the first picture of a game.',
    fr: 'Le mélange précède la première image d’une partie.',
  },
  'T4.10': {
    en: 'Five players slide 55 tiles at the most, so that the 56 tiles of the deck never run out.',
    fr: 'À cinq, on glisse 55 tuiles au plus : les 56 de la pioche ne s’épuisent jamais.',
  },
  'T10.2': {
    en: 'What only one player knows cannot be shown: a lesson is watched by everybody.',
    fr: 'Ce qu’un seul joueur sait ne peut se montrer : une leçon se regarde à plusieurs.',
  },
  'T12.4': {
    en: 'A list of names; the figures stand in all lessons.',
    fr: 'Une liste de noms ; les figurines sont dans toutes les leçons.',
  },
};
