import { type Language, withFrenchSpacing } from '#core';

const english = {
  'new-game.take': 'must be 1, 2 or 3',
  'new-game.floors': 'is more than the tower has',
  'new-game.order': 'must be A, B, C, D, as far as they play',
  'new-game.seat': 'does not play',
  'new-game.taken': 'must have a number for each player',
  'new-game.winner': 'must be the player who took the last floor',
};

/** Problem codes of the game, with their words. */
export type NewGameProblems = typeof english;

/** Words of the game's problems, by language. */
export const newGameProblems: Readonly<Record<Language, NewGameProblems>> = {
  en: english,
  fr: withFrenchSpacing({
    'new-game.take': 'doit être 1, 2 ou 3',
    'new-game.floors': 'dépasse ce qui reste de la tour',
    'new-game.order': 'doit être A, B, C, D, selon le nombre de joueurs',
    'new-game.seat': 'ne joue pas',
    'new-game.taken': 'doit avoir un nombre par joueur',
    'new-game.winner': 'doit être celui qui a pris le dernier étage',
  }),
};
