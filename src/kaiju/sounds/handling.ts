import type { Treatment } from '#audio';

/** The classes of all sounds, by the key without its voice, and what is not treated like most of a class. */
export const HANDLING: Readonly<Record<string, Treatment>> = {
  'ui-hover': { class: 'hover' },
  'ui-select': { class: 'button' },
  'ui-confirm': { class: 'button' },
  'ui-end-turn': { class: 'button' },
  'ui-back': { class: 'button' },
  'ui-refuse': { class: 'button' },

  'card-lift': { class: 'tiny' },
  'card-drop': { class: 'tiny' },
  draw: { class: 'tiny' },
  pop: { class: 'tiny' },
  teeter: { class: 'tiny' },

  step: { class: 'small' },
  clack: { class: 'small' },
  scrape: { class: 'small' },
  flee: { class: 'small' },
  engine: { class: 'small' },
  turn: { class: 'small', vary: 0, softer: 0 },
  shuffle: { class: 'small' },

  lunge: { class: 'moving' },
  /** A whole league may leap for joy. */
  leap: { class: 'moving', limit: 8 },
  dash: { class: 'moving' },
  throw: { class: 'moving' },
  hover: { class: 'moving' },
  rush: { class: 'moving' },
  dig: { class: 'moving' },
  glance: { class: 'moving' },
  sag: { class: 'moving' },
  splash: { class: 'moving' },

  hit: { class: 'blow' },
  stamp: { class: 'blow' },
  land: { class: 'blow' },
  slab: { class: 'blow' },
  crush: { class: 'blow' },
  crack: { class: 'blow' },
  cannon: { class: 'blow' },
  missile: { class: 'blow' },
  laser: { class: 'blow' },
  tail: { class: 'blow' },
  siren: { class: 'blow', room: 'canyon', limit: 1, vary: 0, important: true },
  alarm: { class: 'blow', room: 'canyon', limit: 1, vary: 0, important: true },

  explosion: { class: 'great' },
  collapse: { class: 'great' },
  erupt: { class: 'great' },
  shake: { class: 'great' },
  combo: { class: 'great', limit: 1, vary: 0 },
  fanfare: { class: 'great', limit: 1, duck: 0.95, echo: 0, vary: 0, softer: 0 },

  effort: { class: 'effort' },
  grunt: { class: 'grunt' },
  groan: { class: 'groan' },
  cheer: { class: 'cheer' },
  howl: { class: 'howl' },
  /** People; a whole league may rejoice. */
  shout: { class: 'effort', limit: 8 },
  cry: { class: 'grunt' },
};
