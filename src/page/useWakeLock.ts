import { useEffect } from 'react';

/** Keeps the screen awake if the browser can. The lock ends whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (wakeLock === undefined) return;
    let gone = false;
    let held: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const lock = await wakeLock.request('screen');
        if (gone) await lock.release();
        else held = lock;
      } catch {
        // Refused, e.g. in battery saver mode: the screen may go dark.
      }
    };
    void ask();
    const change = () => void ask();
    document.addEventListener('visibilitychange', change);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', change);
      void held?.release();
    };
  }, []);
}
