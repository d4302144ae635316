import type { Messages } from './en';

/** The French texts of the page that shows itself while nobody plays. */
export const attract: Messages['attract'] = {
  play: 'À vous !',
  how: 'Touchez l’écran ou appuyez sur une touche',
  phone: 'Jouez sur votre téléphone',
  players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  bots: 'Les robots jouent',
  near: (name) => `${name}, en gros plan`,
};
