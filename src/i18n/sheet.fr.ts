import type { sheet as english } from './sheet.en';

/** The French texts of the event sheet. */
export const sheet: typeof english = {
  title: 'Galerie des animations',
  event: 'Scène',
  time: 'Instant',
  loop: 'En boucle',
  close: 'Gros plan',
  picture: (event: string) => `La table pendant la scène « ${event} »`,
};
