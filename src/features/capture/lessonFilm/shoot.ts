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

/** What is filmed: a lesson on its own stage. */
export interface LessonSet {
  readonly player: LessonPlayer;
  readonly canvas: HTMLCanvasElement;
  readonly sheet: Sheet;
  /** Texts of the player's current moment. */
  words(): SheetWords;
  /** Whether the camera moved with the part drawn last. */
  turns(): boolean;
  /** Draws the player's current moment. @param seconds elapsed time for the camera */
  draw(seconds: number): Promise<void>;
}

export interface LessonShooting extends LessonFilmOrder {
  readonly sound: boolean;
  readonly track: FilmSound | null;
  readonly signal: AbortSignal;
  /** Called after every frame. */
  readonly onPicture: (done: number, all: number) => void;
}

/** Duration of the last still, seconds. */
export const STILL_TIME = 1;
/** Time for the camera to settle, seconds. */
const REST = 4;

function paperOf(width: number, height: number, reads: boolean): CanvasRenderingContext2D | null {
  const paper = document.createElement('canvas');
  paper.width = width;
  paper.height = height;
  return paper.getContext('2d', { willReadFrequently: reads });
}

const noRoom = (width: number, height: number) => fail('', 'photo.noRoom', { width, height });

/** Number of frames of a lesson film. @param seconds its duration */
export const lessonPictures = (seconds: number, rate: number): number =>
  Math.ceil((seconds + STILL_TIME) * rate);

/**
 * Lays out the pictures of a lesson. Null if the browser has no memory for the canvas.
 * @param words all texts of the lesson
 */
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

/** Renders a lesson film frame by frame. Fails like `renderFilm`, and with `film.gif`. */
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

/** Number of columns of a strip that make it square or slightly wider. */
export function columnsOf(count: number, width: number, height: number): number {
  return Math.min(count, Math.max(1, Math.round(Math.sqrt((count * height) / width))));
}

/** Renders the stills of a lesson side by side. Fails if there is no memory. */
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

/** Renders a lesson to a file: film, GIF or strip. */
export async function renderLessonFilm(set: LessonSet, shooting: LessonShooting): Promise<Result<Blob>> {
  return shooting.format === 'strip' ? shootStrip(set, shooting) : shootMoving(set, shooting);
}
