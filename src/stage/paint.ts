import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { Random } from '#core';

export type PaintContext = CanvasRenderingContext2D;

/**
 * A texture drawn in code.
 * @param draw receives the canvas context and the full size in pixels
 * @param detail resolution as a share of full size, per side
 */
export function paintedTexture(
  width: number,
  height: number,
  draw: (context: PaintContext, width: number, height: number) => void,
  detail = 1,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width * detail;
  canvas.height = height * detail;
  // Painted once and uploaded whole: a GPU-backed canvas would not pay off.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(detail, detail);
  if (context !== null) draw(context, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Scatters specks of one colour over an area. @param alpha 0 … 1, of the strongest ones */
export function speckle(
  context: PaintContext,
  random: Random,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  count: number,
  size: number,
  colour: string,
  alpha: number,
): void {
  context.save();
  context.fillStyle = colour;
  for (let index = 0; index < count; index++) {
    context.globalAlpha = alpha * random.unit();
    const radius = size * (0.3 + random.unit());
    context.fillRect(
      area.x + random.unit() * area.width,
      area.y + random.unit() * area.height,
      radius,
      radius,
    );
  }
  context.restore();
}

/**
 * Walnut: planks with long wavy grain, tileable in both directions.
 * @param seed of the grain
 */
export function woodTexture(seed: number): CanvasTexture {
  const paint = (context: PaintContext, width: number, height: number) => {
    const random = Random.fromSeed(seed);
    const planks = 3;
    for (let plank = 0; plank < planks; plank++) {
      const top = (plank * height) / planks;
      plankOf(context, random, top, width, height / planks);
    }
    speckle(context, random, { x: 0, y: 0, width, height }, 1400, 1.6, '#1a0d07', 0.35);
  };
  const texture = paintedTexture(1024, 512, paint);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

function plankOf(context: PaintContext, random: Random, top: number, width: number, height: number): void {
  context.save();
  context.beginPath();
  context.rect(0, top, width, height);
  context.clip();
  context.fillStyle = `hsl(${24 + random.unit() * 5} 36% ${20 + random.unit() * 4}%)`;
  context.fillRect(0, top, width, height);
  for (let line = 0; line < 46; line++) {
    const y = top + random.unit() * height;
    const sway = (random.unit() - 0.5) * 26;
    context.strokeStyle = random.below(3) > 0 ? 'rgb(14 7 3 / 0.2)' : 'rgb(196 128 78 / 0.1)';
    context.lineWidth = 0.8 + random.unit() * 3.2;
    context.beginPath();
    context.moveTo(0, y);
    // Begins and ends at the same height and slope, so that the tiles join.
    context.bezierCurveTo(width * 0.33, y + sway, width * 0.67, y - sway, width, y);
    context.stroke();
  }
  context.fillStyle = 'rgb(5 2 1 / 0.6)';
  context.fillRect(0, top, width, 2.5);
  context.restore();
}
