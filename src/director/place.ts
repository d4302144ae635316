/** A point of the table, table units. */
type Point = readonly [x: number, y: number, z: number];

/** The outline of an area of ground: its corners in order, three or more, in table units, without self-intersections. */
export type Outline = readonly (readonly [x: number, z: number])[];

/** A place on a table, or a figure there: used for marks, pointer hits and camera shots. All lengths are in table units. */
export interface Place {
  /** Its public name, e.g. `c3` or `A`. */
  readonly id: string;
  /** The centre of its base. */
  readonly at: Point;
  /** Its anchor on the screen, such as the middle of a roof or a body. Default: its base. */
  readonly point?: Point;
  /** The outline of its ground. Default: a box around its base. */
  readonly outline?: Outline;
  /** Width of that box. Default: 1. */
  readonly width?: number;
  readonly depth?: number;
  /** Its height; 0 for bare ground. */
  readonly height: number;
  /** Height of what stands on top of it. Default: 0. */
  readonly standing?: number;
  /** A box of an upright board that faces south. */
  readonly upright?: true;
  /** Points that a close-up must show, if more than the place itself. */
  readonly seen?: readonly Point[];
  /** Names of the adjacent places, where a step leads. */
  readonly neighbours?: readonly string[];
}

/** The point that represents a place on the screen; null for none. */
export const aimPoint = (place: Place | null): Point | null => place?.point ?? place?.at ?? null;

/** Whether a point is within an outline. Each edge belongs to one side only, so no point is in two adjacent outlines. */
export function isWithin(outline: Outline, x: number, z: number): boolean {
  let inside = false;
  for (const [index, [x1, z1]] of outline.entries()) {
    const [x2, z2] = outline[(index + 1) % outline.length]!;
    if (z1 > z !== z2 > z && x < x1 + ((z - z1) / (z2 - z1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/**
 * The neighbour of a place closest to a direction; undefined if there is none that way.
 * @param direction on the ground, e.g. `[0, -1]` for north
 */
export function neighbourTowards(
  places: ReadonlyMap<string, Place>,
  from: string,
  [east, south]: readonly [x: number, z: number],
): string | undefined {
  const place = places.get(from);
  let best: string | undefined;
  let straightest = 0;
  for (const name of place?.neighbours ?? []) {
    const to = places.get(name);
    if (place === undefined || to === undefined) continue;
    const [x, z] = [to.at[0] - place.at[0], to.at[2] - place.at[2]];
    const straight = (x * east + z * south) / Math.hypot(x, z);
    if (!(straight > straightest)) continue;
    best = name;
    straightest = straight;
  }
  return best;
}
