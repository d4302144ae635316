import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A corner of an outline: its angle (radians, 0 to the east, counter-clockwise seen from above) and distance. */
export type Corner = readonly [angle: number, distance: number];

/** How wide the line of an outline is, as a share of the distance from the middle. */
const LINE = 0.2;
/** How opaque line and area are. */
const LINE_ALPHA = 0.95;
const AREA_ALPHA = 0.26;
/** A dark edge sets the line off against light ground: its width, as that of the line, and how opaque it is. */
const EDGE = 0.09;
const EDGE_ALPHA = 0.6;

/** Vertices for each corner of an outline. */
const VERTICES = 5;

/** A regular polygon; with many corners a ring. @param distance of its corners from the middle, table units */
export function polygon(corners: number, distance: number, first = Math.PI / 2): readonly Corner[] {
  return Array.from(
    { length: corners },
    (_, index): Corner => [first + (index * 2 * Math.PI) / corners, distance],
  );
}

/** A star with so many points. @param outer,inner distances of its corners from the middle, table units */
export function star(points: number, outer: number, inner: number, first = Math.PI / 2): readonly Corner[] {
  return Array.from(
    { length: points * 2 },
    (_, index): Corner => [first + (index * Math.PI) / points, index % 2 === 0 ? outer : inner],
  );
}

/** A ring with a gap-toothed edge: four marks that point outwards, like a gun sight. */
export function sight(distance: number, mark: number): readonly Corner[] {
  const width = 0.16;
  const corners: Corner[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const at = (quarter * Math.PI) / 2;
    corners.push([at - width, distance], [at, mark], [at + width, distance]);
    for (let step = 1; step < 8; step++) {
      corners.push([at + width + (step * (Math.PI / 2 - 2 * width)) / 8, distance]);
    }
  }
  return corners;
}

/** The head of an arrow that points east. */
export function arrowhead(length: number, breadth: number): readonly Corner[] {
  const back = Math.atan2(breadth, -length * 0.62);
  const corner = Math.hypot(breadth, length * 0.62);
  return [
    [0, length],
    [back, corner],
    [Math.PI, length * 0.2],
    [-back, corner],
  ];
}

/** How a kind of marker looks. Kinds on one table differ in shape, so that colour is never alone. */
export interface MarkerStyle {
  /** A CSS colour. */
  readonly colour: string;
  readonly outline: readonly Corner[];
  /** How wide its line is, as a share of the distance of its corners from the middle; 0.2 if left out. */
  readonly line?: number;
  /** Lies on the ground only: whatever stands before it hides it, and its area is left free. */
  readonly ground?: boolean;
}
/** The kinds of markers that a table may have. */
export type MarkerStyles = Readonly<Record<string, MarkerStyle>>;

/**
 * A flat marker around the origin: a line along the outline with a dark edge, with `area` a faint filling as well. Vertex
 * colours are white, for the edge black, with the opacity as alpha.
 */
export function markerGeometry(
  corners: readonly Corner[],
  area: boolean,
  line: number = LINE,
): BufferGeometry {
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const add = (angle: number, distance: number, alpha: number, light = 1) => {
    positions.push(Math.cos(angle) * distance, 0, -Math.sin(angle) * distance);
    colours.push(light, light, light, alpha);
  };
  for (const [angle, distance] of corners) {
    add(angle, distance, LINE_ALPHA);
    add(angle, distance * (1 - line), LINE_ALPHA);
    add(angle, distance * (1 - line), AREA_ALPHA);
    add(angle, distance * (1 + (EDGE * line) / LINE), EDGE_ALPHA, 0);
    add(angle, distance, EDGE_ALPHA, 0);
  }
  const middle = corners.length * VERTICES;
  add(0, 0, AREA_ALPHA);
  for (let index = 0; index < corners.length; index++) {
    const here = index * VERTICES;
    const next = ((index + 1) % corners.length) * VERTICES;
    indices.push(here + 3, next + 3, here + 4, here + 4, next + 3, next + 4);
    indices.push(here, next, here + 1, here + 1, next, next + 1);
    if (area) indices.push(here + 2, next + 2, middle);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
  geometry.setIndex(indices);
  return geometry;
}
