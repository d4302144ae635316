import {
  decodeSprites,
  FILM_LOUDNESS,
  mixdown,
  type SoundMap,
  type SoundSettings,
  spritesToMix,
} from '#audio';
import type { FilmSound } from './encoder';
import type { FilmReel } from './FilmReel';
import { SOUND_CHANNELS, SOUND_RATE, STILL_TIMES } from './settings';

export type HeardShow = Pick<FilmReel, 'seconds' | 'sounds' | 'tensionAt' | 'strainAt'>;

/**
 * Mixes the sound of a film, including its stills.
 * @param map available sounds
 * @param speed speed factor of the film
 * @param loudness volume of each kind of sound
 * @param still duration of the first and last still, seconds
 */
export async function mixFilm(
  reel: HeardShow,
  map: SoundMap,
  speed: number,
  loudness: SoundSettings,
  still: { readonly before: number; readonly after: number } = STILL_TIMES,
): Promise<FilmSound> {
  const inFilm = (time: number) => (time + still.before) / speed;
  const names = spritesToMix(map, true);
  const sprites = await decodeSprites(names, new OfflineAudioContext(SOUND_CHANNELS, 1, SOUND_RATE));
  const { left, right } = mixdown({
    map,
    seconds: (reel.seconds + still.before + still.after) / speed,
    rate: SOUND_RATE,
    sounds: reel.sounds.map(({ at, request }) => ({ at: inFilm(at), request })),
    sprites,
    settings: { ...loudness, muted: false, master: 1 },
    tension: (at) => reel.tensionAt(at * speed - still.before),
    place: (at) => ({ strained: reel.strainAt(at * speed - still.before) }),
    seed: 1,
    speed,
    loudness: FILM_LOUDNESS,
  });
  return { rate: SOUND_RATE, channels: [left, right] };
}
