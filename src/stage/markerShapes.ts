import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A corner of an outline: its angle (radians from the east, counter-clockwise seen from above) and distance. */
export type Corner = readonly [angle: number, distance: number];

/** Line width of an outline, relative to the distance from the centre. */
const LINE = 0.2;
/** Opacity of line and area. */
const LINE_ALPHA = 0.95;
const AREA_ALPHA = 0.26;
/** A dark edge separates the line from light ground: its width, relative like the line's, and its opacity. */
const EDGE = 0.09;
const EDGE_ALPHA = 0.6;

/** Vertices per corner of an outline. */
const VERTICES = 5;

/** A regular polygon; a ring if it has many corners. @param distance of its corners from the centre, table units */
export function polygon(corners: number, distance: number, first = Math.PI / 2): readonly Corner[] {
  return Array.from(
    { length: corners },
    (_, index): Corner => [first + (index * 2 * Math.PI) / corners, distance],
  );
}

/** A star. @param outer,inner distances of its corners from the centre, table units */
export function star(points: number, outer: number, inner: number, first = Math.PI / 2): readonly Corner[] {
  return Array.from(
    { length: points * 2 },
    (_, index): Corner => [first + (index * Math.PI) / points, index % 2 === 0 ? outer : inner],
  );
}

/** A crosshair: a ring with four marks that point outwards. */
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

/** An arrowhead that points east. */
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

/** Look of a kind of marker. Kinds on one table differ in shape, so that players need not tell colours apart. */
export interface MarkerStyle {
  /** A CSS colour. */
  readonly colour: string;
  readonly outline: readonly Corner[];
  /** Line width, relative to the distance of its corners from the centre. Default: 0.2. */
  readonly line?: number;
  /** Lies on the ground: hidden by whatever stands in front, and without a filling. */
  readonly ground?: boolean;
}
/** The marker kinds of a table. */
export type MarkerStyles = Readonly<Record<string, MarkerStyle>>;

/**
 * A flat marker around the origin: the outline with a dark edge, with `area` a faint filling as well. Vertex colours are
 * white, black for the edge, with the opacity in alpha.
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
