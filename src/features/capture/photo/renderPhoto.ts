import { ok, type Result } from '#core';
import { fail } from '../../../page/problems';

/** Font size of the caption relative to the picture's shorter side; also its margin. */
const WORDS = 0.058;
const EDGE = 0.045;

/** A photo of a canvas with a caption in its corner. Fails if the browser is out of memory. */
export async function renderPhoto(canvas: HTMLCanvasElement, words: string): Promise<Result<Blob>> {
  const { width, height } = canvas;
  const paper = document.createElement('canvas');
  paper.width = width;
  paper.height = height;
  const pen = paper.getContext('2d');
  if (pen === null) return fail('', 'photo.noRoom', { width, height });
  pen.drawImage(canvas, 0, 0);
  if (words !== '') {
    const side = Math.min(width, height);
    pen.font = `${Math.round(side * WORDS)}px Bangers, sans-serif`;
    pen.textBaseline = 'alphabetic';
    pen.shadowColor = 'rgb(0 0 0 / 0.75)';
    pen.shadowBlur = side * 0.012;
    pen.fillStyle = '#ffe6bd';
    pen.fillText(words, side * EDGE, height - side * EDGE, width - 2 * side * EDGE);
  }
  const blob = await new Promise<Blob | null>((resolve) => paper.toBlob(resolve, 'image/png'));
  return blob === null ? fail('', 'photo.noRoom', { width, height }) : ok(blob);
}
