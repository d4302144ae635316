import { useEffect, useRef } from 'react';
import type { Soundtrack } from '#audio';

/** Tells by sound that somebody comes, or goes. @param present how many people are there */
export function usePresence(soundtrack: Soundtrack, present: number): void {
  const before = useRef(present);
  useEffect(() => {
    if (present !== before.current) soundtrack.touch(present > before.current ? 'join' : 'leave');
    before.current = present;
  }, [soundtrack, present]);
}
