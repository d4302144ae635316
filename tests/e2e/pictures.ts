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

/** Where two pictures of the same size differ by more than rounding; null if they are the same, pixel by pixel. */
export async function differingArea(first: Buffer, second: Buffer): Promise<DifferingArea | null> {
  const [one, other] = await Promise.all(
    [first, second].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = one!.info;
  if (width !== other!.info.width || height !== other!.info.height) {
    throw new Error('the pictures are not of the same size');
  }
  const found = { pixels: 0, left: width, top: height, right: -1, bottom: -1 };
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    if (isClose(one!.data, other!.data, at)) continue;
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
