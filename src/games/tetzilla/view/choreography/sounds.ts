export const SOUNDS = [
  /** The next tile leaves the stack and is turned up. */
  'draw',
  'card-drop',
  'clack',
  /** A tile falls, and lands. */
  'rush',
  'slab',
  /** A building or a guard comes up on its sign. */
  'pop',
  'step',
  'land',
  'stamp',
  'howl',
  'snarl',
  'lunge',
  'leap',
  'hit',
  'scrape',
  'teeter',
  'crack',
  'collapse',
  'shake',
  'laser',
  'glance',
  'missile',
  'explosion',
  'engine',
  'cannon',
  'crush',
  'sag',
  'turn',
  'your-turn',
  /** A tile is turned to its spin; a row has no gap any more; a guard unfolds. */
  'tile-turn',
  'row',
  'guard',
  /** What was broken comes to a pile. */
  'gain',
  'fire',
  'siren',
  'combo',
  /** The end: for who has won, for who has lost, where several have won. */
  'fanfare',
  'defeat',
  'stalemate',
  /** A kaiju's voice: hit, hitting, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
] as const;
/** What the table can sound like; the sounds are made by `tools/art/sound`. */
export type SoundKey = (typeof SOUNDS)[number];
