import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least this wide; updates with its size. False if it has no layout. @param width root ems */
export function useIsAsWideAs(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWide(current.clientWidth >= width * em);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width]);
  return wide;
}
