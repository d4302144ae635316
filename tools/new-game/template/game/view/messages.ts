import { frenchOf, type Language } from '#core';

const english = {
  tagline: 'Take the last floor',
  pitch: 'Take one, two or three floors. The last one wins.',
  tower: 'Tower',
  height: 'Floors of the tower',
  floors: (count: number) => (count === 1 ? '1 floor' : `${count} floors`),
  take: (count: number) => (count === 1 ? 'Take 1 floor' : `Take ${count} floors`),
  took: (name: string, count: number) =>
    count === 1 ? `${name} takes 1 floor` : `${name} takes ${count} floors`,
  wins: (name: string) => `${name} wins`,
  reason: 'The last floor is taken.',
  players: 'Players',
  turn: 'to play',
  yourTurn: 'Your turn',
  /** Why a click chooses nothing. */
  refused: {
    notYours: (name: string) => `It’s ${name}’s turn.`,
    place: 'Choose how many floors you take.',
  },
};

export type Messages = typeof english;

/** Texts of the game by language. */
export const messages: Readonly<Record<Language, Messages>> = {
  en: english,
  fr: {
    tagline: 'Prenez le dernier étage',
    pitch: 'Prenez un, deux ou trois étages. Le dernier donne la victoire.',
    tower: 'Tour',
    height: 'Étages de la tour',
    floors: (count) => (count === 1 ? '1 étage' : `${count} étages`),
    take: (count) => (count === 1 ? 'Prendre 1 étage' : `Prendre ${count} étages`),
    took: (name, count) => (count === 1 ? `${name} prend 1 étage` : `${name} prend ${count} étages`),
    wins: (name) => `${name} gagne`,
    reason: 'Le dernier étage est pris.',
    players: 'Joueurs',
    turn: 'doit jouer',
    yourTurn: 'À vous',
    refused: {
      notYours: (name) => `C’est au tour ${frenchOf(name)}.`,
      place: 'Choisissez combien d’étages vous prenez.',
    },
  },
};
