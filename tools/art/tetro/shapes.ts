import type { Point } from '../kit/masonry';

/** The boxes of a tile: upper row first, `x` for a box. */
const PICTURES = {
  I: ['xxxx'],
  O: ['xx', 'xx'],
  T: ['.x.', 'xxx'],
  S: ['.xx', 'xx.'],
  Z: ['xx.', '.xx'],
  L: ['..x', 'xxx'],
  J: ['x..', 'xxx'],
} as const;
export type Shape = keyof typeof PICTURES;
export const SHAPES = Object.keys(PICTURES) as readonly Shape[];

/** Centres of a shape's boxes, relative to the centre of its rectangle. */
export function cellsOf(shape: Shape): readonly Point[] {
  const rows: readonly string[] = PICTURES[shape];
  const [width, height] = [rows[0]!.length, rows.length];
  return rows.flatMap((row, down) =>
    Array.from(row, (sign, across) => ({ sign, across }))
      .filter(({ sign }) => sign === 'x')
      .map(({ across }): Point => [across + 0.5 - width / 2, height / 2 - down - 0.5]),
  );
}

const key = ([x, y]: Point): string => `${x} ${y}`;

/** An edge of a box that it shares with no other box of its shape, counter-clockwise around the shape. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Outward direction. */
  readonly out: Point;
}

/** The outer edges of a shape, one per box side, in no particular order. */
export function edgesOf(shape: Shape): readonly Edge[] {
  const cells = cellsOf(shape);
  const taken = new Set(cells.map(key));
  return cells.flatMap(([x, y]): Edge[] =>
    (
      [
        { from: [x - 0.5, y - 0.5], to: [x + 0.5, y - 0.5], out: [0, -1] },
        { from: [x + 0.5, y - 0.5], to: [x + 0.5, y + 0.5], out: [1, 0] },
        { from: [x + 0.5, y + 0.5], to: [x - 0.5, y + 0.5], out: [0, 1] },
        { from: [x - 0.5, y + 0.5], to: [x - 0.5, y - 0.5], out: [-1, 0] },
      ] satisfies Edge[]
    ).filter(({ out }) => !taken.has(key([x + out[0], y + out[1]]))),
  );
}

/** A corner of a shape's outline, with the outward directions of the edges before and after it. */
export interface OutlineCorner {
  readonly at: Point;
  readonly before: Point;
  readonly after: Point;
}

/** The outline of a shape, counter-clockwise; only corners at which it bends. */
export function outlineOf(shape: Shape): readonly OutlineCorner[] {
  const edges = edgesOf(shape);
  const byStart = new Map(edges.map((edge) => [key(edge.from), edge]));
  const corners: OutlineCorner[] = [];
  let edge = edges[0]!;
  for (let step = 0; step < edges.length; step++) {
    const next = byStart.get(key(edge.to))!;
    if (key(next.out) !== key(edge.out)) corners.push({ at: edge.to, before: edge.out, after: next.out });
    edge = next;
  }
  return corners;
}

/** Distance of a point inside a shape from the nearest outer edge. */
export function farIn(edges: readonly Edge[], x: number, y: number): number {
  return Math.min(
    ...edges.map(({ from, to, out }) => {
      const [low, high] = out[0] === 0 ? [from[0], to[0]] : [from[1], to[1]];
      const along = out[0] === 0 ? x : y;
      const beyond = Math.max(0, Math.min(low, high) - along, along - Math.max(low, high));
      const away = Math.abs(out[0] === 0 ? y - from[1] : x - from[0]);
      return Math.hypot(beyond, away);
    }),
  );
}
