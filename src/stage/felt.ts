import type { CanvasTexture } from 'three';
import { Random } from '#core';
import { type PaintContext, paintedTexture, speckle } from './paint';

const PIXELS_PER_UNIT = 112;
const WEAVE = 256;

/** A seamless tile of woven cloth. */
function weave(random: Random): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WEAVE;
  canvas.height = WEAVE;
  // Otherwise the canvas lives on the GPU, and reading it back would stall.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return canvas;
  const area = { x: 0, y: 0, width: WEAVE, height: WEAVE };
  speckle(context, random, area, 2600, 1.7, '#000000', 0.3);
  speckle(context, random, area, 2200, 1.7, '#ffffff', 0.1);
  context.lineWidth = 1;
  for (let fibre = 0; fibre < 160; fibre++) {
    const [x, y, turn] = [random.unit() * WEAVE, random.unit() * WEAVE, random.unit() * Math.PI * 2];
    context.strokeStyle = random.below(2) === 0 ? 'rgb(255 255 255 / 0.07)' : 'rgb(0 0 0 / 0.2)';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(turn) * 9, y + Math.sin(turn) * 9);
    context.stroke();
  }
  return canvas;
}

/** The weave of the cloth, and its scratches. */
function threads(context: PaintContext, random: Random, width: number, height: number): void {
  const pattern = context.createPattern(weave(random), 'repeat');
  if (pattern !== null) {
    context.fillStyle = pattern;
    context.fillRect(0, 0, width, height);
  }
  for (let line = 0; line < 60; line++) scratch(context, random, width, height);
}

/** A spot rubbed pale by sleeves and boxes. */
function rubbed(context: PaintContext, x: number, y: number, radius: number, alpha: number): void {
  const patch = context.createRadialGradient(x, y, 0, x, y, radius);
  patch.addColorStop(0, `rgb(214 232 214 / ${alpha})`);
  patch.addColorStop(1, 'rgb(214 232 214 / 0)');
  context.fillStyle = patch;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

function scratch(context: PaintContext, random: Random, width: number, height: number): void {
  const [x, y] = [random.unit() * width, random.unit() * height];
  const turn = random.unit() * Math.PI * 2;
  const length = 20 + random.unit() * 70;
  const [towardsX, towardsY] = [Math.cos(turn) * length, Math.sin(turn) * length];
  const bend = (random.unit() - 0.5) * 24;
  context.strokeStyle = `rgb(226 240 226 / ${0.03 + random.unit() * 0.06})`;
  context.lineWidth = 0.8 + random.unit() * 1.2;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + towardsX / 2 + bend, y + towardsY / 2 - bend, x + towardsX, y + towardsY);
  context.stroke();
}

/**
 * The cloth of a well-used table: rubbed at the middle of its sides, dark along the rail.
 * @param size of the cloth and the radius of its corners, table units @param colour any CSS colour
 */
export function feltTexture(
  size: { readonly width: number; readonly depth: number; readonly corner: number },
  colour: string,
  seed: number,
): CanvasTexture {
  const { width, depth, corner } = size;
  return paintedTexture(width * PIXELS_PER_UNIT, depth * PIXELS_PER_UNIT, (context, across, down) => {
    const random = Random.fromSeed(seed);
    context.fillStyle = colour;
    context.fillRect(0, 0, across, down);
    for (let patch = 0; patch < 26; patch++) {
      const radius = (0.6 + random.unit() * 1.6) * PIXELS_PER_UNIT;
      rubbed(context, random.unit() * across, random.unit() * down, radius, 0.02 + random.unit() * 0.035);
    }
    for (const [x, y] of [
      [0.5, 0.94],
      [0.5, 0.06],
      [0.06, 0.5],
      [0.94, 0.5],
    ] as const) {
      rubbed(context, x * across, y * down, 2.6 * PIXELS_PER_UNIT, 0.09);
    }
    threads(context, random, across, down);
    context.strokeStyle = 'rgb(0 0 0 / 0.09)';
    for (let step = 1; step <= 8; step++) {
      context.lineWidth = PIXELS_PER_UNIT * 0.11 * step;
      context.beginPath();
      context.roundRect(0, 0, across, down, corner * PIXELS_PER_UNIT);
      context.stroke();
    }
  });
}
