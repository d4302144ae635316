import type { Random } from '#core';
import type { Coat, GroundSheet } from './groundSheet';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Grains per path: one path with thousands is slower than several smaller ones, and so are thousands of fills. */
const HANDFUL = 200;

/** Scatters grains of one coat over an area. @param size of the largest, in boxes */
export function strew(
  sheet: GroundSheet,
  random: Random,
  { x, y, width, height }: Area,
  count: number,
  size: number,
  coat: Coat,
): void {
  const grains = Array.from({ length: count }, () => {
    const side = size * (0.3 + 0.7 * random.unit());
    return [x + random.unit() * width, y + random.unit() * height, side] as const;
  });
  for (let first = 0; first < count; first += HANDFUL) {
    sheet.paint((context) => {
      for (const [left, top, side] of grains.slice(first, first + HANDFUL))
        context.rect(left, top, side, side);
    }, coat);
  }
}

/** A meandering crack. @param turn initial direction @param length in boxes */
export function crack(
  sheet: GroundSheet,
  random: Random,
  x: number,
  y: number,
  turn: number,
  length: number,
  coat: Coat,
): void {
  const points: (readonly [number, number])[] = [[x, y]];
  const steps = Math.max(3, Math.round(length / 0.03));
  let [atX, atY, towards] = [x, y, turn];
  for (let step = 0; step < steps; step++) {
    towards += (random.unit() - 0.5) * 1.3;
    atX += Math.cos(towards) * (length / steps);
    atY += Math.sin(towards) * (length / steps);
    points.push([atX, atY]);
  }
  sheet.paint((context) => {
    for (const [index, [px, py]] of points.entries()) {
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
  }, coat);
}

/** A soft stain: overlapping rings of one coat, denser towards the centre. */
export function stain(
  sheet: GroundSheet,
  random: Random,
  x: number,
  y: number,
  radius: number,
  coat: Coat,
): void {
  const lean = random.unit() * Math.PI;
  const flat = 0.55 + random.unit() * 0.4;
  for (let ring = 0; ring < 6; ring++) {
    const share = 1 - ring / 7;
    sheet.paint(
      (context) => context.ellipse(x, y, radius * share, radius * share * flat, lean, 0, Math.PI * 2),
      coat,
    );
  }
}
