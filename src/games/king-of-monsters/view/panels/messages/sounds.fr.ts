import type { soundsEn } from './sounds.en';

/** Les bruits en toutes lettres. */
export const soundsFr: typeof soundsEn = {
  howl: 'rugissement',
  grunt: 'grognement',
  effort: 'grondement',
  cheer: 'rugissement de triomphe',
  groan: 'râle',
  hit: 'choc sourd',
  stamp: 'pas lourds',
  land: 'lourd atterrissage',
  laser: 'un rayon siffle et frappe',
  glance: 'un coup ricoche',
  rush: 'quelque chose file',
  crack: 'quelque chose craque',
  collapse: 'un bâtiment s’effondre',
  shake: 'le sol gronde',
  erupt: 'la terre éclate',
  explosion: 'explosion',
  crush: 'tôle écrasée',
  splash: 'gerbe d’eau',
  combo: 'coup de tonnerre',
  alarm: 'alarme',
  siren: 'sirène',
  shuffle: 'on mélange les cartes',
  fanfare: 'fanfare',
};
