import type { CameraStyle, Quality } from '#core';
import type { ActionPlace, TimelineTurn } from '#ui';
import type { FilmFormat, FilmRate, FilmSize, FilmSpeed } from './settings';

export interface FilmSettings {
  /** Start and end within the game. */
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
 * Actions of the current turn, clamped to the end of the game.
 * @param shown actions shown so far
 * @param total at least 1
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
