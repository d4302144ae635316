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
  played: 'À voir en jeu',
  ownTab: 's’ouvre dans son propre onglet',
  pointedAt: 'la règle de ce qui est désigné',
  search: {
    label: 'Chercher dans les règles',
    results: 'Ce qui a été trouvé',
    count: (count) => plural(count, '# résultat', '# résultats'),
    none: 'Rien trouvé. Essayez un autre mot, ou moins de mots.',
  },
};
