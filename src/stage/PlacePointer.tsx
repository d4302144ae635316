import type { Place } from '#director';
import { placeAt } from './placePick';
import { type Press, useTablePointer } from './tablePointer';

export interface PlacePointerProps {
  readonly places: readonly Place[];
  readonly onPick: (id: string, press: Press) => void;
  readonly onHover: (id: string | null) => void;
}

/** The pointer over places; either mouse button clicks them. */
export function PlacePointer({ places, onPick, onHover }: PlacePointerProps) {
  useTablePointer({
    find: (pointer, size, camera) => placeAt(places, pointer, size, camera),
    onPick,
    onHover,
    bothButtons: true,
  });
  return null;
}
