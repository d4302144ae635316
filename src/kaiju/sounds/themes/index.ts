import type { Theme } from '#audio';
import { CITY } from './city';
import { MARCH } from './march';
import { TILES } from './tiles';
import { VALLEY_DAY, VALLEY_NIGHT } from './valley';

/** The music that a kaiju game may have, by name. */
export const THEMES = {
  city: CITY,
  tiles: TILES,
  march: MARCH,
  'valley-day': VALLEY_DAY,
  'valley-night': VALLEY_NIGHT,
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;

/** Themes that are played by the instruments of another; those of all others lie in the file `music-` and their name. */
export const PLAYED_BY: Readonly<Partial<Record<ThemeName, ThemeName>>> = {
  'valley-day': 'march',
  'valley-night': 'march',
};
