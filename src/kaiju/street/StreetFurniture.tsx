import { useEffect, useMemo } from 'react';
import type { StreetItem } from './item';
import { streetBatch } from './streetBatch';

export interface StreetFurnitureProps {
  /** One at least. */
  readonly items: readonly StreetItem[];
}

/** Trees, parked cars, lamps and the like, in one draw. */
export function StreetFurniture({ items }: StreetFurnitureProps) {
  const batch = useMemo(() => streetBatch(items), [items]);
  useEffect(
    () => () => {
      batch.dispose();
    },
    [batch],
  );
  return <primitive object={batch} />;
}
