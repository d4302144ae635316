import type { PathMark } from '#core';

export const PARCHMENT = '#ecdcb6';
export const BLACK = '#1c1411';
export const RED = '#a31a1c';

export const cut = (d: string, fill: string): PathMark => ({ draw: 'path', d, fill });

/** Translates and scales a drawing. */
export const placed = (
  marks: readonly PathMark[],
  x: number,
  y: number,
  scale: number,
): readonly PathMark[] => marks.map((mark) => ({ ...mark, x, y, scale }));

const short = (value: number) => String(Math.round(value * 10) / 10);
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** A gouge stroke: thick in the middle, pointed at both ends. */
export function gouge(x0: number, y0: number, x1: number, y1: number, thick: number): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick];
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return `M${point(x0, y0)}Q${point(mx + nx, my + ny)} ${point(x1, y1)}Q${point(mx - nx, my - ny)} ${point(x0, y0)}Z`;
}

/** Deterministic noise, 0 … 1. */
const uneven = (index: number) => Math.abs(Math.sin(index * 12.9898) * 43758.5453) % 1;

/** Parallel strokes that fill a rectangle, sparser towards the bottom. */
export function hatched(left: number, top: number, right: number, bottom: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const y = top + (bottom - top) * share;
    const [from, to] = [uneven(index) * 14, uneven(index + 50) * 14];
    return gouge(left + from, y, right - to, y + (uneven(index + 99) - 0.5) * 2, 1.9 * (1 - share) + 0.35);
  }).join('');
}

/** Wedges radiating from a point between two distances. */
export function rays(
  x: number,
  y: number,
  near: number,
  far: number,
  count: number,
  from = 0,
  to = 360,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((index + 0.5) / count) * (to - from) - 90) * Math.PI) / 180;
    const wide = (((to - from) / count) * 0.24 * Math.PI) / 180;
    const reach = far * (0.82 + 0.18 * uneven(index));
    const at = (distance: number, turned: number) =>
      point(x + Math.cos(angle + turned) * distance, y + Math.sin(angle + turned) * distance);
    return `M${at(near, 0)}L${at(reach, -wide)}L${at(reach, wide)}Z`;
  }).join('');
}

