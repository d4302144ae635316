import type { Theme } from '#audio';
import { CITY } from './city';
import { MARCH } from './march';
import { TILES } from './tiles';
import { VALLEY_DAY, VALLEY_NIGHT } from './valley';

/** The music themes of kaiju games, by name. */
export const THEMES = {
  city: CITY,
  tiles: TILES,
  march: MARCH,
  'valley-day': VALLEY_DAY,
  'valley-night': VALLEY_NIGHT,
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;

/** Themes that use another theme's instruments; the files of all others are named `music-` plus the theme. */
export const PLAYED_BY: Readonly<Partial<Record<ThemeName, ThemeName>>> = {
  'valley-day': 'march',
  'valley-night': 'march',
};
