import { ok, QUALITIES, type Quality, quoted, type Result } from '#core';
import { LESSON_FILM_FORMATS, type LessonFilmFormat, type LessonFilmSize, parseSize } from '#learning';
import { fail } from '../../../page/problems';

/** The film of a lesson that is wanted; of a strip, the size is that of each picture. */
export interface LessonFilmOrder extends LessonFilmSize {
  readonly format: LessonFilmFormat;
  readonly quality: Quality;
  /** Where the format has sound. */
  readonly sound: boolean;
}

/** Sizes that are offered, in pixels. */
export const LESSON_FILM_SIZES = ['640x360', '480x480', '1280x720', '1920x1080', '1080x1080', '1080x1920'];

/** Pictures a second; a picture that moves has fewer, for it keeps each of them whole. */
export const RATES: Readonly<Record<LessonFilmFormat, number>> = { webm: 30, mp4: 30, gif: 10, strip: 1 };

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
    return fail('film', 'value.unknown', { value: quoted(wanted), known: LESSON_FILM_FORMATS });
  }
  const size = parseSize(query.get('size') ?? '640x360', 'size');
  if (!size.ok) return size;
  const quality = QUALITIES.find((each) => each === query.get('quality')) ?? 'low';
  return ok({ format, ...size.value, quality, sound: query.get('sound') !== '0' });
}
