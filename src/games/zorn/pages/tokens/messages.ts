import { type Language, withFrenchSpacing } from '#core';
import { lightWords } from '../lightWords';

const english = {
  title: 'Dice, cards and tokens',
  picture: 'Dice, cards and tokens of The Struggle for Zorn',
  show: 'On the table',
  shows: {
    dice: 'Dice',
    markers: 'Markers',
    treasure: 'Treasure',
    course: 'Trackers',
    cards: 'Cards',
  },
  light: 'Light',
  lights: lightWords.en,
  look: 'Dice',
  looks: { bone: 'Bone', resin: 'Red resin' },
  roll: 'Roll again',
};
type Messages = typeof english;

const french: Messages = {
  title: 'Dés, cartes et jetons',
  picture: 'Dés, cartes et jetons de The Struggle for Zorn',
  show: 'Sur la table',
  shows: {
    dice: 'Dés',
    markers: 'Marqueurs',
    treasure: 'Trésors',
    course: 'Suivi de la partie',
    cards: 'Cartes',
  },
  light: 'Lumière',
  lights: lightWords.fr,
  look: 'Dés',
  looks: { bone: 'Os', resin: 'Résine rouge' },
  roll: 'Relancer',
};

/** Texts of the tokens page, by language. */
export const tokensMessages: Readonly<Record<Language, Messages>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
