import type { DrawingTool } from '#net';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Length of an arrow head's sides, CSS pixels, and their angle, radians. */
const HEAD = { length: 34, spread: 0.5 };

/** SVG path of a drawing in screen coordinates; empty if there are too few points. */
export function pathThrough(points: readonly Spot[], tool: DrawingTool): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  if (tool === 'pen') {
    // A single point becomes a dot.
    return `M${points.map(at).join('L')}${points.length === 1 ? `L${at({ x: first.x + 0.1, y: first.y })}` : ''}`;
  }
  const way = Math.atan2(last.y - first.y, last.x - first.x);
  const side = (turn: number): Spot => ({
    x: last.x - HEAD.length * Math.cos(way + turn),
    y: last.y - HEAD.length * Math.sin(way + turn),
  });
  return `M${at(first)}L${at(last)}M${at(side(HEAD.spread))}L${at(last)}L${at(side(-HEAD.spread))}`;
}
