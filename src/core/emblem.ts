/** Shapes that go with the seat colours, so that players need not tell colours apart. Enough for nine seats. */
export const EMBLEMS = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'star',
  'cross',
  'hexagon',
  'hourglass',
  'chevron',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** A corner of an emblem centred on the origin; the farthest corner is one unit away, y points down. */
type Corner = readonly [x: number, y: number];

/** @param first angle of the first corner, radians clockwise from the right */
function ring(
  corners: number,
  first: number,
  distance: (corner: number) => number = () => 1,
): readonly Corner[] {
  return Array.from({ length: corners }, (_, corner): Corner => {
    const angle = first + (corner * 2 * Math.PI) / corners;
    return [Math.cos(angle) * distance(corner), Math.sin(angle) * distance(corner)];
  });
}

/** Corners of each emblem, in order. A circle has none; its radius is 0.86. */
export const EMBLEM_CORNERS: Readonly<Record<Exclude<Emblem, 'circle'>, readonly Corner[]>> = {
  triangle: ring(3, -Math.PI / 2),
  square: ring(4, Math.PI / 4),
  diamond: ring(4, 0),
  star: ring(10, -Math.PI / 2, (corner) => (corner % 2 === 0 ? 1 : 0.45)),
  cross: [
    [-0.3, -0.95],
    [0.3, -0.95],
    [0.3, -0.3],
    [0.95, -0.3],
    [0.95, 0.3],
    [0.3, 0.3],
    [0.3, 0.95],
    [-0.3, 0.95],
    [-0.3, 0.3],
    [-0.95, 0.3],
    [-0.95, -0.3],
    [-0.3, -0.3],
  ],
  hexagon: ring(6, 0),
  hourglass: [
    [-0.75, -0.85],
    [0.75, -0.85],
    [0.15, 0],
    [0.75, 0.85],
    [-0.75, 0.85],
    [-0.15, 0],
  ],
  chevron: [
    [0, -0.85],
    [0.85, 0],
    [0.85, 0.75],
    [0, -0.1],
    [-0.85, 0.75],
    [-0.85, 0],
  ],
};
