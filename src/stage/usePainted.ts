import { useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { COARSE } from './paint';
import { useFine } from './refinement';

/**
 * A texture that is painted small for the first picture and at full size after it.
 * @param paint gets pixels as a share of the full number along each side; another function paints anew
 */
export function usePainted<Painted extends Texture>(paint: (detail: number) => Painted): Painted {
  const detail = useFine() ? 1 : COARSE;
  const texture = useMemo(() => paint(detail), [paint, detail]);
  useEffect(() => () => texture.dispose(), [texture]);
  return texture;
}
