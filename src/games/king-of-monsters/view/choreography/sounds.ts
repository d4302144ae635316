export const SOUNDS = [
  /** A card is drawn, laid or picked up; a pile is shuffled. */
  'draw',
  'card-drop',
  'card-lift',
  'shuffle',
  'clack',
  'scrape',
  /** A hero or a number appears. */
  'pop',
  'step',
  'land',
  'leap',
  'dash',
  'stamp',
  'lunge',
  'throw',
  /** A blow, by attacker. */
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
  /** The King advances; a bar drops; a plate is won or covered. */
  'advance',
  'bar',
  'gain',
  'siren',
  'alarm',
  'combo',
  /** The end, for the winner and the loser. */
  'fanfare',
  'defeat',
  /** The reactor explodes. */
  'meltdown',
  /** Heroes' weapons, one each. */
  'weapon',
  'splash',
  /** The King's voice: hit, attacking, winning, losing. */
  'grunt',
  'effort',
  'cheer',
  'groan',
  /** Heroes' voices: attacking, hit. */
  'shout',
  'cry',
] as const;
export type SoundKey = (typeof SOUNDS)[number];
