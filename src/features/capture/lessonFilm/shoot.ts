import { ok, type Result } from '#core';
import { STRIP_GAP as GAP } from '#learning';
import { nextTask } from '../../../page/nextTask';
import { fail } from '../../../page/problems';
import type { LessonPlayer } from '../../../table/lesson/LessonPlayer';
import type { FilmSound } from '../film/encoder';
import { bitrateOf } from '../film/settings';
import { isResting, type LessonMoment, lessonMoments } from './moments';
import { type LessonFilmOrder, RATES } from './order';
import type { PictureTaker } from './PictureTaker';
import { drawSheet, layOut, type Sheet, type SheetWords } from './sheet';

/** What is filmed: a lesson on a stage of its own. */
export interface LessonSet {
  readonly player: LessonPlayer;
  readonly canvas: HTMLCanvasElement;
  readonly sheet: Sheet;
  /** What is said of the moment that the player shows. */
  words(): SheetWords;
  /** The camera has gone elsewhere with the part of the lesson that was drawn last. */
  turns(): boolean;
  /** Draws the moment that the player shows. @param seconds that have passed for the camera */
  draw(seconds: number): Promise<void>;
}

export interface LessonShooting extends LessonFilmOrder {
  readonly sound: boolean;
  readonly track: FilmSound | null;
  readonly signal: AbortSignal;
  /** Called after every picture. */
  readonly onPicture: (done: number, all: number) => void;
}

/** The last picture stays so long, seconds. */
export const STILL_TIME = 1;
/** Time for the camera to come to rest, seconds. */
const REST = 4;

function paperOf(width: number, height: number, reads: boolean): CanvasRenderingContext2D | null {
  const paper = document.createElement('canvas');
  paper.width = width;
  paper.height = height;
  return paper.getContext('2d', { willReadFrequently: reads });
}

const noRoom = (width: number, height: number) => fail('', 'photo.noRoom', { width, height });

/** How many pictures the film of a lesson has. @param seconds that it lasts */
export const lessonPictures = (seconds: number, rate: number): number =>
  Math.ceil((seconds + STILL_TIME) * rate);

/** Lays out the pictures of a lesson. Null if the browser has no room for any. @param words all that is ever said */
export function lessonSheet(words: readonly SheetWords[], width: number, height: number): Sheet | null {
  const pen = paperOf(1, 1, false);
  return pen === null ? null : layOut(pen, width, height, words);
}

async function openTaker(
  pen: CanvasRenderingContext2D,
  { format, width, height, track }: LessonShooting,
  pictures: number,
): Promise<Result<PictureTaker>> {
  const rate = RATES[format];
  if (format === 'gif') {
    const { openGif } = await import('./gif');
    return ok(openGif(pen, rate));
  }
  const { openEncoder } = await import('../film/encoder');
  const container = format === 'mp4' ? 'mp4' : 'webm';
  const bitrate = bitrateOf(width, height, rate);
  return openEncoder({ width, height, rate, bitrate, format: container, sound: track }, pen.canvas, pictures);
}

/** Makes a film of a lesson, picture by picture. Fails as `renderFilm` does, and with `film.gif`. */
async function shootMoving(set: LessonSet, shooting: LessonShooting): Promise<Result<Blob>> {
  const { format, width, height, signal, onPicture } = shooting;
  const { player } = set;
  const rate = RATES[format];
  const all = lessonPictures(player.film.reel.duration, rate);
  const pen = paperOf(width, height, format === 'gif');
  if (pen === null) return noRoom(width, height);
  const opened = await openTaker(pen, shooting, all);
  if (!opened.ok) return opened;
  const taker = opened.value;
  try {
    for (let index = 0; index < all; index++) {
      if (signal.aborted) {
        await taker.abandon();
        return fail('', 'film.cancelled');
      }
      const { step, part } = player;
      player.seek(index / rate);
      const same =
        index > 0 && step === player.step && part === player.part && isResting(player, set.turns());
      if (!same) {
        await set.draw(1 / rate);
        drawSheet(pen, set.sheet, set.canvas, set.words());
      }
      await taker.add(index, same);
      onPicture(index + 1, all);
      await nextTask();
    }
    return ok(await taker.finish());
  } catch {
    await taker.abandon();
    return format === 'gif' ? fail('', 'film.gif') : fail('', 'film.encoding');
  }
}

/** In how many columns a strip lies: as broad as it is high, or a little broader. */
export function columnsOf(count: number, width: number, height: number): number {
  return Math.min(count, Math.max(1, Math.round(Math.sqrt((count * height) / width))));
}

/** Puts the moments of a lesson side by side in one picture. Fails if there is no room for it. */
async function shootStrip(set: LessonSet, shooting: LessonShooting): Promise<Result<Blob>> {
  const { width, height, signal, onPicture } = shooting;
  const { player } = set;
  const moments: readonly LessonMoment[] = lessonMoments(player.film);
  const columns = columnsOf(moments.length, width, height);
  const rows = Math.ceil(moments.length / columns);
  const [broad, high] = [columns * (width + GAP) + GAP, rows * (height + GAP) + GAP];
  const pen = paperOf(broad, high, false);
  if (pen === null) return noRoom(broad, high);
  pen.fillStyle = '#0d0707';
  pen.fillRect(0, 0, broad, high);
  for (const [index, { step, time }] of moments.entries()) {
    if (signal.aborted) return fail('', 'film.cancelled');
    player.step = step;
    player.time = time;
    await set.draw(REST);
    const at = [
      GAP + (index % columns) * (width + GAP),
      GAP + Math.floor(index / columns) * (height + GAP),
    ] as const;
    drawSheet(pen, set.sheet, set.canvas, set.words(), at);
    onPicture(index + 1, moments.length);
    await nextTask();
  }
  const blob = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
  return blob === null ? noRoom(broad, high) : ok(blob);
}

/** Makes a file of a lesson: a film, a picture that moves, or a strip. */
export async function renderLessonFilm(set: LessonSet, shooting: LessonShooting): Promise<Result<Blob>> {
  return shooting.format === 'strip' ? shootStrip(set, shooting) : shootMoving(set, shooting);
}
