import {
  type BoxContent,
  type Building,
  type BuildingKind,
  type GuardKind,
  partsOf,
  type SeenBuilding,
} from '#tetzilla/rules';
import type { TetMessages } from '../messages';

type AnyMarker = Building | SeenBuilding | GuardKind;

const isGuard = (marker: AnyMarker): marker is GuardKind => marker.length === 1;

/** The public kind of a marker: building or guard. */
export function kindOf(marker: AnyMarker): BuildingKind | GuardKind {
  return isGuard(marker) ? marker : partsOf(marker).kind;
}

/** The public name of a marker. */
export function markerName(marker: AnyMarker, { things }: TetMessages): string {
  return isGuard(marker) ? things.guards[marker] : things.buildings[partsOf(marker).kind];
}

/** The marker in a box; null if there is none. */
export function markerOf(content: BoxContent): AnyMarker | null {
  if (content.kind === 'building') return content.building;
  return content.kind === 'guard' ? content.guard : null;
}
