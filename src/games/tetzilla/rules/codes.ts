import type { SeenMarker } from './event';
import {
  ABILITIES,
  BUILDING_KINDS,
  BUILDING_MARKERS,
  BUILDINGS,
  type Building,
  GUARD_KINDS,
  GUARDS,
  IGNORES,
  markerCount,
  partsOf,
  type SeenBuilding,
} from './markers';

/**
 * Contents of a box, or markers, as a byte: unbuilt, empty, buildings by points, buildings with hidden
 * points, guards.
 */
export const UNBUILT = 0;
export const EMPTY = 1;

export type Marker = Building | SeenMarker;

const MARKERS: readonly Marker[] = [
  ...BUILDING_MARKERS,
  ...BUILDING_KINDS.map((kind): SeenBuilding => `${kind}?`),
  ...GUARD_KINDS,
];

const FIRST_MARKER = EMPTY + 1;
const CODES = FIRST_MARKER + MARKERS.length;
/** Guards have the last codes. */
export const FIRST_GUARD = CODES - GUARD_KINDS.length;
export const LASER = FIRST_GUARD;
export const MISSILE = FIRST_GUARD + 1;
export const TANK = FIRST_GUARD + 2;

export const isMarker = (code: number): boolean => code >= FIRST_MARKER;
export const isGuard = (code: number): boolean => code >= FIRST_GUARD;

export const markerCode = (marker: Marker): number => FIRST_MARKER + MARKERS.indexOf(marker);
export const markerOf = (code: number): Marker => MARKERS[code - FIRST_MARKER]!;

const isGuardMarker = (marker: Marker): marker is (typeof GUARD_KINDS)[number] => marker.length === 1;

function table(ofMarker: (marker: Marker) => number): Uint8Array {
  return Uint8Array.from({ length: CODES }, (_, code) => (isMarker(code) ? ofMarker(markerOf(code)) : 0));
}

const factsOf = (marker: Marker) =>
  isGuardMarker(marker) ? GUARDS[marker] : BUILDINGS[partsOf(marker).kind];

/** Extra tokens to enter a box, besides the one for the step, by contents (T5.6). */
export const EXTRA_COST = table((marker) => factsOf(marker).extra);
/** Hits for overrunning the contents of a box (T5.8). */
export const OVERRUN_HITS = table((marker) => factsOf(marker).hits);
/** Points of a building; 0 if unknown, and for guards. */
export const POINTS = table((marker) => (isGuardMarker(marker) ? 0 : (partsOf(marker).points ?? 0)));

/** The public view of a marker, by code. */
export function seenMarker(code: number): SeenMarker {
  const marker = markerOf(code);
  return isGuardMarker(marker) ? marker : `${partsOf(marker).kind}?`;
}

/** Total number of copies of each building, by code. */
export const COPIES = table((marker) =>
  isGuardMarker(marker)
    ? GUARDS[marker].number
    : partsOf(marker).points === null
      ? 0
      : markerCount(marker as Building),
);

export const SOURCE_LASER = 0;
export const SOURCE_MISSILE = 1;
export const SOURCE_TANK = 2;
export const SOURCE_BUILDING = 3;
export const SOURCE_GUARD = 4;
/** Sources of hits (T7.1), by number. */
export const HIT_SOURCES = ['laser', 'missile', 'tank', 'building', 'guard'] as const;

/** The source whose hits each ability ignores, by number (T7.2). */
export const IGNORED_SOURCE = Uint8Array.from(ABILITIES, (ability) => HIT_SOURCES.indexOf(IGNORES[ability]));
