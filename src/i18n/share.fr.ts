import type { share as english } from './share.en';

/** The French texts of sharing games: links, files, importing. */
export const share: typeof english = {
  title: 'Partager',
  open: 'Partager cette partie',
  warning: 'Un lien ou un fichier montre tout : toutes les mains, et les cartes à venir.',
  position: 'Ce moment',
  positionHint: 'On reprend d’ici, dans une nouvelle partie.',
  game: 'Toute la partie',
  gameHint: 'S’ouvre à son début, pour être revue puis continuée.',
  copy: 'Copier le lien',
  copied: 'Copié',
  copiedLink: 'Le lien est dans le presse-papiers.',
  copyFailed: 'Le navigateur ne nous laisse pas copier. Le lien est sélectionné : faites Ctrl+C.',
  files: 'En fichier',
  filesHint: 'L’accueil sait rouvrir les uns et les autres.',
  gameFile: 'Fichier de partie',
  records: { en: 'Feuille en anglais', fr: 'Feuille en français' },
  importGame: 'Ouvrir un fichier de partie',
  dropGame: 'Déposez le fichier de partie pour l’ouvrir',
  exportGame: (names) => `Enregistrer la partie de ${names} dans un fichier`,
};
