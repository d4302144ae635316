import sharp from 'sharp';

export interface DifferingArea {
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** By how much a channel may differ, of 255: the browser does not always round the edge of a translucent panel alike. */
const ROUNDING = 6;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The pixels of two pictures. Throws if they are not of the same size. */
async function pixelsOf(first: Buffer, second: Buffer): Promise<readonly [Pixels, Pixels]> {
  const read = async (png: Buffer): Promise<Pixels> => {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const [one, other] = await Promise.all([read(first), read(second)]);
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error('the pictures are not of the same size');
  }
  return [one, other];
}

/**
 * The share, 0 to 1, of the pixels of a square that differ by more than rounding between two pictures.
 * @param point the middle of the square @param reach half its side, in pixels
 */
export async function changedShare(
  first: Buffer,
  second: Buffer,
  point: { readonly x: number; readonly y: number },
  reach: number,
): Promise<number> {
  const [one, other] = await pixelsOf(first, second);
  const [left, top] = [Math.round(point.x) - reach, Math.round(point.y) - reach];
  let changed = 0;
  for (let y = top; y <= top + 2 * reach; y++) {
    for (let x = left; x <= left + 2 * reach; x++) {
      if (!isClose(one.data, other.data, (y * one.width + x) * 4)) changed++;
    }
  }
  return changed / (2 * reach + 1) ** 2;
}

/** Where two pictures of the same size differ by more than rounding; null if they are the same, pixel by pixel. */
export async function differingArea(first: Buffer, second: Buffer): Promise<DifferingArea | null> {
  const [one, other] = await pixelsOf(first, second);
  const { width, height } = one;
  const found = { pixels: 0, left: width, top: height, right: -1, bottom: -1 };
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    if (isClose(one.data, other.data, at)) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    found.pixels++;
    found.left = Math.min(found.left, x);
    found.top = Math.min(found.top, y);
    found.right = Math.max(found.right, x);
    found.bottom = Math.max(found.bottom, y);
  }
  return found.pixels === 0 ? null : found;
}

function isClose(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = at; channel < at + 4; channel++) {
    if (Math.abs(one[channel]! - other[channel]!) > ROUNDING) return false;
  }
  return true;
}
