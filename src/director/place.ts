/** A point of the table, table units. */
type Point = readonly [x: number, y: number, z: number];

/** The edge of an area of ground: its corners in order, three or more, table units; it must not cross itself. */
export type Outline = readonly (readonly [x: number, z: number])[];

/**
 * A place of a table, or a figure on it: where marks lie, what a pointer meets, what a camera shows. All lengths are in
 * table units.
 */
export interface Place {
  /** Its public name, e.g. `c3` or `A`. */
  readonly id: string;
  /** The middle of its foot. */
  readonly at: Point;
  /** Its anchor on the screen, such as the middle of a roof or a body; default: its foot. */
  readonly point?: Point;
  /** The edge of its ground; if left out, a box around its foot. */
  readonly outline?: Outline;
  /** Width of that box; default 1. */
  readonly width?: number;
  readonly depth?: number;
  /** How high it is; 0 for bare ground. */
  readonly height: number;
  /** Height of what stands on top of it; default 0. */
  readonly standing?: number;
  /** A box of an upright board that faces south. */
  readonly upright?: true;
  /** Points that a close view must show, if more than the place itself. */
  readonly seen?: readonly Point[];
  /** The places beside it, by name: where a step leads. */
  readonly neighbours?: readonly string[];
}

/** What stands for a place on the screen; null for none. */
export const aimPoint = (place: Place | null): Point | null => place?.point ?? place?.at ?? null;

/** True for a point within an outline; its edge belongs to one side only, so that no point is in two that share it. */
export function isWithin(outline: Outline, x: number, z: number): boolean {
  let inside = false;
  for (const [index, [x1, z1]] of outline.entries()) {
    const [x2, z2] = outline[(index + 1) % outline.length]!;
    if (z1 > z !== z2 > z && x < x1 + ((z - z1) / (z2 - z1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/**
 * The neighbour of a place that lies most nearly in a direction; undefined if none lies that way.
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
