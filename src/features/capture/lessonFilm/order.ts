import { ok, QUALITIES, type Quality, quoted, type Result } from '#core';
import { LESSON_FILM_FORMATS, type LessonFilmFormat, type LessonFilmSize, parseSize } from '#learning';
import { fail } from '../../../page/problems';

/** Settings of a lesson film; for a strip, the size is that of each still. */
export interface LessonFilmOrder extends LessonFilmSize {
  readonly format: LessonFilmFormat;
  readonly quality: Quality;
  /** If the format has sound. */
  readonly sound: boolean;
}

/** Available sizes, pixels. */
export const LESSON_FILM_SIZES = ['640x360', '480x480', '1280x720', '1920x1080', '1080x1080', '1080x1920'];

/** Frames per second; few for GIFs, which store every frame in full. */
export const RATES: Readonly<Record<LessonFilmFormat, number>> = { webm: 30, mp4: 30, gif: 10, strip: 1 };

/**
 * The film requested by the address, `film=gif&size=640x360&quality=low&sound=0`; null if there is none.
 * Fails with the parameter at fault.
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
