import type { Mark } from '#core';

/** A rectangle in the units of a drawing; y points downwards. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

type Point = readonly [x: number, y: number];

/** Number of arguments of each path command. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

/** All points of a path, control points included. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const takes = TAKES[kind] ?? 0;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let first = 0; takes > 0 && first + takes <= numbers.length; first += takes) {
      const [left, up] = letter === kind ? [0, 0] : [x, y];
      const given = numbers.slice(first, first + takes);
      if (kind === 'H') x = left + given[0]!;
      else if (kind === 'V') y = up + given[0]!;
      else {
        const ends = kind === 'A' ? given.slice(5) : given;
        for (let at = 0; at < ends.length; at += 2) points.push([left + ends[at]!, up + ends[at + 1]!]);
        [x, y] = points.at(-1)!;
      }
      points.push([x, y]);
    }
  }
  return points;
}

/** Approximate width of a letter relative to its size. */
const LETTER = 0.6;

function pointsOfMark(mark: Mark): readonly Point[] {
  if (mark.draw === 'text') {
    const wide = mark.room ?? mark.text.length * LETTER * mark.size;
    const from = mark.anchor === 'middle' ? -wide / 2 : 0;
    return [
      [from, -mark.size],
      [from + wide, 0],
    ];
  }
  const { scale = 1, turn = 0 } = mark;
  const angle = (turn * Math.PI) / 180;
  const [along, across] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return pointsOf(mark.d).map(([x, y]) => [x * along - y * across, x * across + y * along]);
}

/** Bounds of a mark at a place, without line widths; arcs count by their ends. */
export function boundsOf(mark: Mark, [x, y]: Point): Bounds {
  const points = pointsOfMark(mark);
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    west: x + Math.min(...xs),
    east: x + Math.max(...xs),
    north: y + Math.min(...ys),
    south: y + Math.max(...ys),
  };
}
