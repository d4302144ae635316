import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distances from the edges of the window, CSS pixels. */
export interface FreeInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NONE: FreeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

function insetsOf(board: Element, turned: boolean): FreeInsets {
  const { top, right, bottom, left, width } = board.getBoundingClientRect();
  if (width === 0) return NONE;
  const [east, south] = [window.innerWidth - right, window.innerHeight - bottom];
  return turned
    ? { top: south, right: left, bottom: top, left: east }
    : { top, right: east, bottom: south, left };
}

const same = (a: FreeInsets, b: FreeInsets) =>
  a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;

/**
 * The window's insets around an element, in CSS pixels; zero while it has no size.
 * @param turned the page is upside down, so that the top for its viewer is the bottom of the window
 */
export function useFreeRectangle(board: RefObject<Element | null>, turned: boolean): FreeInsets {
  const [insets, setInsets] = useState(NONE);
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    const measure = () => {
      const found = insetsOf(element, turned);
      setInsets((before) => (same(before, found) ? before : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, turned]);
  return insets;
}
