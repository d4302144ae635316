import type { Messages } from './en';

/** The French texts of lessons that are kept as films and pictures. */
export const lessonFilm: Messages['lessonFilm'] = {
  open: 'Enregistrer en film ou en image',
  title: 'La leçon en film ou en image',
  hint: 'Calculé image par image, avec le texte à côté de la table. Les réponses s’affichent d’elles-mêmes.',
  formats: { webm: 'WebM', mp4: 'MP4', gif: 'GIF', strip: 'Planche' },
  formatHints: {
    webm: 'Un film avec le son, pour les pages web.',
    mp4: 'Un film avec le son, pour les messages et les diaporamas.',
    gif: 'Une image animée, sans le son. Mieux vaut une petite taille.',
    strip: 'Un PNG de chaque étape, avant et après, à imprimer.',
  },
  size: (width, height) => `${width} × ${height}`,
  pictures: (count) => (count < 2 ? `${count} image` : `${count} images`),
  start: 'Créer',
};
