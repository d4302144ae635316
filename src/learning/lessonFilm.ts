import { fail, ok, quoted, type Result } from '#core';

/** Export formats of a lesson: videos, an animated GIF, and a strip of stills. */
export const LESSON_FILM_FORMATS = ['webm', 'mp4', 'gif', 'strip'] as const;
export type LessonFilmFormat = (typeof LESSON_FILM_FORMATS)[number];

/** The file extension of a format. */
export const fileExtension = (format: LessonFilmFormat): string => (format === 'strip' ? 'png' : format);

/** Size of a picture in pixels. */
export interface LessonFilmSize {
  readonly width: number;
  readonly height: number;
}

/** Gap between and around the pictures of a strip, in pixels. */
export const STRIP_GAP = 12;

/** Minimum and maximum length of a side, in pixels. */
const MIN_SIDE = 160;
const MAX_SIDE = 1920;

export const sizeText = ({ width, height }: LessonFilmSize): string => `${width}x${height}`;

/**
 * Parses a size such as `640x360`: even numbers from 160 to 1920. @param field blamed if the text is invalid
 */
export function parseSize(text: string, field: string): Result<LessonFilmSize> {
  const [, width = 0, height = 0] = /^(\d{1,4})x(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  const fits = [width, height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE && side % 2 === 0);
  return fits
    ? ok({ width, height })
    : fail(field, 'size.invalid', { value: quoted(text), least: MIN_SIDE, most: MAX_SIDE });
}
