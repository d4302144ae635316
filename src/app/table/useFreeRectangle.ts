import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Insets } from '#stage';

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

function insetsOf(board: Element): Insets {
  const { top, right, bottom, left, width } = board.getBoundingClientRect();
  if (width === 0) return NONE;
  return { top, right: window.innerWidth - right, bottom: window.innerHeight - bottom, left };
}

const same = (a: Insets, b: Insets) =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;

/** The parts of the window around an element, in CSS pixels; none while it has no size. */
export function useFreeRectangle(board: RefObject<Element | null>): Insets {
  const [insets, setInsets] = useState(NONE);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = () => {
      const found = insetsOf(element);
      setInsets((before) => (same(before, found) ? before : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
  return insets;
}
