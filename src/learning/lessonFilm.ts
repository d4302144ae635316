import { fail, ok, quoted, type Result } from '#core';

/** What a lesson can be kept as: films, a picture that moves, and its moments side by side in one picture. */
export const LESSON_FILM_FORMATS = ['webm', 'mp4', 'gif', 'strip'] as const;
export type LessonFilmFormat = (typeof LESSON_FILM_FORMATS)[number];

/** The ending of a file's name. */
export const fileExtension = (format: LessonFilmFormat): string => (format === 'strip' ? 'png' : format);

/** The size of a picture in pixels. */
export interface LessonFilmSize {
  readonly width: number;
  readonly height: number;
}

/** Between the pictures of a strip, and around them, pixels. */
export const STRIP_GAP = 12;

/** Pixels of a side. */
const MIN_SIDE = 160;
const MAX_SIDE = 1920;

export const sizeText = ({ width, height }: LessonFilmSize): string => `${width}x${height}`;

/** Reads a size such as `640x360`: even numbers from 160 to 1920. Fails for anything else. @param field what gives it */
export function parseSize(text: string, field: string): Result<LessonFilmSize> {
  const [, width = 0, height = 0] = /^(\d{1,4})x(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  const fits = [width, height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE && side % 2 === 0);
  return fits
    ? ok({ width, height })
    : fail(field, 'size.invalid', { value: quoted(text), least: MIN_SIDE, most: MAX_SIDE });
}
