import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels that nobody misses. */
const NOTHING = 8;

/** True while there is more to scroll to below what is seen of an element. */
export function useMoreBelow(element: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const look = () => setMore(current.scrollHeight - current.clientHeight - current.scrollTop > NOTHING);
    look();
    current.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    sizes?.observe(current);
    for (const child of current.children) sizes?.observe(child);
    return () => {
      current.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [element]);
  return more;
}
