import { Encoder } from 'modern-gif';
import type { PictureTaker } from './PictureTaker';

/** A library holds all pictures until it knows their colours; more pixels would not fit into the memory of a small device. */
const MAX_PIXELS = 80e6;

const samePixels = (a: Uint32Array, b: Uint32Array): boolean => a.every((pixel, index) => pixel === b[index]);

/**
 * An encoder for a GIF of what a paper shows, again and again. Pictures in a row that are the same become one that stays
 * longer. Its `add` throws a RangeError if they are too many. @param rate pictures a second
 */
export function openGif(pen: CanvasRenderingContext2D, rate: number): PictureTaker {
  const { width, height } = pen.canvas;
  const encoder = new Encoder({ width, height, looped: true, loopCount: 0 });
  let latest: { readonly pixels: Uint32Array<ArrayBuffer>; count: number } | null = null;
  let pictures = 0;
  const pass = async () => {
    if (latest === null) return;
    await encoder.encode({ data: latest.pixels.buffer, delay: (latest.count * 1000) / rate });
  };
  return {
    async add(_index, same) {
      const pixels =
        same && latest !== null
          ? latest.pixels
          : new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
      if (latest !== null && (pixels === latest.pixels || samePixels(latest.pixels, pixels))) {
        latest.count++;
        return;
      }
      await pass();
      latest = { pixels, count: 1 };
      pictures++;
      if (pictures * width * height > MAX_PIXELS) throw new RangeError('too many pictures');
    },
    async finish() {
      await pass();
      return new Blob([await encoder.flush('arrayBuffer')], { type: 'image/gif' });
    },
    abandon: async () => {},
  };
}
