import { type RefObject, useEffect, useState } from 'react';
import { watchOverflow } from './watchOverflow';

/** CSS pixels that nobody misses. */
const NOTHING = 8;

/** True while there is more to scroll to below what is seen of an element. */
export function useMoreBelow(element: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    return watchOverflow(current, () =>
      setMore(current.scrollHeight - current.clientHeight - current.scrollTop > NOTHING),
    );
  }, [element]);
  return more;
}
