import { COPIES, isGuard, isMarker, markerOf } from './codes';
import { BUILDINGS, type Building, type BuildingKind, partsOf, type SeenBuilding } from './markers';

function average(kind: BuildingKind): number {
  const counted = Object.entries(BUILDINGS[kind].markers).map(([points, number]) => [Number(points), number]);
  const total = counted.reduce((sum, [points, number]) => sum + points! * number!, 0);
  return total / counted.reduce((sum, [, number]) => sum + number!, 0);
}

/** Average points of a building, by kind (T12.2). Public knowledge. */
export const DEFAULT_POINTS: Readonly<Record<BuildingKind, number>> = {
  h: average('h'),
  b: average('b'),
  s: average('s'),
  f: average('f'),
};

/** The same by marker code; 0 for guards and for codes that are no marker. */
export const DEFAULT_BY_CODE = Float64Array.from(COPIES, (_, code) =>
  isMarker(code) && !isGuard(code)
    ? DEFAULT_POINTS[partsOf(markerOf(code) as Building | SeenBuilding).kind]
    : 0,
);
