import { Encoder } from 'modern-gif';
import type { PictureTaker } from './PictureTaker';

/**
 * The library keeps all frames until it has chosen the palette; this limit fits the memory of small devices.
 */
const MAX_PIXELS = 80e6;

const samePixels = (a: Uint32Array, b: Uint32Array): boolean => a.every((pixel, index) => pixel === b[index]);

/**
 * Encodes a looping GIF of a canvas. Identical consecutive frames are merged. `add` throws a RangeError if
 * there are too many.
 * @param rate frames per second
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
