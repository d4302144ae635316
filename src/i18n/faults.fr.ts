import type { faults as english, saving as englishSaving } from './faults.en';

/** Les textes français de ce qui tourne mal dans la page elle-même. */
export const faults: typeof english = {
  title: 'Quelque chose s’est mal passé ici',
  text: 'Cette page s’est arrêtée à cause d’un défaut du programme. Les parties sont enregistrées après chaque action.',
  chunkText:
    'Une partie du programme n’est pas arrivée. Le réseau est peut-être coupé, ou il y a une nouvelle version.',
  reload: 'Recharger la page',
  lobby: 'À l’accueil',
  saveFile: 'Enregistrer la partie dans un fichier',
  part: 'Cette partie de la page s’est arrêtée à cause d’un défaut. Tout le reste continue.',
  again: 'Réessayer',
  unknown: 'Il n’y a rien à cette adresse',
  unknownText: (path) => `Ce programme n’a pas de page ${path}.`,
  waiting: 'Chargement',
  noPicture: 'Pas d’image en 3D',
  noPictureText:
    'Ce navigateur ou cet appareil n’offre pas WebGL 2, avec lequel l’image est dessinée. Tout le reste fonctionne : on peut jouer avec les panneaux. L’accélération matérielle est peut-être désactivée dans les réglages du navigateur.',
  ignored: 'Une partie de l’adresse n’est pas comprise, on s’en passe :',
  boot: 'Le programme n’a pas pu démarrer',
};

/** The French texts of saving, where it does not go as it should. */
export const saving: typeof englishSaving = {
  badge: 'Non enregistré',
  notices: {
    'memory-only':
      'Ce navigateur ne nous laisse pas garder les parties. Celle-ci dure autant que cet onglet ; pour la garder, enregistrez-la dans un fichier.',
    'write-failed':
      'La partie n’a pas pu être enregistrée ; nous continuons d’essayer. Si l’appareil est plein, faites de la place ; si cette page est ouverte dans d’autres onglets, fermez-les.',
    'read-failed':
      'Les parties de cet appareil ne peuvent pas être lues pour l’instant ; nous continuons d’essayer. Si cette page est ouverte dans d’autres onglets, fermez-les.',
  },
  again: 'Essayer maintenant',
  hide: 'Réduire',
  newer: 'Faite par une version plus récente. Rechargez la page pour l’obtenir.',
  damaged: 'Abîmée : elle ne peut plus être ouverte.',
  foreign: (game) => `D’un jeu que ce programme n’a pas : « ${game} ».`,
  unreadable: 'Parties illisibles',
  download: (when) => `Enregistrer la partie illisible (${when}) dans un fichier`,
  remove: (when) => `Supprimer la partie illisible (${when})`,
  undated: 'sans date',
  deleteTitle: 'Supprimer cette partie ?',
  deleteText: (called) =>
    `${called} : la partie sera perdue pour de bon. Pour la garder ailleurs, enregistrez-la dans un fichier.`,
  deleteIt: 'Supprimer',
  keepIt: 'Garder',
};
