import { useCallback, useRef, useState } from 'react';
import type { Quality } from '#core';
import { adjustPace, type FramePace, pickQuality, rendererName, startPace } from '#stage';
import type { Clock } from '#storage';

/**
 * The picture quality: the chosen one, or one that suits the device, first guessed from the name of its graphics
 * processor, then adapted to frame times.
 * @returns the quality, and a function to call after every frame with the milliseconds since the previous one
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
