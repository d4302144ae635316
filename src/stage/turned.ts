import type { ScreenPoint } from './pick';

/** Whether the page around an element is rotated by 180° (`data-turned`), for a player sitting opposite. */
const isTurned = (element: Element): boolean => element.closest('[data-turned]') !== null;

/** Converts a window point to view coordinates, from the upper left corner as the viewer sees it. CSS pixels. */
export function pointIn(element: Element, clientX: number, clientY: number): ScreenPoint {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isTurned(element)
    ? { x: right - clientX, y: bottom - clientY }
    : { x: clientX - left, y: clientY - top };
}

/** Converts view coordinates to a window point. @param x @param y from the view's upper left corner, CSS pixels */
export function pointOut(element: Element, x: number, y: number): ScreenPoint {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isTurned(element) ? { x: right - x, y: bottom - y } : { x: left + x, y: top + y };
}
