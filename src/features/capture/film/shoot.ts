import { ok, type Result } from '#core';
import { nextTask } from '../../../page/nextTask';
import { fail } from '../../../page/problems';
import type { FilmSheet } from './encoder';
import { pictureCount, timeOfPicture } from './settings';

/** What is filmed: a stage that can show any time of a show. */
export interface FilmSet {
  /** Seconds that the show takes at speed 1. */
  readonly seconds: number;
  /** Draws the picture of a time, seconds into the show. */
  draw(time: number): void | Promise<void>;
  readonly canvas: HTMLCanvasElement;
}

export interface Shooting extends FilmSheet {
  readonly speed: number;
  readonly signal: AbortSignal;
  /** Called after every picture. */
  readonly onPicture: (done: number, all: number) => void;
}

/**
 * Draws a show picture by picture and makes a film of it, as slowly as it takes. Fails as {@link openEncoder} does, with
 * `film.encoding` where the encoder gives up, and with `film.cancelled`.
 */
export async function renderFilm(set: FilmSet, shooting: Shooting): Promise<Result<Blob>> {
  const { rate, speed, signal } = shooting;
  const all = pictureCount(set.seconds, rate, speed);
  // The library that writes films is fetched with the first one.
  const { openEncoder } = await import('./encoder');
  const opened = await openEncoder(shooting, set.canvas, all);
  if (!opened.ok) return opened;
  const encoder = opened.value;
  try {
    for (let index = 0; index < all; index++) {
      if (signal.aborted) {
        await encoder.abandon();
        return fail('', 'film.cancelled');
      }
      await set.draw(timeOfPicture(index, rate, speed));
      await encoder.add(index);
      shooting.onPicture(index + 1, all);
      await nextTask();
    }
    return ok(await encoder.finish());
  } catch {
    await encoder.abandon();
    return fail('', 'film.encoding');
  }
}
