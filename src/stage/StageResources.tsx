import { useThree } from '@react-three/fiber';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { CardArt } from './cardAtlas';
import { StageMaterials } from './materials';

const MaterialsContext = createContext<StageMaterials | null>(null);

export interface StageResourcesProps {
  /** Card faces; blank by default. */
  readonly cards?: CardArt | undefined;
  readonly children: ReactNode;
}

/** Provides the resources that the parts of one stage share. */
export function StageResources({ cards, children }: StageResourcesProps) {
  const invalidate = useThree((state) => state.invalidate);
  const [materials] = useState(() => new StageMaterials());
  useEffect(() => () => materials.dispose(), [materials]);
  // Before the first frame with cards, so that they never show blank.
  useLayoutEffect(() => {
    if (cards === undefined) return;
    materials.setCards(cards);
    invalidate();
  }, [materials, cards, invalidate]);
  return <MaterialsContext value={materials}>{children}</MaterialsContext>;
}

/** The materials of the surrounding stage. Throws if there is none. */
export function useStageMaterials(): StageMaterials {
  const materials = useContext(MaterialsContext);
  if (materials === null) throw new Error('this component belongs on a stage');
  return materials;
}
