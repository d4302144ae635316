import { createContext, useContext } from 'react';
import { QUALITY, type QualityTier } from './quality';

/** Quality tier of the surrounding stage. */
export const TierContext = createContext<QualityTier>(QUALITY.low);

export function useTier(): QualityTier {
  return useContext(TierContext);
}
