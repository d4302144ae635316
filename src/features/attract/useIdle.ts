import { useEffect, useRef } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls once after a period without input, even while a dialog is open. @param seconds null for never */
export function useIdle(seconds: number | null, onIdle: () => void): void {
  const latest = useRef(onIdle);
  useEffect(() => {
    latest.current = onIdle;
  });
  useEffect(() => {
    if (seconds === null) return;
    const begin = () => setTimeout(() => latest.current(), seconds * 1000);
    let timer = begin();
    const again = () => {
      clearTimeout(timer);
      timer = begin();
    };
    for (const sign of SIGNS) window.addEventListener(sign, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, again);
    };
  }, [seconds]);
}
