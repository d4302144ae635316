import type { PathMark } from '#core';

/** Drawings of tokens lie in a square of this side. */
export const TOKEN_BOX = 100;

/** Colours that several drawings share. */
export const PALE = '#fbeed2';
export const INK = '#23130f';

export const area = (d: string, fill: string): PathMark => ({ draw: 'path', d, fill });
export const line = (d: string, stroke: string, width: number): PathMark => ({
  draw: 'path',
  d,
  stroke,
  width,
});

/** A number of a path. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** How far a point on a circle is from where a cubic curve's handle is. */
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

/** A closed outline around the middle of the box. @param reach from the middle to each corner in turn @param turn degrees by which the first is turned from the top */
export function around(corners: number, reach: (corner: number) => number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 360 + turn - 90) * (Math.PI / 180);
    const far = reach(corner);
    return `${short(TOKEN_BOX / 2 + Math.cos(angle) * far)} ${short(TOKEN_BOX / 2 + Math.sin(angle) * far)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A drawing in a square of 24 units, set into the box. @param size of the square */
export const emblemAt = (d: string, fill: string, x: number, y: number, size: number): PathMark => ({
  draw: 'path',
  d,
  fill,
  x: x - size / 2,
  y: y - size / 2,
  scale: size / 24,
});
