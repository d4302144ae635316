import { useCallback, useEffect, useRef } from 'react';

/** A source that says whether it is animating and notifies about other changes. */
export interface FrameSource {
  busy(): boolean;
  readonly store: { subscribe(listener: () => void): () => void };
}

/** While a table is idle, only every nth frame is drawn. */
const IDLE_FRAMES = 2;

/**
 * Decides for each animation frame whether to draw: always during an animation, once after a change, every few frames
 * while idle. A still table draws nothing.
 * @param breathing whether idle animations run
 */
export function useNeedsFrame(session: FrameSource, breathing: boolean): () => boolean {
  const changed = useRef(true);
  const frame = useRef(0);
  useEffect(() => {
    changed.current = true;
    return session.store.subscribe(() => {
      changed.current = true;
    });
  }, [session]);
  return useCallback(() => {
    const busy = session.busy();
    const wanted = busy || changed.current || (breathing && ++frame.current % IDLE_FRAMES === 0);
    // Draw once more at the end of an animation, in the final pose.
    changed.current = busy;
    return wanted;
  }, [session, breathing]);
}
