export const SOUNDS = [
  /** A card is drawn, put down, picked up; a pile is shuffled. */
  'draw',
  'card-drop',
  'card-lift',
  'shuffle',
  'clack',
  'scrape',
  /** A hero comes or a number shows. */
  'pop',
  'step',
  'land',
  'leap',
  'dash',
  'stamp',
  'lunge',
  'throw',
  /** A blow, by whom it is struck. */
  'hit',
  'hit-light',
  'hit-heavy',
  'glance',
  'crack',
  'crush',
  'shake',
  'collapse',
  'explosion',
  'erupt',
  'laser',
  'howl',
  'rush',
  'teeter',
  'turn',
  'your-turn',
  /** The King goes on; a bar falls across a row; a plate is won, or covered. */
  'advance',
  'bar',
  'gain',
  'siren',
  'alarm',
  'combo',
  /** The end, for who has won, and for who has lost. */
  'fanfare',
  'defeat',
  /** The reactor goes. */
  'meltdown',
  /** What a hero strikes with, each with another. */
  'weapon',
  'splash',
  /** The King's voice: hit, hitting, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
  /** A hero's: hitting, hit. */
  'shout',
  'cry',
] as const;
/** What the table can sound like. */
export type SoundKey = (typeof SOUNDS)[number];
