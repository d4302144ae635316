import { useEffect, useMemo } from 'react';
import { useStageMaterials } from '#stage';
import type { StreetItem } from './item';
import { streetBatch } from './streetBatch';

export interface StreetFurnitureProps {
  /** At least one. */
  readonly items: readonly StreetItem[];
}

/** Trees, parked cars, lamps and the like, in one draw call. */
export function StreetFurniture({ items }: StreetFurnitureProps) {
  const materials = useStageMaterials();
  const batch = useMemo(() => streetBatch(items, materials.material('paint')), [items, materials]);
  useEffect(
    () => () => {
      batch.dispose();
    },
    [batch],
  );
  return <primitive object={batch} />;
}
