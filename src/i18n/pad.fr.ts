import type { pad as english } from './pad.en';

/** The French texts for a game pad. */
export const pad: typeof english = {
  title: 'Manette',
  commands: {
    move: 'Se déplacer',
    choose: 'Choisir',
    back: 'Retour',
    undo: 'Annuler',
    skip: 'Passer',
    walk: 'Précédent, suivant',
    menu: 'Menu',
    board: 'Plateau en texte',
  },
};
