import { useEffect, useState } from 'react';
import { PROTOCOL, ROOMS_QUESTION } from '#net';

/** Whether the server that the page came from hosts rooms of our version; false where there is none. */
export function useRoomsOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      try {
        const response = await fetch(ROOMS_QUESTION);
        const told = (await response.json()) as { readonly version?: unknown };
        if (!gone) setOffered(told.version === PROTOCOL);
      } catch {
        // A server without rooms, or none at all: what is played here does not need one.
      }
    };
    void ask();
    return () => {
      gone = true;
    };
  }, []);
  return offered;
}
