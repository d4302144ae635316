import type { Messages } from './en';

/** The French texts of lessons that are kept as films and pictures. */
export const lessonFilm: Messages['lessonFilm'] = {
  open: 'Enregistrer en film ou en image',
  title: 'La leçon en film ou en image',
  hint: 'Elle est dessinée image par image, le commentaire à côté de la table ; les questions reçoivent d’elles-mêmes leur réponse.',
  formats: { webm: 'WebM', mp4: 'MP4', gif: 'GIF', strip: 'Planche' },
  formatHints: {
    webm: 'Un film avec le son, pour les pages web.',
    mp4: 'Un film avec le son, pour les messages et les diaporamas.',
    gif: 'Une image qui bouge partout où l’on montre des images, sans le son. Mieux vaut une petite taille.',
    strip: 'Un PNG avec chaque étape avant et après, à imprimer.',
  },
  size: (width, height) => `${width} × ${height}`,
  pictures: (count) => (count < 2 ? `${count} image` : `${count} images`),
  start: 'Fabriquer',
};
