import { AREAS, TERRAINS, type Terrain } from '#zorn/rules';
import { AREA_PLACES, FIGURE_BASE, type MapPoint } from './places';
import { depthIn, inwards } from './ring';

/** Candidate scales of figures; the largest that fits is used. */
const SIZES = [1.7, 1.55, 1.4, 1.25, 1.1];
/** Maximum scale by terrain: houses and rocks leave less room than a field. */
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
/** Terrain on which figures may leave their stands; elsewhere there are obstacles. */
const OPEN: ReadonlySet<Terrain> = new Set<Terrain>(['pass', 'plains', 'forest']);

/** Tolerated overlap of two bases, and deviation from a stand on closed terrain. */
const OVERLAP = 0.012;
const ASTRAY = 0.03;
const ROUNDS = 60;

/** Position of a champion, which hides figures to its north within this distance on either side. */
export type Occluder = MapPoint;
const OCCLUDED = { half: 0.2, deep: 0.62 } as const;

const distance = ([x, z]: MapPoint, [otherX, otherZ]: MapPoint) => Math.hypot(x - otherX, z - otherZ);

/** How far a figure has to move east or west to be visible beside a champion. */
function asideOf([x, z]: MapPoint, radius: number, [occluderX, occluderZ]: Occluder): number {
  const missing = OCCLUDED.half + radius - Math.abs(x - occluderX);
  if (z >= occluderZ || z < occluderZ - OCCLUDED.deep || missing <= 0) return 0;
  return x < occluderX ? -missing : missing;
}

/** Pushes small figures apart and away from champions, within their area if a ring is given. */
function settled(
  starts: readonly MapPoint[],
  radii: readonly number[],
  large: readonly boolean[],
  occluders: readonly Occluder[],
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
      for (const occluder of occluders) x += asideOf([x, z], radii[index]!, occluder);
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

/** Whether no bases overlap and only champions cross the border. */
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
 * Positions and common scale of an area's figures, the largest that fits.
 * @param starts positions at the smallest scale
 * @param large which of them are champions, with base radius `champion`; they do not move
 * @param occluders all champions on the map
 */
export function arranged(
  area: string,
  starts: readonly MapPoint[],
  large: readonly boolean[],
  champion: number,
  occluders: readonly Occluder[],
): { readonly points: readonly MapPoint[]; readonly size: number } {
  const { outline } = AREA_PLACES[area]!;
  const terrain = TERRAINS[AREAS.indexOf(area)]!;
  const open = OPEN.has(terrain);
  const at = (size: number) => {
    const radii = large.map((each) => (each ? champion : FIGURE_BASE * size));
    return { radii, points: settled(starts, radii, large, occluders, open ? outline : null) };
  };
  for (const size of SIZES.filter((each) => each <= MAX_SIZE[terrain])) {
    const { radii, points } = at(size);
    const stay = open || points.every((point, index) => distance(point, starts[index]!) < ASTRAY);
    if (stay && fits(points, radii, large, outline)) return { points, size };
  }
  return { points: at(1).points, size: 1 };
}
