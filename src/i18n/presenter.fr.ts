import type { Messages } from './en';

/** The French texts for those who show lessons to others. */
export const presenter: Messages['presenter'] = {
  open: 'Mode présentateur',
  leave: 'Retour à la leçon',
  now: 'Ce que l’on montre',
  notes: 'Notes',
  next: 'Ensuite',
  end: 'C’était la dernière.',
  answer: 'Réponse :',
  showAnswer: 'Montrer la réponse',
  captions: 'Sous-titres',
  black: 'Écran noir',
  light: 'Montrer de nouveau la table',
  clock: 'Temps depuis le début',
  restart: 'Repartir de zéro',
  table: 'Fenêtre de la table',
  openTable: 'Ouvrir la fenêtre de la table',
  openByHand: 'Ouvrir la table dans un nouvel onglet',
  windows: {
    none: 'Aucune table n’est ouverte. Ouvrez-la et placez-la sur l’écran que tous voient ; F l’y agrandit.',
    blocked: 'La fenêtre n’a pas été ouverte.',
    open: 'La table vous suit.',
  },
  blocked: 'Le navigateur a bloqué la fenêtre',
  blockedText:
    'Autorisez cette page à ouvrir des fenêtres, ou ouvrez la table dans un onglet et placez-la sur l’autre écran.',
  unable:
    'Ce navigateur ne laisse pas deux fenêtres se parler (il n’a pas BroadcastChannel) : la table ne peut pas suivre. Montrez la page même de la leçon.',
  keys: 'Clavier',
  arrows: 'Une étape en arrière, une en avant',
  clicker: 'De même avec une télécommande ; à une question, d’abord la réponse',
  ends: 'À la première étape, à la dernière',
  blackKey: 'Écran noir, et retour',
};
