import type { sounds as english } from './sounds.en';

/** Les bruits en toutes lettres. */
export const sounds: typeof english = {
  howl: 'rugissement',
  grunt: 'grognement',
  cheer: 'rugissement de triomphe',
  groan: 'râle',
  hit: 'choc sourd',
  stamp: 'pas lourds',
  land: 'lourd atterrissage',
  laser: 'le laser siffle et tire',
  glance: 'un tir ricoche',
  rush: 'quelque chose de lourd tombe',
  slab: 'un bloc de la ville se pose',
  crack: 'la maçonnerie craque',
  collapse: 'un bâtiment s’effondre',
  shake: 'le sol gronde',
  missile: 'sifflement de roquette',
  explosion: 'explosion',
  engine: 'bruit de moteur',
  cannon: 'coup de canon',
  crush: 'tôle écrasée',
  combo: 'coup de tonnerre',
  siren: 'sirène',
  shuffle: 'on mélange les tuiles',
  fanfare: 'fanfare',
};
