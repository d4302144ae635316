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

/** Sounds of a show. */
export type HeardShow = Pick<FilmReel, 'seconds' | 'sounds' | 'tensionAt' | 'strainAt'>;

/**
 * The sound of a film, from its first still to its last.
 * @param map what there is to be heard
 * @param speed how many times as fast as usual the film shows everything @param loudness how loud each kind of sound is
 * @param still how long its first picture and its last one stay, seconds
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
