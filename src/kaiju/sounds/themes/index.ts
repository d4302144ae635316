import type { Theme } from '#audio';
import { CITY } from './city';
import { MARCH } from './march';
import { TILES } from './tiles';

/** The music that a kaiju game may have, by name; its instruments lie in the file `music-` and that name. */
export const THEMES = { city: CITY, tiles: TILES, march: MARCH } as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;
