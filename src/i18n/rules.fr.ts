import { frenchOf as of } from '#core';
import { pluralsIn } from './plural';
import type { rules as english } from './rules.en';

const plural = pluralsIn('fr');

/** The French texts around the rules of a game. */
export const rules: typeof english = {
  linkOf: (game) => `Règles ${of(game)}`,
  title: 'Les règles',
  lobby: 'Accueil',
  contents: 'Sommaire',
  sheet: 'Aide de jeu',
  print: 'Imprimer',
  option: 'Option',
  clause: (number) => `Article ${number}`,
  unknownClause: (number) => `Ces règles n’ont pas d’article ${number}.`,
  glossary: 'Glossaire',
  lessons: 'Exemple à jouer',
  why: (clause) => `Pourquoi ? ${clause}`,
  ruleOf: (clause) => `La règle : ${clause}`,
  closeRule: 'Fermer la règle',
  wholeChapter: 'Tout ce chapitre',
  played: 'Voir en jeu',
  ownTab: 's’ouvre dans un nouvel onglet',
  pointedAt: 'la règle de ce que vous pointez',
  search: {
    label: 'Chercher dans les règles',
    results: 'Résultats de la recherche',
    count: (count) => plural(count, '# résultat', '# résultats'),
    none: 'Rien trouvé. Essayez un autre mot, ou moins de mots.',
  },
};
