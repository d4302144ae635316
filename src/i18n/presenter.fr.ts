import type { Messages } from './en';

/** The French texts for those who show lessons to others. */
export const presenter: Messages['presenter'] = {
  open: 'Mode présentateur',
  leave: 'Retour à la leçon',
  now: 'À l’écran',
  notes: 'Notes',
  next: 'Ensuite',
  end: 'C’était la dernière étape.',
  answer: 'Réponse :',
  showAnswer: 'Montrer la réponse',
  captions: 'Sous-titres',
  black: 'Écran noir',
  light: 'Réafficher la table',
  clock: 'Temps écoulé',
  restart: 'Remettre à zéro',
  table: 'Fenêtre de la table',
  openTable: 'Ouvrir la fenêtre de la table',
  openByHand: 'Ouvrir la table dans un nouvel onglet',
  windows: {
    none: 'Aucune table n’est ouverte. Ouvrez-la et placez-la sur l’écran que tous voient ; F la met en plein écran.',
    blocked: 'La fenêtre n’a pas pu s’ouvrir.',
    open: 'La table vous suit.',
  },
  blocked: 'Le navigateur a bloqué la fenêtre',
  blockedText:
    'Autorisez cette page à ouvrir des fenêtres, ou ouvrez la table dans un onglet et placez-la sur l’autre écran.',
  unable:
    'Ce navigateur ne sait pas relier deux fenêtres (il lui manque BroadcastChannel) : la table ne peut pas suivre. Montrez plutôt la page de la leçon.',
  keys: 'Clavier',
  arrows: 'Étape précédente, suivante',
  clicker: 'Une télécommande fait de même. Une question montre d’abord sa réponse.',
  ends: 'Première et dernière étape',
  blackKey: 'Écran noir, activer et quitter',
};
