import { extname } from 'node:path';
import sharp from 'sharp';
import { type LessonFilmSize, STRIP_GAP } from '#learning';

/**
 * Cuts a film strip into its pictures, `name-1.png`, `name-2.png` and so on, without empty places at its end. Returns
 * the files in order. @param size of each picture, pixels @param out file name without number
 */
export async function cutStrip(
  strip: string,
  { width, height }: LessonFilmSize,
  out: string,
): Promise<string[]> {
  const { width: broad, height: high } = await sharp(strip).metadata();
  const columns = Math.round((broad - STRIP_GAP) / (width + STRIP_GAP));
  const rows = Math.round((high - STRIP_GAP) / (height + STRIP_GAP));
  const ending = extname(out);
  const files: string[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const left = STRIP_GAP + (index % columns) * (width + STRIP_GAP);
    const top = STRIP_GAP + Math.floor(index / columns) * (height + STRIP_GAP);
    const picture = await sharp(strip).extract({ left, top, width, height }).png().toBuffer();
    const { channels } = await sharp(picture).stats();
    if (channels.slice(0, 3).every(({ stdev }) => stdev === 0)) break;
    const file = `${out.slice(0, out.length - ending.length)}-${index + 1}${ending === '' ? '.png' : ending}`;
    await sharp(picture).toFile(file);
    files.push(file);
  }
  return files;
}
