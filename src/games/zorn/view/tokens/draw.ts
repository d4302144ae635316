import type { PathMark } from '#core';

/** Size of the box that tokens are drawn in. */
export const TOKEN_BOX = 100;

/** Colours shared by several drawings. */
export const PALE = '#fbeed2';
export const INK = '#23130f';

export const area = (d: string, fill: string): PathMark => ({ draw: 'path', d, fill });
export const line = (d: string, stroke: string, width: number): PathMark => ({
  draw: 'path',
  d,
  stroke,
  width,
});

/** Formats a number for a path. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** Distance of a cubic handle that approximates a quarter circle. */
const HANDLE = 0.5523;

/** A closed oval around a point. */
export function oval(x: number, y: number, wide: number, high = wide): string {
  const [w, h] = [wide * HANDLE, high * HANDLE];
  const curve = (...points: readonly number[]) => `C${points.map(short).join(' ')}`;
  return [
    `M${short(x)} ${short(y - high)}`,
    curve(x + w, y - high, x + wide, y - h, x + wide, y),
    curve(x + wide, y + h, x + w, y + high, x, y + high),
    curve(x - w, y + high, x - wide, y + h, x - wide, y),
    curve(x - wide, y - h, x - w, y - high, x, y - high),
    'Z',
  ].join('');
}

/**
 * A closed polygon around the centre of the box.
 * @param reach distance of each corner from the centre
 * @param turn rotation of the first corner from the top, degrees
 */
export function around(corners: number, reach: (corner: number) => number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 360 + turn - 90) * (Math.PI / 180);
    const far = reach(corner);
    return `${short(TOKEN_BOX / 2 + Math.cos(angle) * far)} ${short(TOKEN_BOX / 2 + Math.sin(angle) * far)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Places a 24×24 drawing in the box. @param size in the box */
export const emblemAt = (d: string, fill: string, x: number, y: number, size: number): PathMark => ({
  draw: 'path',
  d,
  fill,
  x: x - size / 2,
  y: y - size / 2,
  scale: size / 24,
});
