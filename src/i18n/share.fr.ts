import { frenchOf as of } from '#core';
import type { share as english } from './share.en';

/** The French texts of sharing games: links, files, importing. */
export const share: typeof english = {
  title: 'Partager',
  open: 'Partager cette partie',
  position: 'Ce moment',
  positionHint: 'Lance une nouvelle partie à partir d’ici.',
  positionDealtAnew: 'Lance une nouvelle partie à partir d’ici. Tout ce qui est caché est redistribué.',
  game: 'Toute la partie',
  gameHint: 'S’ouvre au début, à revoir puis à continuer.',
  copy: 'Copier le lien',
  copied: 'Copié',
  copiedLink: 'Le lien est dans le presse-papiers.',
  copyFailed: 'La copie a échoué. Le lien est sélectionné : appuyez sur Ctrl+C, ou ⌘C sur un Mac.',
  send: 'Envoyer…',
  qr: 'Code QR',
  qrHide: 'Cacher le code QR',
  qrPicture: 'Le lien en code QR, à scanner',
  qrTooLong: 'Ce lien est trop long pour un code QR. Copiez-le, ou transmettez le fichier.',
  network: 'Le lien marche pour tout votre réseau, tant que l’application tourne sur cet ordinateur.',
  files: 'En fichier',
  filesHint: 'L’accueil ouvre les deux sortes.',
  gameFile: 'Fichier de partie',
  records: { en: 'Feuille en anglais', fr: 'Feuille en français' },
  importGame: 'Ouvrir un fichier',
  dropGame: 'Déposez le fichier pour l’ouvrir',
  reveals:
    'Cette partie n’est pas finie. Un lien vers toute la partie ou son fichier révèle tout : ce qui est caché et ce qui est à venir.',
  reveal: 'Partager quand même',
  exportTitle: 'Enregistrer dans un fichier',
  exportReveals:
    'Cette partie n’est pas finie. Son fichier révèle tout : ce qui est caché et ce qui est à venir.',
  exportReveal: 'Enregistrer quand même',
  exportGame: (names) => `Enregistrer la partie ${of(names)} dans un fichier`,
};
