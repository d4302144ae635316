import { useEffect, useRef } from 'react';
import type { Session } from '#session';
import type { Clock, HiddenPage } from '#storage';
import { startFrames } from './frames';

/**
 * Advances the session's time with the browser's frames; with the manual clock it stands still.
 * @param afterTick called after every step, with its seconds
 * @param hidden what happens while the page is hidden
 */
export function useClock(
  session: Pick<Session<never, unknown>, 'tick'>,
  clock: Clock,
  afterTick: (seconds: number) => void,
  hidden: HiddenPage = 'pause',
): void {
  const latest = useRef(afterTick);
  useEffect(() => {
    latest.current = afterTick;
  });
  useEffect(() => {
    if (clock === 'manual') return;
    return startFrames(window, hidden, (seconds) => {
      session.tick(seconds);
      latest.current(seconds);
    });
  }, [session, clock, hidden]);
}
