import type { problems as english } from './problems.en';

/** The French texts of what can be wrong on the page itself. */
export const problems: typeof english = {
  'game.unknown': ({ game, titles }) => `${game} est un jeu que ce programme n’a pas ; il a ${titles}`,
  'game.notLoaded': ({ title }) =>
    `${title} n’est pas arrivé. Le réseau est peut-être coupé, ou il y a une version plus récente : rechargez la page.`,
  'game.failed': ({ detail }) =>
    `Le programme a échoué, ou une partie n’en est pas arrivée : rechargez la page. Rien n’est perdu. (${detail})`,
  'film.insecure':
    'Les navigateurs ne tournent de films que sur les pages dont l’adresse commence par https:// ou par http://localhost. Ouvrez la partie sur l’ordinateur qui la sert.',
  'film.webcodecs':
    'Ce navigateur ne sait pas encoder de films (il lui manque WebCodecs). Les versions récentes de Chrome, Edge, Safari et Firefox en sont capables.',
  'film.format':
    'Ce navigateur ne sait pas encoder ce fichier à cette taille. Essayez l’autre type de fichier ou une taille plus petite.',
  'film.sound': 'Ce navigateur ne sait pas encoder le son. Tournez le film sans son.',
  'film.encoding': 'L’encodeur a abandonné. Essayez une taille plus petite.',
  'film.gif': 'C’est trop pour un GIF. Essayez une taille plus petite, ou un film.',
  'film.cancelled': 'Export annulé.',
  'shared.nothing':
    'Rien de ce qui a été partagé ne mène à ce programme. Partagez le lien d’une partie, d’un moment, d’une leçon ou d’une table.',
  'save.notRemoved': ({ detail }) => `La partie n’a pas pu être supprimée. (${detail})`,
  'photo.noRoom': ({ width, height }) =>
    `Ce navigateur n’a pas la place pour une image de ${width} × ${height} pixels.`,
};
