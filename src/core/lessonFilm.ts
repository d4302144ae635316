import { problem } from './problems';
import { ok, quoted, type Result } from './result';

/** What a lesson can be kept as: films, a picture that moves, and its moments side by side in one picture. */
export const LESSON_FILM_FORMATS = ['webm', 'mp4', 'gif', 'strip'] as const;
export type LessonFilmFormat = (typeof LESSON_FILM_FORMATS)[number];

/** The ending of a file's name. */
export const endingOf = (format: LessonFilmFormat): string => (format === 'strip' ? 'png' : format);

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Between the pictures of a strip, and around them, pixels. */
export const STRIP_GAP = 12;

/** Pixels of a side. */
const LEAST = 160;
const MOST = 1920;

export const sizeText = ({ width, height }: PictureSize): string => `${width}x${height}`;

/** Reads a size such as `640x360`: even numbers from 160 to 1920. Fails for anything else. @param field what gives it */
export function parseSize(text: string, field: string): Result<PictureSize> {
  const [, width = 0, height = 0] = /^(\d{1,4})x(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  const fits = [width, height].every((side) => side >= LEAST && side <= MOST && side % 2 === 0);
  return fits
    ? ok({ width, height })
    : problem(field, 'size.invalid', { value: quoted(text), least: LEAST, most: MOST });
}