/** Adds the mirror image of a path of M, L and C. */
const mirrored = (d: string): string =>
  d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${-Number(x)} ${y}`);
const both = (d: string): string => d + mirrored(d);

/** Blight creatures by kind, about 90 units high; the origin is at the centre of the feet. */
export const CREATURES = {
  horde: [
    cut(
      'M-6 0L-9 -18L-14 0L-19 0L-13 -25C-18 -35 -13 -45 -5 -47C-13 -51 -12 -63 -3 -66L-13 -79L-10 -80L0 -68L9 -81L12 -80L5 -66C14 -63 15 -51 6 -47C15 -45 19 -35 13 -25L19 0L14 0L9 -18L6 0Z',
      BLACK,
    ),
    cut('M19 -92L24 -77L21 -75L21 4L17 4L17 -75L14 -77Z', BLACK),
    cut('M9 -42L22 -34L20 -28L8 -35Z', BLACK),
    cut('M-8 -58L-2 -55L-7 -53ZM8 -58L2 -55L7 -53Z', RED),
    cut(gouge(-9, -40, 9, -40, 1.4) + gouge(-10, -34, 10, -34, 1.4) + gouge(-9, -28, 9, -28, 1.2), PARCHMENT),
    cut('M-5 -50L-1 -46L0 -49L1 -46L5 -50L0 -48Z', PARCHMENT),
  ],
  ambusher: [
    cut(
      'M-15 -80L0 -76L15 -80L4 -60L9 -40L15 -20L26 0L14 -5L6 0L0 -6L-8 0L-14 -5L-26 0L-15 -20L-9 -40L-4 -60Z',
      BLACK,
    ),
    cut(both('M-5 -56L-27 -50L-33 -90C-22 -80 -18 -66 -20 -56L-6 -46Z'), BLACK),
    cut(both('M-32 -88L-24 -60L-21 -62L-27 -78Z'), PARCHMENT),
    cut(both('M-8 -79L-14 -94L-12 -95L-5 -79Z'), BLACK),
    cut('M-12 -78L-4 -74L-7 -70ZM12 -78L4 -74L7 -70Z', RED),
    cut(gouge(-3, -54, -14, -6, 1.3) + gouge(0, -50, 0, -10, 1.3) + gouge(3, -54, 14, -6, 1.3), PARCHMENT),
  ],
  beast: [
    cut(
      'M42 0L38 -22L31 0L25 0L25 -24L14 0L8 0L11 -26L0 0L-6 0L-1 -30C-10 -38 -12 -46 -9 -54C-11 -62 -16 -66 -22 -68L-40 -60L-30 -72L-44 -84C-34 -94 -16 -90 -6 -78C2 -68 2 -58 9 -51C26 -56 42 -50 46 -38C50 -28 48 -14 48 0Z',
      BLACK,
    ),
    cut('M-30 -70L-26 -74L-30 -76ZM-25 -69L-21 -74L-26 -76Z', PARCHMENT),
    cut('M-20 -82L-13 -80L-18 -77Z', RED),
    cut(
      gouge(0, -46, 8, -34, 1.3) +
        gouge(8, -48, 18, -32, 1.4) +
        gouge(18, -50, 29, -32, 1.4) +
        gouge(28, -49, 39, -32, 1.4) +
        gouge(37, -46, 45, -32, 1.2),
      PARCHMENT,
    ),
    cut('M-2 -76L4 -88L4 -72ZM4 -66L13 -76L9 -60ZM10 -54L22 -64L19 -54Z', BLACK),
  ],
  knight: [
    cut('M-14 0L-19 -28C-27 -48 -15 -66 2 -68C18 -70 27 -58 26 -44L23 -26L20 0L8 0L4 -18L-2 0Z', BLACK),
    cut('M-20 -56C-24 -76 0 -86 8 -70L10 -56L-10 -46Z', BLACK),
    cut('M-32 -100L-28 -100L-28 4L-32 4Z', BLACK),
    cut(
      'M-30 -90C-48 -94 -54 -74 -46 -60C-42 -68 -36 -72 -30 -72ZM-28 -88L-16 -82L-28 -76ZM-32 -99L-30 -113L-28 -99Z',
      BLACK,
    ),
    cut('M-32 -48L-8 -40L-10 -32L-30 -40Z', BLACK),
    cut('M-18 -62L4 -66L4 -62L-17 -57Z', PARCHMENT),
    cut(
      'M-46 -58C-44 -54 -44 -51 -46 -50C-48 -51 -48 -54 -46 -58ZM-40 -64C-38 -58 -38 -54 -40 -52C-42 -54 -42 -58 -40 -64Z',
      RED,
    ),
    cut(
      gouge(-12, -40, 20, -48, 1.3) +
        gouge(-13, -32, 21, -40, 1.3) +
        gouge(-12, -24, 20, -31, 1.3) +
        gouge(-9, -14, -6, -2, 1) +
        gouge(13, -20, 15, -3, 1),
      PARCHMENT,
    ),
  ],
  garrison: [
    cut(both('M0 -48L-8 -46L-10 -68L-15 -43L-22 -62L-25 -36L-33 -48L-34 -22L-42 0L0 0Z'), BLACK),
    cut('M-14 0C-14 -10 -8 -18 0 -18C8 -18 14 -10 14 0Z', PARCHMENT),
    cut('M-9 -6L-2 -3L-8 -1ZM9 -6L2 -3L8 -1Z', RED),
    cut(
      gouge(-33, -6, -20, -34, 1.4) +
        gouge(-20, -12, -10, -42, 1.5) +
        gouge(20, -12, 10, -42, 1.5) +
        gouge(33, -6, 20, -34, 1.4) +
        gouge(0, -22, 0, -44, 1.4),
      PARCHMENT,
    ),
  ],
  champion: [
    cut(
      both(
        'M0 0L-48 0C-47 -26 -32 -38 -17 -40L-20 -52C-26 -60 -25 -70 -19 -76C-38 -80 -46 -96 -40 -112C-33 -100 -24 -94 -13 -93L-12 -104L-5 -95L0 -108L0 0Z',
      ),
      BLACK,
    ),
    cut(both('M-17 -68L-4 -62L-5 -58L-14 -61Z'), RED),
    cut('M-14 -50L-9 -46L-5 -50L0 -45L5 -50L9 -46L14 -50L10 -42L5 -46L0 -40L-5 -46L-10 -42Z', PARCHMENT),
    cut(
      both(
        gouge(-40, -6, -24, -32, 1.7) +
          gouge(-30, -3, -14, -30, 1.7) +
          gouge(-18, -2, -6, -26, 1.5) +
          gouge(-38, -102, -20, -84, 1.3),
      ),
      PARCHMENT,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly PathMark[]>>;
export type Creature = keyof typeof CREATURES;
