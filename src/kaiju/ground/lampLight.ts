import type { CanvasTexture } from 'three';
import { paintedTexture } from '#stage';

const PIXELS_PER_BOX = 56;

/** A light above the ground; position in table units from the board's centre. */
export interface GroundLight {
  readonly x: number;
  readonly z: number;
  /** Radius of its light. */
  readonly radius: number;
  /** Red, green and blue, 0 … 255. */
  readonly colour: readonly [number, number, number];
}

/** A texture of the light that lamps cast on the ground, seen from above. */
export function lampLight(columns: number, rows: number, lights: readonly GroundLight[]): CanvasTexture {
  return paintedTexture(columns * PIXELS_PER_BOX, rows * PIXELS_PER_BOX, (context, width, height) => {
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'lighter';
    for (const { x, z, radius, colour } of lights) {
      const [across, down, reach] = [
        (x + columns / 2) * PIXELS_PER_BOX,
        (z + rows / 2) * PIXELS_PER_BOX,
        radius * PIXELS_PER_BOX,
      ];
      const pool = context.createRadialGradient(across, down, 0, across, down, reach);
      const tone = (share: number) => `rgb(${colour.map((part) => Math.round(part * share)).join(' ')})`;
      pool.addColorStop(0, tone(0.9));
      pool.addColorStop(0.2, tone(0.72));
      pool.addColorStop(0.5, tone(0.3));
      pool.addColorStop(0.75, tone(0.1));
      pool.addColorStop(1, '#000');
      context.fillStyle = pool;
      context.fillRect(across - reach, down - reach, reach * 2, reach * 2);
    }
  });
}
