import type { sounds as english } from './sounds.en';

/** Les bruits en toutes lettres. */
export const sounds: typeof english = {
  howl: 'rugissement',
  grunt: 'grognement',
  cheer: 'rugissement de triomphe',
  groan: 'gémissement',
  hit: 'choc sourd',
  stamp: 'piétinement',
  land: 'lourd atterrissage',
  crack: 'la maçonnerie craque',
  collapse: 'un immeuble s’effondre',
  shake: 'le sol gronde',
  dig: 'bruit de creusement',
  erupt: 'la terre éclate',
  missile: 'sifflement de roquette',
  explosion: 'explosion',
  tail: 'sifflement de queue',
  splash: 'éclaboussure d’encre',
  hover: 'battement d’ailes',
  engine: 'bruit de moteur',
  cannon: 'coup de canon',
  crush: 'tôle écrasée',
  combo: 'coup de tonnerre',
  siren: 'sirène',
  shuffle: 'on bat les cartes',
  fanfare: 'fanfare',
};
