import type { Music, SoundMap } from '#audio';
import { HANDLING } from './handling';
import { PLACES, type PlaceName } from './places';
import stored from './sounds.json' with { type: 'json' };
import { THEMES, type ThemeName } from './themes';

const { music, ...sounds } = stored as unknown as Omit<SoundMap, 'handling' | 'trim' | 'music'> & {
  readonly music: Readonly<Record<ThemeName, Omit<Music, 'theme'>>>;
};
const MUSIC_FILES: ReadonlySet<string> = new Set(Object.values(music).map(({ sprite }) => sprite));

/**
 * The sound map of a kaiju game, interface sounds included.
 * @param trim decibels, 0 or less, for its single sounds and its music, relative to other games
 * @param theme its music. Default: none. @param place its ambience. Default: none.
 */
export function kaijuSounds(trim: SoundMap['trim'], theme?: ThemeName, place?: PlaceName): SoundMap {
  const files = Object.entries(sounds.sprites).filter(
    ([name]) => !MUSIC_FILES.has(name) || (theme !== undefined && music[theme].sprite === name),
  );
  const played = theme === undefined ? {} : { music: { ...music[theme], theme: THEMES[theme] } };
  const around = place === undefined ? {} : { place: PLACES[place] };
  return { ...sounds, sprites: Object.fromEntries(files), handling: HANDLING, trim, ...played, ...around };
}
