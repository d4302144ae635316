import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Pixels: cards on a phone, chips of a broadcast. */
const SIZES = [48, 24];

/** The 1 and the 7 of Bangers as it comes, of which people read one as the other, differ by 0.26 to 0.28. */
const CLEAR = 0.29;

/**
 * How much the most alike of the ten figures differ in a face: 1 minus the share of their ink that they have in common,
 * laid upon each other in boxes of the same size.
 */
const closest = (page: Page, font: string, size: number) =>
  page.evaluate(
    async ([face, height]) => {
      const named = `${height}px ${face}`;
      await document.fonts.load(named, '0123456789');
      const [side, box] = [height * 3, 48];
      const canvas = new OffscreenCanvas(side, side);
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      const inkOf = (figure: string) => {
        pen.clearRect(0, 0, side, side);
        pen.font = named;
        pen.textBaseline = 'middle';
        pen.fillText(figure, height, side / 2);
        const { data } = pen.getImageData(0, 0, side, side);
        const alpha = (x: number, y: number) => data[(Math.floor(y) * side + Math.floor(x)) * 4 + 3]!;
        let [left, top, right, bottom] = [side, side, 0, 0];
        for (let y = 0; y < side; y++) {
          for (let x = 0; x < side; x++) {
            if (alpha(x, y) < 100) continue;
            [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
          }
        }
        // One scale for both ways: a 1 is not as broad as a 7.
        const scale = (bottom - top) / box;
        const middle = (left + right - box * scale) / 2;
        return Array.from({ length: box * box }, (_, at) => {
          const [x, y] = [middle + ((at % box) + 0.5) * scale, top + (Math.floor(at / box) + 0.5) * scale];
          return alpha(x, y) / 255;
        });
      };
      const figures = [...'0123456789'].map((figure) => ({ figure, ink: inkOf(figure) }));
      const pairs = figures.flatMap((one, index) =>
        figures.slice(index + 1).map((other) => {
          let [both, any] = [0, 0];
          for (const [at, ink] of one.ink.entries()) {
            both += Math.min(ink, other.ink[at]!);
            any += Math.max(ink, other.ink[at]!);
          }
          return { pair: `${one.figure} and ${other.figure}`, differ: 1 - both / any };
        }),
      );
      return pairs.sort((a, b) => a.differ - b.differ)[0]!;
    },
    [font, size] as const,
  );

test('no figure is read as another, in any of the faces and however small', async ({ table }) => {
  await table.openTable({ game: 'king-of-monsters', seed: '1', clock: 'manual' });
  const { page } = table;
  for (const face of ['Bangers', '"Atkinson Hyperlegible"']) {
    for (const size of SIZES) {
      const { pair, differ } = await closest(page, face, size);
      expect(differ, `${pair} in ${face}, ${size} pixels`).toBeGreaterThan(CLEAR);
    }
  }
  // What the table paints into textures has the same figures.
  expect(await page.evaluate(() => document.fonts.check('400 40px Bangers', '7'))).toBe(true);
});
