import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { type PaintContext, paintedTexture } from '#stage';

/** Pixels per box of the panel. */
const PIXELS = 64;

/** Distant houses along the lower edge of a picture. */
function skyline(
  context: PaintContext,
  random: Random,
  width: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  for (let x = 0; x < width; ) {
    const broad = 20 + random.below(44);
    const high = tall * (0.35 + 0.65 * random.unit() ** 1.5);
    context.fillStyle = colour;
    context.fillRect(x, foot - high, broad, high);
    for (let y = foot - high + 10; y < foot - 8; y += 12) {
      for (let at = x + 6; at < x + broad - 6; at += 10) {
        if (random.below(5) > 0) continue;
        context.fillStyle = random.below(3) === 0 ? 'rgb(255 214 140 / 0.34)' : 'rgb(160 190 255 / 0.2)';
        context.fillRect(at, y, 4, 6);
      }
    }
    x += broad + random.below(6);
  }
}

/** Grid lines between the boxes. @param share visibility, 0 … 1 */
function rule(context: PaintContext, from: readonly number[], to: readonly number[], share: number): void {
  context.strokeStyle = `rgb(226 232 255 / ${share})`;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(from[0]!, from[1]!);
  context.lineTo(to[0]!, to[1]!);
  context.stroke();
}

/** The panel of the board: a night sky over a distant town, with a grid to follow the columns. */
export function skyTexture(columns: number, rows: number): CanvasTexture {
  return paintedTexture(columns * PIXELS, rows * PIXELS, (context, width, height) => {
    const random = Random.fromSeed(17);
    const night = context.createLinearGradient(0, 0, 0, height);
    night.addColorStop(0, '#141a3c');
    night.addColorStop(0.55, '#28356a');
    night.addColorStop(0.85, '#5a4f80');
    night.addColorStop(1, '#96607a');
    context.fillStyle = night;
    context.fillRect(0, 0, width, height);
    for (let star = 0; star < columns * 30; star++) {
      const size = 0.6 + 1.6 * random.unit() ** 3;
      context.fillStyle = `rgb(255 246 220 / ${0.15 + 0.6 * random.unit()})`;
      context.fillRect(random.unit() * width, random.unit() ** 1.3 * height * 0.8, size, size);
    }
    skyline(context, random, width, height, PIXELS * 6, 'rgb(48 46 88 / 0.75)');
    skyline(context, random, width, height, PIXELS * 3.6, 'rgb(27 26 58 / 0.85)');
    for (let column = 1; column < columns; column++) {
      rule(context, [column * PIXELS, 0], [column * PIXELS, height], 0.13);
    }
    for (let row = 1; row < rows; row++) rule(context, [0, row * PIXELS], [width, row * PIXELS], 0.07);
  });
}
