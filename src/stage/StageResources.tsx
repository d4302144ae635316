import { useThree } from '@react-three/fiber';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { CardArt } from './cardAtlas';
import { StageMaterials } from './materials';

const MaterialsContext = createContext<StageMaterials | null>(null);

export interface StageResourcesProps {
  /** How the cards look; blank if left out. */
  readonly cards?: CardArt | undefined;
  readonly children: ReactNode;
}

/** Gives everything inside what the parts of one stage share, and no other stage. */
export function StageResources({ cards, children }: StageResourcesProps) {
  const invalidate = useThree((state) => state.invalidate);
  const [materials] = useState(() => new StageMaterials());
  useEffect(() => () => materials.dispose(), [materials]);
  // Before the first picture with cards, so that none is ever seen blank.
  useLayoutEffect(() => {
    if (cards === undefined) return;
    materials.setCards(cards);
    invalidate();
  }, [materials, cards, invalidate]);
  return <MaterialsContext value={materials}>{children}</MaterialsContext>;
}

/** The materials of the stage around a component. Throws if there is none. */
export function useStageMaterials(): StageMaterials {
  const materials = useContext(MaterialsContext);
  if (materials === null) throw new Error('this component belongs on a stage');
  return materials;
}
