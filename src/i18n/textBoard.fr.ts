import type { Messages } from './en';

export const textBoard: Messages['textBoard'] = {
  title: 'Plateau en texte',
  skip: 'Liens d’accès rapide',
  toggle: 'Plateau en texte : la table en mots',
  close: 'Fermer le plateau en texte',
  grid: 'Le plateau en mots',
  hint: 'Flèches : se déplacer. Ctrl+flèche : prochaine case jouable. Entrée : jouer.',
  walk: 'Flèches : passer à la case voisine. Entrée : jouer.',
  cell: (name, holds) => `${name} : ${holds}`,
  open: (name, holds, does) => `${name} : ${holds}. Entrée : ${does}`,
  story: 'Ce qui se passe',
};
