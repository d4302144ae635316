import type { faults as english, saving as englishSaving } from './faults.en';

/** Les textes français de ce qui tourne mal dans la page elle-même. */
export const faults: typeof english = {
  title: 'Une erreur s’est produite',
  text: 'Une erreur a arrêté cette page. Les parties sont enregistrées après chaque action.',
  chunkText:
    'Un élément de l’application n’a pas pu être chargé. Le réseau est peut-être coupé, ou il y a une nouvelle version.',
  reload: 'Recharger la page',
  lobby: 'Aller à l’accueil',
  saveFile: 'Enregistrer la partie dans un fichier',
  part: 'Une erreur a arrêté cet élément. Tout le reste fonctionne.',
  again: 'Réessayer',
  unknown: 'Page introuvable',
  unknownText: (path) => `Il n’y a pas de page ${path}.`,
  waiting: 'Chargement',
  noPicture: 'Pas d’image en 3D',
  noPictureText:
    'Ce navigateur ou cet appareil ne prend pas en charge WebGL 2. Tout le reste fonctionne : on peut jouer avec les panneaux. L’accélération matérielle est peut-être désactivée dans les réglages du navigateur.',
  ignored: 'Cette partie de l’adresse est inconnue et a été ignorée :',
  boot: 'L’application n’a pas pu démarrer',
};

/** The French texts of saving, where it does not go as it should. */
export const saving: typeof englishSaving = {
  badge: 'Non enregistré',
  notices: {
    'memory-only':
      'Ce navigateur ne nous laisse pas enregistrer de parties. Celle-ci dure autant que cet onglet ; pour la garder, enregistrez-la dans un fichier.',
    'write-failed':
      'La partie n’a pas pu être enregistrée ; nous continuons d’essayer. Faites de la place sur l’appareil et fermez les autres onglets de cette page.',
    'read-failed':
      'Vos parties enregistrées ne peuvent pas être lues pour l’instant ; nous continuons d’essayer. Si cette page est ouverte dans d’autres onglets, fermez-les.',
  },
  again: 'Essayer maintenant',
  hide: 'Réduire',
  newer: 'D’une version plus récente. Rechargez la page pour l’obtenir.',
  damaged: 'Abîmée : impossible de l’ouvrir.',
  foreign: (game) => `D’un jeu absent de cette application : « ${game} ».`,
  unreadable: 'Parties illisibles',
  download: (when) => `Enregistrer la partie illisible (${when}) dans un fichier`,
  remove: (when) => `Supprimer la partie illisible (${when})`,
  undated: 'sans date',
  deleteTitle: 'Supprimer cette partie ?',
  deleteText: (called) =>
    `${called} : la partie sera supprimée pour de bon. Pour la garder ailleurs, enregistrez-la dans un fichier.`,
  deleteIt: 'Supprimer',
  keepIt: 'Garder',
};
