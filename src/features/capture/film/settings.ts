/** Film sizes in pixels. */
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

/** Container formats; the codec depends on the browser. */
export const FILM_FORMATS = ['webm', 'mp4'] as const;
export type FilmFormat = (typeof FILM_FORMATS)[number];

/** Sample rate and channels supported by all codecs. */
export const SOUND_RATE = 48_000;
export const SOUND_CHANNELS = 2;

/** Bits per pixel, which determines the quality. */
const BITS_PER_PIXEL = 0.13;
const MAX_BITRATE = 24e6;

/** Duration of the first and last still, seconds. */
export const STILL_TIMES = { before: 0.2, after: 0.4 };

/** Maximum number of frames, limited by the memory of small devices. */
export const MAX_FRAMES = 36_000;

/** Number of frames of a show. @param seconds duration at speed 1, without stills */
export function pictureCount(seconds: number, rate: number, speed: number): number {
  return Math.max(1, Math.ceil(((seconds + STILL_TIMES.before + STILL_TIMES.after) / speed) * rate));
}

/** Show time of a frame, seconds; negative before the start. @param index from 0 */
export function timeOfPicture(index: number, rate: number, speed: number): number {
  return (index / rate) * speed - STILL_TIMES.before;
}

/** Bit rate for a picture size, bits per second. */
export function bitrateOf(width: number, height: number, rate: number): number {
  return Math.min(MAX_BITRATE, Math.round(width * height * rate * BITS_PER_PIXEL));
}
