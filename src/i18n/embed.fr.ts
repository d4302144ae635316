import type { embed as english } from './embed.en';

/** The French texts of lessons in the frames of other pages. */
export const embed: typeof english = {
  play: 'Lancer la leçon',
  playIt: (lesson) => `Lancer la leçon « ${lesson} »`,
  open: 'Ouvrir dans Kaiju Tabletop',
  home: 'Kaiju Tabletop',
  frameTitle: (lesson, game) => `${lesson} – ${game}, sur Kaiju Tabletop`,
  copyStep: 'Copier le lien vers cette étape',
  copyFrame: 'Intégrer',
  link: 'Lien vers cette étape',
  frame: 'Code d’intégration',
  copiedLink: 'Le lien est dans le presse-papiers.',
  copiedFrame: 'Le code d’intégration est dans le presse-papiers : collez-le dans le code d’une page.',
  copyFailed: 'La copie a échoué. Le texte est sélectionné : appuyez sur Ctrl+C, ou ⌘C sur un Mac.',
};
