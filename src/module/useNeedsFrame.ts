import { useCallback, useEffect, useRef } from 'react';

/** What a table is read from: it says when it moves by itself, and tells of other changes. */
export interface FrameSource {
  busy(): boolean;
  readonly store: { subscribe(listener: () => void): () => void };
}

/** Of so many frames one is drawn while a table only breathes. */
const IDLE_FRAMES = 2;

/**
 * Tells before each frame of the browser whether it wants a picture: while something is being shown, once after a
 * change, and now and then while the table breathes. A table at rest draws nothing.
 * @param breathing something moves on the table though nothing is played
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
    // What is shown last is drawn again, where it comes to rest.
    changed.current = busy;
    return wanted;
  }, [session, breathing]);
}
