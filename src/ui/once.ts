import type { MouseEvent } from 'react';

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>;

/**
 * Wraps a click handler to ignore the second click of a double click, which is meant for what was there at the first click,
 * not for what has replaced it.
 */
export const once =
  (press: () => void) =>
  ({ detail }: Pick<Click, 'detail'>): void => {
    if (detail <= 1) press();
  };

/** Milliseconds between clicks: less is a double click, more starts a new series. */
const APART = { least: 300, most: 800 };

/** The last click on a button that is pressed repeatedly. */
let last: Click = { detail: 0, timeStamp: Number.NEGATIVE_INFINITY };

/**
 * Wraps the click handler of a button that is pressed repeatedly, e.g. to step. Browsers count even slow clicks as a
 * series, and those are intended; only a hasty second click, or one whose first was elsewhere, is ignored.
 */
export const throttled =
  (press: () => void) =>
  ({ detail, timeStamp }: Click): void => {
    const passed = timeStamp - last.timeStamp;
    const follows = detail === last.detail + 1 && passed >= APART.least && passed <= APART.most;
    last = { detail, timeStamp };
    if (detail <= 1 || follows) press();
  };
