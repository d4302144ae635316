import { BLOWS } from './recipes/blows';
import { CARDS } from './recipes/cards';
import { CITY } from './recipes/city';
import { FEET } from './recipes/feet';
import { MOMENTS } from './recipes/moments';
import type { Recipe } from './recipes/recipe';
import { TILES } from './recipes/tiles';
import { UI } from './recipes/ui';
import { VOICES } from './recipes/voices';

/** The files of single sounds, and what is in each. */
export const SPRITES: Readonly<Record<'effects' | 'voices' | 'ui', readonly Recipe[]>> = {
  effects: [...CARDS, ...FEET, ...BLOWS, ...CITY, ...MOMENTS, ...TILES],
  voices: VOICES,
  ui: UI,
};
export type SpriteName = keyof typeof SPRITES;

/** How loud the sounds of each class are, in LUFS, and how far they may be off. */
export const LOUDNESS: Readonly<
  Record<SpriteName | 'music', { readonly target: number; readonly tolerance: number }>
> = {
  effects: { target: -20, tolerance: 2 },
  voices: { target: -18, tolerance: 2 },
  ui: { target: -26, tolerance: 2 },
  music: { target: -24, tolerance: 1 },
};

/** No sound may be higher than this in any file, in dB below full scale (true peak). */
export const HIGHEST_PEAK = -1;
