import { AREAS, TERRAINS, type Terrain } from '#zorn/rules';
import { AREA_PLACES, FIGURE_BASE, type MapPoint } from './places';
import { depthIn, inwards } from './ring';

/** How much larger than their stands ask for figures may be: the largest for which there is room is taken. */
const SIZES = [1.7, 1.55, 1.4, 1.25, 1.1];
/** The largest size on each kind of land: among houses and rocks there is less room than on a field. */
const MAX_SIZE: Readonly<Record<Terrain, number>> = {
  pass: 1.7,
  plains: 1.7,
  forest: 1.55,
  bog: 1.55,
  ford: 1.55,
  hills: 1.4,
  town: 1.25,
  bridge: 1.25,
};
/** Where figures may step off their stands to have more room; elsewhere something is in the way. */
const OPEN: ReadonlySet<Terrain> = new Set<Terrain>(['pass', 'plains', 'forest']);

/** How far two bases may overlap, and a figure be off its stand where the land is not open. */
const OVERLAP = 0.012;
const ASTRAY = 0.03;
const ROUNDS = 60;

/** Where a champion stands: who is north of it is hidden behind it from the viewer, as far as this to each side. */
export type Veil = MapPoint;
const VEIL = { half: 0.2, deep: 0.62 } as const;

const distance = ([x, z]: MapPoint, [otherX, otherZ]: MapPoint) => Math.hypot(x - otherX, z - otherZ);

/** How far a figure has to go east or west to be seen beside a champion. */
function asideOf([x, z]: MapPoint, radius: number, [veilX, veilZ]: Veil): number {
  const missing = VEIL.half + radius - Math.abs(x - veilX);
  if (z >= veilZ || z < veilZ - VEIL.deep || missing <= 0) return 0;
  return x < veilX ? -missing : missing;
}

/** Lets small figures make room for each other and for champions, within their area where a ring is given. */
function settled(
  starts: readonly MapPoint[],
  radii: readonly number[],
  large: readonly boolean[],
  veils: readonly Veil[],
  ring: readonly MapPoint[] | null,
): readonly MapPoint[] {
  const points = [...starts];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, point] of points.entries()) {
      if (large[index]) continue;
      let [x, z] = point;
      for (const [other, there] of points.entries()) {
        const room = radii[index]! + radii[other]!;
        const far = distance([x, z], there);
        if (other === index || far >= room) continue;
        const push = (room - far) * (large[other] ? 1 : 0.5);
        const [awayX, awayZ] = far > 1e-6 ? [(x - there[0]) / far, (z - there[1]) / far] : [0, 1];
        x += awayX * push;
        z += awayZ * push;
      }
      for (const veil of veils) x += asideOf([x, z], radii[index]!, veil);
      if (ring !== null) {
        const [inX, inZ] = inwards([x, z], ring, radii[index]!);
        x += inX;
        z += inZ;
      }
      points[index] = [x, z];
    }
  }
  return points;
}

/** Whether nobody stands on somebody else's base, and only champions over the border. */
function fits(
  points: readonly MapPoint[],
  radii: readonly number[],
  large: readonly boolean[],
  ring: readonly MapPoint[],
): boolean {
  const apart = (index: number, other: number) =>
    distance(points[index]!, points[other]!) >= radii[index]! + radii[other]! - OVERLAP;
  return points.every(
    (point, index) =>
      (large[index] || depthIn(point, ring) >= radii[index]! - OVERLAP) &&
      points.every((_, other) => other <= index || apart(index, other)),
  );
}

/**
 * Places for the figures of an area and how large they are, the largest that fit.
 * @param starts where they would stand if all were small
 * @param large which of them are champions, whose base has the radius `champion`; they stay where they start
 * @param veils all champions on the map
 */
export function arranged(
  area: string,
  starts: readonly MapPoint[],
  large: readonly boolean[],
  champion: number,
  veils: readonly Veil[],
): { readonly points: readonly MapPoint[]; readonly size: number } {
  const { outline } = AREA_PLACES[area]!;
  const terrain = TERRAINS[AREAS.indexOf(area)]!;
  const open = OPEN.has(terrain);
  const at = (size: number) => {
    const radii = large.map((each) => (each ? champion : FIGURE_BASE * size));
    return { radii, points: settled(starts, radii, large, veils, open ? outline : null) };
  };
  for (const size of SIZES.filter((each) => each <= MAX_SIZE[terrain])) {
    const { radii, points } = at(size);
    const stay = open || points.every((point, index) => distance(point, starts[index]!) < ASTRAY);
    if (stay && fits(points, radii, large, outline)) return { points, size };
  }
  return { points: at(1).points, size: 1 };
}
