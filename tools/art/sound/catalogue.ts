import { LADDER } from '#audio';
import { HANDLING } from '../../../src/kaiju/sounds/handling';
import { BLOWS } from './recipes/blows';
import { CARDS } from './recipes/cards';
import { CITY } from './recipes/city';
import { FEET } from './recipes/feet';
import { MOMENTS } from './recipes/moments';
import type { Recipe } from './recipes/recipe';
import { TILES } from './recipes/tiles';
import { UI } from './recipes/ui';
import { VOICES } from './recipes/voices';
import { ARMS } from './recipes/weapons';

/** The sprite files and their contents. */
export const SPRITES: Readonly<Record<'effects' | 'voices' | 'ui', readonly Recipe[]>> = {
  effects: [...CARDS, ...FEET, ...BLOWS, ...CITY, ...MOMENTS, ...TILES, ...ARMS],
  voices: VOICES,
  ui: UI,
};
export type SpriteName = keyof typeof SPRITES;

/** Target levels of a sound in its file. */
export interface Wanted {
  /** LUFS of the loudest 0.2 seconds. */
  readonly loudness: number;
  /** Decibels below full scale (true peak). */
  readonly peak: number;
}

/** Target levels by the class of a sound. @param key with or without its voice */
export function wantedOf(key: string): Wanted {
  const treatment = HANDLING[key.split('.')[0]!];
  if (treatment === undefined) throw new RangeError(`"${key}" has no class in src/kaiju/sounds/handling.ts`);
  return LADDER[treatment.class];
}
