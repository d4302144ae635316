import { frenchOf } from '#core';
import type { levels as english } from './levels.en';

/** The French texts of how well bots play. */
export const levels: typeof english = {
  title: 'Niveau des robots',
  ofBot: (name) => `Niveau ${frenchOf(name)}`,
  of: {
    gentle: { called: 'Bébé', does: 'joue avec vous et vous laisse les bons morceaux.' },
    greedy: { called: 'Glouton', does: 'prend ce qui rapporte le plus tout de suite.' },
    planner: { called: 'Stratège', does: 'prépare tout son tour avant de jouer.' },
    hunter: { called: 'Chasseur', does: 'prévoit aussi votre réponse.' },
    merciless: { called: 'Fléau', does: 'joue chaque tour dans sa tête, encore et encore.' },
  },
};
