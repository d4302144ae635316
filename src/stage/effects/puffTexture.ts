import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat } from 'three';
import { Random } from '#core';

/** Variations of lumps, in two rows. */
const PUFF_COLUMNS = 2;
const SIDE = 96;
const BALLS = 11;

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A puff made of balls like cotton wool: one in the middle, smaller ones around it. */
function lump(random: Random): readonly Ball[] {
  const around = Array.from({ length: BALLS }, (_, index): Ball => {
    const angle = ((index + random.unit() * 0.7) / BALLS) * 2 * Math.PI;
    const radius = 0.2 + random.unit() * 0.17;
    const reach = (0.5 + random.unit() * 0.42) * (0.86 - radius);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, radius };
  });
  return [{ x: 0, y: 0, radius: 0.5 }, ...around];
}

/** Height of a puff above a point, 0 outside. Points are within −1 … 1. */
function heightOf(balls: readonly Ball[], x: number, y: number): number {
  let height = 0;
  for (const ball of balls) {
    const apart = (x - ball.x) ** 2 + (y - ball.y) ** 2;
    const over = ball.radius ** 2 - apart;
    if (over > 0) height = Math.max(height, Math.sqrt(over));
  }
  return height;
}

function paintLump(pixels: Uint8Array, random: Random, left: number, top: number, width: number): void {
  const balls = lump(random);
  const place = (step: number) => ((step + 0.5) / SIDE) * 2 - 1;
  const pixel = 2 / SIDE;
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const [x, y] = [place(column), place(row)];
      const height = heightOf(balls, x, y);
      const slopeX = (heightOf(balls, x + pixel, y) - heightOf(balls, x - pixel, y)) / (2 * pixel);
      const slopeY = (heightOf(balls, x, y + pixel) - heightOf(balls, x, y - pixel)) / (2 * pixel);
      // Softened, so that the seams between balls look like shadows, not lines.
      const steep = Math.hypot(slopeX, slopeY, 1.1);
      const at = ((top + row) * width + left + column) * 4;
      pixels[at] = Math.round(127.5 - (slopeX / steep) * 127.5);
      pixels[at + 1] = Math.round(127.5 - (slopeY / steep) * 127.5);
      pixels[at + 2] = Math.round(Math.min(1, height * 1.9) * 255);
      pixels[at + 3] = 255;
    }
  }
}

/** Normal map of dust puffs: red and green hold the slope to the right and up, blue the thickness. */
export function puffTexture(): DataTexture {
  const width = SIDE * PUFF_COLUMNS;
  const pixels = new Uint8Array(width * width * 4);
  const random = Random.fromSeed(5);
  for (let row = 0; row < PUFF_COLUMNS; row++) {
    for (let column = 0; column < PUFF_COLUMNS; column++) {
      paintLump(pixels, random, column * SIDE, row * SIDE, width);
    }
  }
  const texture = new DataTexture(pixels, width, width, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}
