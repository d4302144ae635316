import type { CameraStyle, Quality } from '#core';
import type { ActionPlace, TimelineTurn } from '#ui';
import type { FilmFormat, FilmRate, FilmSize, FilmSpeed } from './settings';

/** The film that is wanted. */
export interface FilmSettings {
  /** Where in the course of the game it begins and ends. */
  readonly from: ActionPlace;
  readonly until: ActionPlace;
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
): Pick<FilmSettings, 'from' | 'until'> {
  const last = Math.min(total, Math.max(1, shown)) - 1;
  const index = turns.findLastIndex(({ from }) => from <= last);
  const at = (action: number): ActionPlace => ({ action, step: 0 });
  return { from: at(turns[index]?.from ?? 0), until: at(turns[index + 1]?.from ?? total) };
}
