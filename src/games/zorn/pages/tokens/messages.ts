import { type Language, withFrenchSpacing } from '#core';
import { lightWords } from '../lightWords';

const english = {
  title: 'Dice, cards and tokens',
  picture: 'What lies on the table of Zorn',
  show: 'On the table',
  shows: {
    dice: 'Dice',
    markers: 'Markers',
    treasure: 'Treasure',
    course: 'Course of the game',
    cards: 'Cards',
  },
  light: 'Light',
  lights: lightWords.en,
  look: 'Rolled',
  looks: { bone: 'Bone', resin: 'Red resin' },
  roll: 'Roll again',
};
type Messages = typeof english;

const french: Messages = {
  title: 'Dés, cartes et jetons',
  picture: 'Ce qui se trouve sur la table de Zorn',
  show: 'Sur la table',
  shows: {
    dice: 'Dés',
    markers: 'Marqueurs',
    treasure: 'Trésors',
    course: 'Cours de la partie',
    cards: 'Cartes',
  },
  light: 'Lumière',
  lights: lightWords.fr,
  look: 'Dés lancés',
  looks: { bone: 'Os', resin: 'Résine rouge' },
  roll: 'Relancer',
};

/** Texts of the tokens page, by language. */
export const tokensMessages: Readonly<Record<Language, Messages>> = {
  en: english,
  fr: withFrenchSpacing(french),
};
