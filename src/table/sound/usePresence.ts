import { useEffect, useRef } from 'react';
import type { Soundtrack } from '#audio';

/** Plays a sound when somebody joins or leaves. @param present number of people */
export function usePresence(soundtrack: Soundtrack, present: number): void {
  const before = useRef(present);
  useEffect(() => {
    if (present !== before.current) soundtrack.touch(present > before.current ? 'join' : 'leave');
    before.current = present;
  }, [soundtrack, present]);
}
