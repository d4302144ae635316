import { of } from '#i18n';
import type { workshop as english } from './workshop.en';

/** French texts of the monster workshop. */
export const workshop: typeof english = {
  title: 'Atelier des monstres',
  enter: 'Inventer un monstre',
  back: 'Retour à l’accueil',
  play: 'Jouer avec lui',

  shelf: 'Vos monstres',
  fresh: 'Nouveau monstre',
  empty: 'Personne n’habite encore ici. Choisissez trois pouvoirs et une figurine, puis gardez votre œuvre.',
  memoryOnly:
    'Ce navigateur oublie vos monstres à la fermeture de la page. Enregistrez-les dans des fichiers.',
  broken: (id) => `« ${id} » est illisible`,
  removeBroken: (id) => `Supprimer « ${id} » pour de bon`,
  removeBrokenHint: 'Une version plus récente de l’application saura peut-être le lire.',
  spare: 'Le laisser là',
  importFile: 'Ouvrir un fichier',
  dropFile: 'Déposez le monstre ici',
  unnamed: 'Terreur sans nom',
  changed: 'pas encore gardé',

  name: 'Nom',
  nameMissing: 'Donnez-lui d’abord un nom.',
  nameHint: '24 caractères au plus.',
  nameError: 'De 1 à 24 caractères visibles.',
  choose: {
    advantage: 'Son avantage',
    weakness: 'Sa faiblesse',
    mega: 'Son méga-pouvoir, pour un joker',
  },
  looks: 'Apparence',
  figure: 'Figurine',
  figures: { 'zorgl-a': 'Reptile', 'zorgl-b': 'Brute', 'zorgl-c': 'Badaud', 'zorgl-d': 'Glouton' },
  paint: { body: 'Première peinture', accent: 'Seconde peinture' },
  ownPaint: 'd’origine',
  otherPaint: 'Autre couleur',
  card: 'Sa carte',

  keep: 'Garder',
  duplicate: 'Dupliquer',
  exportFile: 'Fichier',
  link: 'Lien',
  linkTitle: (name) => `Partager ${name}`,
  linkLabel: 'Lien vers le monstre',
  linkHint: 'Ce lien ouvre l’atelier avec le monstre, à garder si l’on veut.',
  remove: 'Supprimer',
  keepFirst: 'Gardez-le d’abord.',

  kept: (name) => `${name} est gardé.`,
  imported: (name) => `${name} s’est installé.`,
  known: (name) => `${name} habite déjà ici.`,
  removed: (name) => `${name} est parti.`,
  undo: 'Le faire revenir',
  guest: (name) => `${name} est venu par un lien. Gardez-le pour jouer avec lui.`,
  dismissGuest: 'Pas celui-là',

  leaveTitle: (name) => `Garder les changements ${of(name)} ?`,
  leaveHint: 'Ils ne sont pas encore gardés.',
  leaveKeep: 'Les garder',
  leaveDiscard: 'Les abandonner',
  leaveStay: 'Continuer',
};
