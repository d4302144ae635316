import type { CameraStyle, Quality } from '#core';
import type { TimelineTurn } from '#ui';
import type { FilmFormat, FilmRate, FilmSize, FilmSpeed } from './settings';

/** The film that is wanted. */
export interface FilmOrder {
  /** The first action, from 0, and the one after the last. */
  readonly from: number;
  readonly until: number;
  readonly size: FilmSize;
  readonly format: FilmFormat;
  readonly rate: FilmRate;
  readonly speed: FilmSpeed;
  readonly quality: Quality;
  readonly camera: CameraStyle;
  readonly sound: boolean;
}

/**
 * The actions of the turn that is looked at: the one in which the table stands, up to the game's end.
 * @param shown how many actions the table has shown @param total 1 or more
 */
export function turnAround(
  turns: readonly TimelineTurn[],
  shown: number,
  total: number,
): { readonly from: number; readonly until: number } {
  const last = Math.min(total, Math.max(1, shown)) - 1;
  const index = turns.findLastIndex(({ from }) => from <= last);
  return { from: turns[index]?.from ?? 0, until: turns[index + 1]?.from ?? total };
}
