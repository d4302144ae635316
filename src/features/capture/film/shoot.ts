import { ok, type Result } from '#core';
import { nextTask } from '../../../page/nextTask';
import { fail } from '../../../page/problems';
import type { FilmSheet } from './encoder';
import { pictureCount, timeOfPicture } from './settings';

/** What is filmed: a stage with random access to a show. */
export interface FilmSet {
  /** Duration of the show at speed 1, seconds. */
  readonly seconds: number;
  /** Draws the frame of a time in the show, seconds. */
  draw(time: number): void | Promise<void>;
  readonly canvas: HTMLCanvasElement;
}

export interface Shooting extends FilmSheet {
  readonly speed: number;
  readonly signal: AbortSignal;
  /** Called after every frame. */
  readonly onPicture: (done: number, all: number) => void;
}

/**
 * Renders a show frame by frame into a film, slower than real time if necessary. Fails like {@link
 * openEncoder}, with `film.encoding` if the encoder fails, and with `film.cancelled`.
 */
export async function renderFilm(set: FilmSet, shooting: Shooting): Promise<Result<Blob>> {
  const { rate, speed, signal } = shooting;
  const all = pictureCount(set.seconds, rate, speed);
  // The film library is loaded on demand.
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
