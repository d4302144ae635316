/** Sizes of a film in pixels. */
export const FILM_SIZES = {
  '360p': { width: 640, height: 360 },
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  square: { width: 1080, height: 1080 },
  vertical: { width: 1080, height: 1920 },
} as const;
export type FilmSize = keyof typeof FILM_SIZES;

export const FILM_RATES = [30, 60] as const;
export type FilmRate = (typeof FILM_RATES)[number];

export const FILM_SPEEDS = [0.5, 1, 2, 4] as const;
export type FilmSpeed = (typeof FILM_SPEEDS)[number];

/** What a file is: its container, and the codec the browser has for it. */
export const FILM_FORMATS = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

/** Samples a second, and channels; what every codec of films takes. */
export const SOUND_RATE = 48_000;
export const SOUND_CHANNELS = 2;

/** Bits for each pixel of a picture: how much of it is kept. */
const BITS_PER_PIXEL = 0.13;
const MAX_BITRATE = 24e6;

/** The picture before the first movement, and the one after the last, last so long; seconds. */
export const STILL_TIMES = { before: 0.2, after: 0.4 };

/** A longer film would not fit into the memory of a small device, pictures. */
export const MAX_FRAMES = 36_000;

/** How many pictures a show makes. @param seconds that it takes at speed 1, stills apart */
export function pictureCount(seconds: number, rate: number, speed: number): number {
  return Math.max(1, Math.ceil(((seconds + STILL_TIMES.before + STILL_TIMES.after) / speed) * rate));
}

/** The time in the show that a picture is of, seconds; below 0 before it begins. @param index from 0 */
export function timeOfPicture(index: number, rate: number, speed: number): number {
  return (index / rate) * speed - STILL_TIMES.before;
}

/** Bits a second for pictures of a size. */
export function bitrateOf(width: number, height: number, rate: number): number {
  return Math.min(MAX_BITRATE, Math.round(width * height * rate * BITS_PER_PIXEL));
}
