import { createContext, useContext } from 'react';
import { QUALITY, type QualityTier } from './quality';

/** How richly the stage around a component is drawn. */
export const TierContext = createContext<QualityTier>(QUALITY.low);

export function useTier(): QualityTier {
  return useContext(TierContext);
}
