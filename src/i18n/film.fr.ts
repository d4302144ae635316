import type { film as english } from './film.en';

/** Les textes français du studio de cinéma. */
export const film: typeof english = {
  open: 'Tourner un film',
  title: 'Un film de la partie',
  hint: 'Il est dessiné image par image : il sera fluide même si cet appareil est lent. La table reste comme elle est.',
  stretch: 'D’où à où',
  from: 'Première action',
  until: 'Dernière action',
  action: (number, words) => `Action ${number} : ${words}`,
  size: 'Taille',
  sizes: {
    '360p': 'Petite, 640 × 360',
    '720p': '720p, 1280 × 720',
    '1080p': '1080p, 1920 × 1080',
    square: 'Carrée, 1080 × 1080',
    vertical: 'Verticale, 1080 × 1920',
  },
  format: 'Fichier',
  formats: { webm: 'WebM', mp4: 'MP4' },
  rate: 'Images par seconde',
  speed: 'Vitesse',
  quality: 'Qualité de l’image',
  qualities: { test: 'Essai', low: 'Basse', medium: 'Moyenne', high: 'Haute' },
  camera: 'Caméra',
  sound: 'Avec le son',
  length: (clock, pictures) => `${clock}, ${pictures} images`,
  tooLong: (most) => `C’est trop long : ${most} images au plus.`,
  start: 'Tourner le film',
  cancel: 'Arrêter',
  preparing: 'La table se met en place en coulisse…',
  progress: (done, all) => `Image ${done} sur ${all}`,
  left: (clock) => `encore ${clock} environ`,
  done: (megabytes) => `Terminé : ${megabytes} Mo.`,
  save: 'Enregistrer le film',
  failed: 'Le film n’a pas pu être tourné',
  problems: {
    insecure:
      'Les navigateurs ne tournent de films que sur les pages dont l’adresse commence par https:// ou par http://localhost. Ouvrez la partie sur l’ordinateur qui la sert.',
    webcodecs:
      'Ce navigateur ne sait pas encoder de films (il lui manque WebCodecs). Les versions récentes de Chrome, Edge, Safari et Firefox le savent.',
    format:
      'Ce navigateur ne sait pas encoder ce fichier à cette taille. Essayez l’autre type de fichier ou une taille plus petite.',
    sound: 'Ce navigateur ne sait pas encoder le son. Tournez le film sans son.',
    encoding: 'L’encodeur a abandonné. Essayez une taille plus petite.',
  },
};
