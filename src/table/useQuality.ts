import { useCallback, useRef, useState } from 'react';
import type { Quality } from '#core';
import { adjustPace, type FramePace, pickQuality, rendererName, startPace } from '#stage';
import type { Clock } from '#storage';

/**
 * The quality of the picture: the chosen one, or one that suits the device: at first by the name of its graphics
 * processor, then by how long its pictures take.
 * @returns the quality, and what to call after every picture with the milliseconds since the one before
 */
export function useQuality(chosen: Quality | null, clock: Clock): readonly [Quality, (time: number) => void] {
  const [suitable, setSuitable] = useState(() => chosen ?? pickQuality(rendererName()));
  const pace = useRef<FramePace | null>(null);
  const note = useCallback(
    (time: number) => {
      if (chosen !== null || clock === 'manual') return;
      pace.current = adjustPace(pace.current ?? startPace(suitable), time);
      if (pace.current.tier !== suitable) setSuitable(pace.current.tier);
    },
    [chosen, clock, suitable],
  );
  return [chosen ?? suitable, note];
}
