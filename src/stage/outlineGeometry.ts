import { BufferGeometry, Color, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three';
import type { Outline } from '#director';

/** Width of the line along an outline, and of its dark edge, table units. */
const LINE = 0.09;
const EDGE = 0.04;
/** Opacity of line, edge and area. */
const ALPHA = { line: 0.95, edge: 0.6, area: 0.26 };
const BLACK = new Color(0, 0, 0);

/** An area of ground with a marker. */
export interface MarkedOutline {
  readonly outline: Outline;
  /** Its height, table units. */
  readonly y: number;
  readonly colour: Color;
}

/** Moves the corners of an outline inwards by some table units; sharp corners at most twice as far. */
function inset(outline: Outline, by: number): Outline {
  const contour = outline.map(([x, z]) => new Vector2(x, z));
  const inwards = ShapeUtils.area(contour) > 0 ? 1 : -1;
  return contour.map((corner, index) => {
    const before = corner
      .clone()
      .sub(contour.at(index - 1)!)
      .normalize();
    const after = contour[(index + 1) % contour.length]!.clone().sub(corner).normalize();
    const along = before.clone().add(after).normalize();
    const share = Math.max(0.5, along.dot(after));
    const [x, z] = [-along.y * inwards, along.x * inwards];
    return [corner.x + (x * by) / share, corner.y + (z * by) / share] as const;
  });
}

/**
 * Flat markers of areas: a line along each outline with a dark edge, with `filled` a faint filling as well. The opacity is
 * the alpha of the vertex colours.
 */
export function outlineGeometry(marked: readonly MarkedOutline[], filled: boolean): BufferGeometry {
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const ring = (outline: Outline, y: number, { r, g, b }: Color, alpha: number): number => {
    const first = positions.length / 3;
    for (const [x, z] of outline) {
      positions.push(x, y, z);
      colours.push(r, g, b, alpha);
    }
    return first;
  };
  const band = (outer: number, inner: number, corners: number) => {
    for (let index = 0; index < corners; index++) {
      const next = (index + 1) % corners;
      indices.push(outer + index, outer + next, inner + index, inner + index, outer + next, inner + next);
    }
  };
  for (const { outline, y, colour } of marked) {
    const line = inset(outline, EDGE);
    const area = inset(outline, EDGE + LINE);
    const corners = outline.length;
    band(ring(outline, y, BLACK, ALPHA.edge), ring(line, y, BLACK, ALPHA.edge), corners);
    band(ring(line, y, colour, ALPHA.line), ring(area, y, colour, ALPHA.line), corners);
    if (!filled) continue;
    const first = ring(area, y, colour, ALPHA.area);
    const contour = area.map(([x, z]) => new Vector2(x, z));
    for (const triangle of ShapeUtils.triangulateShape(contour, []))
      indices.push(...triangle.map((corner) => first + corner));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
  geometry.setIndex(indices);
  return geometry;
}
