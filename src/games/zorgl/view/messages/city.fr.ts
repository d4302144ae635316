import { pluralsIn } from '#i18n';
import type { city as english } from './city.en';

const plural = pluralsIn('fr');
const floors = (count: number) => plural(count, '# étage', '# étages');

/** French texts of the city editor and the city picker. */
export const city: typeof english = {
  title: 'Bâtir une ville',
  names: {
    printed: 'Centre-ville',
    harbour: 'Le port',
    'old-town': 'Vieille ville',
    avenues: 'Les deux avenues',
    'ring-road': 'Le périphérique',
  },
  ideas: {
    printed: 'La ville du livret : quatre étages partout où l’on regarde.',
    harbour:
      'De hautes grues sur les quais, des hangars bas sur les jetées, et l’eau libre où se faire pourchasser.',
    'old-town': 'Des ruelles larges d’une case. Personne ne file tout droit.',
    avenues: 'Deux avenues nues entre de hautes façades : longues poussées, aucun abri.',
    'ring-road': 'Des tours gardent la centrale, des pavillons bordent la ville.',
  },
  picture: 'La ville sur la table en 3D',
  panels: 'Éditeur de ville',
  check: 'La ville',

  tools: 'Outil',
  tool: {
    building: 'Immeuble',
    plant: 'Centrale',
    unit: 'Unité',
    lower: 'Retirer un étage',
    erase: 'Vider',
  },
  start: (seat) => `Départ ${seat}`,
  floorsOf: 'Étages',
  symmetry: 'Symétrie',
  symmetries: {
    none: 'Cette case seule',
    'left-right': 'Miroir gauche-droite',
    'up-down': 'Miroir haut-bas',
    'half-turn': 'Demi-tour',
    'both-mirrors': 'Les deux miroirs',
    'quarter-turns': 'Quatre quarts de tour',
    all: 'Tous les tours et miroirs',
  },

  plan: 'Plan de la ville',
  content: {
    empty: 'vide',
    unit: 'unité de l’armée',
    start: (seat) => `départ ${seat}`,
    building: (count) => `immeuble, ${floors(count)}`,
    plant: (count) => `centrale, ${floors(count)}`,
  },
  box: (box, content) => `${box} : ${content}`,

  name: 'Nom de la ville',
  namePlaceholder: 'Ma ville',
  ready: 'Prête à être démolie',
  unready: 'Pas encore une ville',
  faults: {
    noPlant: 'Il manque la centrale.',
    plants: 'Il y a plus d’une centrale.',
    noStart: (seat) => `Il manque le départ ${seat}.`,
    starts: (seat) => `Le départ ${seat} y est plus d’une fois.`,
    startOnRoof: (seat) => `Le départ ${seat} est sur un immeuble.`,
    units: (count, most) => `${count} unités, c’est trop : ${most} au plus.`,
  },
  noName: 'Il lui faut un nom.',
  walledIn: (seat) => `Le départ ${seat} est emmuré : aucune case voisine n’est libre.`,
  low: (worth) => `Le tout vaut ${worth} : personne n’arrivera à dix, la centrale décidera.`,
  fairness: {
    all: 'Équitable : chaque départ voit la même ville.',
    opposite: 'Les départs opposés voient la même ville. Équitable à deux.',
    beside: 'Seuls les départs voisins voient la même ville.',
    none: 'Les départs voient des villes différentes : l’un d’eux est meilleur.',
  },
  counts: {
    floors: 'Étages',
    buildings: 'Immeubles',
    units: 'Unités',
    starts: 'Départs',
  },
  outOf: (count, most) => `${count}/${most}`,

  undo: 'Annuler le coup',
  redo: 'Rétablir',
  clear: 'Tout vider',
  lobby: 'Retour à l’accueil',
  desk: 'Que faire de la ville',
  play: 'Jouer ici',
  keep: 'La garder',
  isKept: 'Gardée',
  keepChanges: 'Garder les changements',
  copy: 'Nouvelle copie',
  copyName: (name) => `${name} 2`,
  open: 'Ouvrir une ville',
  import: 'Importer un fichier',
  export: 'Exporter un fichier',
  link: 'Lien vers la ville',
  linkHint: 'Ouvre la ville dans cet éditeur, sur n’importe quel appareil.',
  fileHint: 'L’éditeur la rouvre : par un bouton, ou glissée sur la page.',
  share: 'Partager',
  dropHere: 'Déposez le fichier pour ouvrir la ville',

  notices: {
    kept: (name) => `« ${name} » est parmi vos villes.`,
    memoryOnly:
      'Ce navigateur ne garde vos villes que jusqu’à la fermeture de la page. Exportez ce que vous voulez garder.',
    opened: (name) => `« ${name} » est sur la table. « Annuler le coup » ramène ce qui y était.`,
    deleted: (name) => `« ${name} » est supprimée.`,
    putBack: 'La remettre',
  },
  problems: {
    file: 'Ce fichier ne contient pas de ville',
    link: 'Ce lien ne contient pas de ville',
    draft: 'La ville en chantier n’a pas pu être lue ; une nouvelle est sur la table',
    library: 'L’une de vos villes ne peut être lue ; elle est toujours là',
    keep: 'La ville n’a pas pu être gardée',
    list: 'Les villes de cet appareil ne peuvent pas être lues pour l’instant',
    remove: 'La ville n’a pas pu être supprimée',
  },

  label: 'Ville',
  gallery: 'Choisir une ville',
  ofTheGame: 'Celles du jeu',
  own: 'Vos villes',
  noneOwn: 'Aucune encore. Bâtissez-en une !',
  facts: (count, units) =>
    `${floors(count)}, ${units === 0 ? 'sans armée' : plural(units, '# unité', '# unités')}`,
  edit: 'Éditeur de ville',
  delete: (name) => `Supprimer ${name}`,
  city: (name) => `Ville : ${name}`,

  help: {
    walk: 'vont de case en case',
    floors: 'un immeuble d’autant d’étages, ou la centrale si c’est l’outil',
    use: 'emploie l’outil ; avec Maj, ôte un étage',
    raise: 'un étage de plus ou de moins',
    erase: 'vide la case',
    starts: 'pose un départ',
    plant: 'pose la centrale',
    unit: 'pose une unité',
    symmetry: 'la symétrie suivante',
    undo: 'annule et rétablit',
    wholeTable: 'montre toute la table',
    orbit: 'tournent autour de la table ; Pg préc et Pg suiv la penchent',
    help: 'montre cette liste',
  },
};
