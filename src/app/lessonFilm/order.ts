import { ok, QUALITIES, type Quality, quoted, type Result } from '#core';
import { problem } from '../problems';

/** What a lesson can be kept as: films, a picture that moves, and its moments side by side in one picture. */
export const LESSON_FILM_FORMATS = ['webm', 'mp4', 'gif', 'strip'] as const;
export type LessonFilmFormat = (typeof LESSON_FILM_FORMATS)[number];

/** The film of a lesson that is wanted. */
export interface LessonFilmOrder {
  readonly format: LessonFilmFormat;
  /** Pixels, even numbers; of a strip, of each of its pictures. */
  readonly width: number;
  readonly height: number;
  readonly quality: Quality;
  /** Where the format has sound. */
  readonly sound: boolean;
}

/** Sizes that are offered, in pixels. */
export const LESSON_FILM_SIZES = ['640x360', '480x480', '1280x720', '1920x1080', '1080x1080', '1080x1920'];

/** Pixels of a side. */
const LEAST = 160;
const MOST = 1920;

/** Pictures a second; a picture that moves has fewer, for it keeps each of them whole. */
export const RATES: Readonly<Record<LessonFilmFormat, number>> = { webm: 30, mp4: 30, gif: 10, strip: 1 };

/** The ending of a file's name. */
export const endingOf = (format: LessonFilmFormat): string => (format === 'strip' ? 'png' : format);

export const sizeText = ({ width, height }: Pick<LessonFilmOrder, 'width' | 'height'>): string =>
  `${width}x${height}`;

/** Reads a size such as `640x360`. Fails for what is none, is odd, or is too small or too large. */
export function parseSize(text: string): Result<Pick<LessonFilmOrder, 'width' | 'height'>> {
  const [, width = 0, height = 0] = /^(\d{1,4})x(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  const fits = [width, height].every((side) => side >= LEAST && side <= MOST && side % 2 === 0);
  return fits ? ok({ width, height }) : problem('size', 'film.size', { text, least: LEAST, most: MOST });
}

/**
 * The film that the address of a lesson asks for, to be made at once: `film=gif&size=640x360&quality=low&sound=0`; null
 * where it asks for none. Fails with the parameter that is at fault.
 */
export function filmOrderIn(search: string): Result<LessonFilmOrder> | null {
  const query = new URLSearchParams(search);
  const wanted = query.get('film');
  if (wanted === null) return null;
  const format = LESSON_FILM_FORMATS.find((each) => each === wanted);
  if (format === undefined) {
    return problem('film', 'value.unknown', { value: quoted(wanted), known: LESSON_FILM_FORMATS });
  }
  const size = parseSize(query.get('size') ?? '640x360');
  if (!size.ok) return size;
  const quality = QUALITIES.find((each) => each === query.get('quality')) ?? 'low';
  return ok({ format, ...size.value, quality, sound: query.get('sound') !== '0' });
}
