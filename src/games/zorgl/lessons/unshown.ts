import type { LocalizedText } from '#core';

/** The clauses that no lesson can show, and why. */
export const zorglUnshown: Readonly<Partial<Record<string, LocalizedText>>> = {
  'Z2.4': {
    en: 'Shuffling and dealing are over before the first picture of a game.',
    fr: 'Le mélange et la donne précèdent la première image d’une partie.',
  },
  'Z2.6': {
    en: 'What is hidden cannot be shown: a lesson is watched by everybody.',
    fr: 'Ce qui est caché ne peut se montrer : une leçon se regarde à plusieurs.',
  },
  'Z12.1': {
    en: 'Monsters of your own are made in the workshop, from the traits that other lessons show.',
    fr: 'Vos propres monstres naissent à l’atelier, des traits que d’autres leçons montrent.',
  },
};
