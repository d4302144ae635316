import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { QualityTier } from '#stage';
import type { StandingFigure } from '#zorn/view';
import { CrowdBatch } from './crowdBatch';
import { type FigureGeometries, figuresFile } from './figuresFile';

export interface CrowdProps {
  readonly tier: QualityTier;
  /** Current figures; called every frame. An unchanged list is not uploaded again. */
  readonly figures: () => readonly StandingFigure[];
  /** Called when the figures are loaded, or failed to load. */
  readonly onReady: () => void;
}

/** All small figures in one draw call. */
export function Crowd({ tier, figures, onReady }: CrowdProps) {
  const invalidate = useThree((state) => state.invalidate);
  const [geometries, setGeometries] = useState<FigureGeometries | null>(null);
  useEffect(() => {
    let wanted = true;
    figuresFile().then(
      (loaded) => wanted && setGeometries(loaded),
      (reason: unknown) => {
        console.warn('No figures stand on the valley: their file could not be used.', reason);
        if (wanted) onReady();
      },
    );
    return () => {
      wanted = false;
    };
  }, [onReady]);
  const [batch, setBatch] = useState<CrowdBatch | null>(null);
  const plain = tier.decoration < 1;
  const castsShadow = tier.shadowMap > 0;
  useEffect(() => {
    if (geometries === null) return;
    const made = new CrowdBatch(geometries, plain, castsShadow);
    setBatch(made);
    return () => {
      made.dispose();
      setBatch(null);
    };
  }, [geometries, plain, castsShadow]);
  useEffect(() => {
    if (batch === null) return;
    onReady();
    invalidate();
  }, [batch, onReady, invalidate]);
  useFrame(() => batch?.show(figures()));
  return batch === null ? null : <primitive object={batch.mesh} />;
}
