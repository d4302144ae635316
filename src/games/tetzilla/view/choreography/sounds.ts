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
  'siren',
  'combo',
  'fanfare',
  /** A kaiju's voice: hit, hitting, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
] as const;
/** What the table can sound like; the sounds are made by `tools/art/sound`. */
export type SoundKey = (typeof SOUNDS)[number];
