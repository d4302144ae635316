import { useEffect, useRef } from 'react';
import type { Clock, Session } from '#session';

/** A pause of the page, in seconds, after which the game goes on as if no time had passed. */
const LONGEST_FRAME = 0.25;

/**
 * Lets the session's time pass with the browser's frames; with the manual clock it stands still.
 * @param afterTick called after every step, with its seconds
 */
export function useClock(
  session: Pick<Session<never, unknown>, 'tick'>,
  clock: Clock,
  afterTick: (seconds: number) => void,
): void {
  const latest = useRef(afterTick);
  useEffect(() => {
    latest.current = afterTick;
  });
  useEffect(() => {
    if (clock === 'manual') return;
    let before: number | undefined;
    let request = requestAnimationFrame(function frame(now) {
      const seconds = before === undefined ? 0 : Math.min(LONGEST_FRAME, (now - before) / 1000);
      before = now;
      // First of all, so that nothing that throws below stops the clock.
      request = requestAnimationFrame(frame);
      session.tick(seconds);
      latest.current(seconds);
    });
    return () => cancelAnimationFrame(request);
  }, [session, clock]);
}
