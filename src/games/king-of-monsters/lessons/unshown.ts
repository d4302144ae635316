import type { LocalizedText } from '#core';

/** Clauses that no lesson shows, with the reason. */
export const kingUnshown: Readonly<Partial<Record<string, LocalizedText>>> = {
  'K1.2': {
    en: 'A list of cards; those of both decks are seen in all lessons.',
    fr: 'Une liste de cartes ; celles des deux paquets sont dans toutes les leçons.',
  },
  'K3.1': {
    en: 'Who holds which heroes is settled between people; the table shows nothing of it.',
    fr: 'Qui tient quels héros se règle entre joueurs ; la table n’en montre rien.',
  },
  'K3.3': {
    en: 'Whatever lies open in a lesson is what all may see: each of them shows it, none alone.',
    fr: 'Ce qui est visible dans une leçon est ce que tous voient : chacune le montre, aucune à elle seule.',
  },
  'K3.4': {
    en: 'What is hidden cannot be shown: a lesson is watched by everybody.',
    fr: 'Ce qui est caché ne peut se montrer : une leçon se regarde à plusieurs.',
  },
  'K4.1': {
    en: 'Heroes and their order are chosen before the first picture of a game.',
    fr: 'Les héros et leur ordre se choisissent avant la première image d’une partie.',
  },
  'K5.3': {
    en: 'A list of names; the seats stand in that order on every page.',
    fr: 'Une liste de noms ; les places suivent cet ordre sur toutes les pages.',
  },
  'K18.1': {
    en: 'A list of names; the power of each hero has a lesson of its own.',
    fr: 'Une liste de noms ; le pouvoir de chaque héros a sa propre leçon.',
  },
};
