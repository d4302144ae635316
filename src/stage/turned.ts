import type { ScreenPoint } from './pick';

/** Whether the page around a picture is turned upside down (`data-turned`), towards somebody who sits opposite. */
const isTurned = (element: Element): boolean => element.closest('[data-turned]') !== null;

/** Where a point of the window is in a picture, from its upper left corner as who looks at it has it. CSS pixels. */
export function pointIn(element: Element, clientX: number, clientY: number): ScreenPoint {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isTurned(element)
    ? { x: right - clientX, y: bottom - clientY }
    : { x: clientX - left, y: clientY - top };
}

/** Where a point of a picture is in the window. @param x @param y from the picture's upper left corner, CSS pixels */
export function pointOut(element: Element, x: number, y: number): ScreenPoint {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return isTurned(element) ? { x: right - x, y: bottom - y } : { x: left + x, y: top + y };
}
