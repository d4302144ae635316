import type { problems as english } from './problems.en';

/** The French texts of what can be wrong on the page itself. */
export const problems: typeof english = {
  'game.unknown': ({ game, titles }) => `Le jeu ${game} n’est pas dans cette application. Elle a ${titles}`,
  'game.notLoaded': ({ title }) =>
    `${title} n’a pas pu être chargé. Le réseau est peut-être coupé, ou il y a une nouvelle version : rechargez la page.`,
  'game.failed': ({ detail }) =>
    `Une erreur s’est produite, ou un élément n’a pas pu être chargé : rechargez la page. Rien n’est perdu. (${detail})`,
  'film.insecure':
    'Les navigateurs n’enregistrent de films qu’aux adresses en https:// ou http://localhost. Ouvrez la partie sur l’ordinateur qui la sert.',
  'film.webcodecs':
    'Ce navigateur ne sait pas enregistrer de films (il lui manque WebCodecs). Les versions récentes de Chrome, Edge, Safari et Firefox en sont capables.',
  'film.format':
    'Ce navigateur ne sait pas enregistrer ce type de fichier à cette taille. Essayez l’autre type ou une taille plus petite.',
  'film.sound': 'Ce navigateur ne sait pas encoder le son. Tournez le film sans son.',
  'film.encoding': 'L’enregistrement a échoué. Essayez une taille plus petite.',
  'film.gif': 'C’est trop lourd pour un GIF. Essayez une taille plus petite, ou un film.',
  'film.cancelled': 'Export annulé.',
  'shared.nothing':
    'Le texte partagé ne contient aucun lien vers cette application. Partagez le lien d’une partie, d’un moment, d’une leçon ou d’une table.',
  'save.notRemoved': ({ detail }) => `La partie n’a pas pu être supprimée. (${detail})`,
  'photo.noRoom': ({ width, height }) =>
    `Ce navigateur ne peut pas créer une image de ${width} × ${height} pixels.`,
};
