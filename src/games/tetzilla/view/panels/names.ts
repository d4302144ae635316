import { type Building, type GuardKind, partsOf, type SeenMarker } from '#tetzilla/rules';
import type { TetMessages } from '../messages';

const isGuard = (marker: SeenMarker | Building): marker is GuardKind => marker.length === 1;

/** What a marker shows to all: the kind of a building, or a guard. */
export function markerName(marker: SeenMarker | Building, { things }: TetMessages): string {
  return isGuard(marker) ? things.guards[marker] : things.buildings[partsOf(marker).kind];
}

/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
