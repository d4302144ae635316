import type { MouseEvent } from 'react';

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>;

/**
 * A handler of clicks that takes the second click of a double click for nothing: it is meant for what was there at the
 * first, not for what stands there by then.
 */
export const once =
  (press: () => void) =>
  ({ detail }: Pick<Click, 'detail'>): void => {
    if (detail <= 1) press();
  };

/** Milliseconds from one click to the next: less is a double click, more is no longer the same series. */
const APART = { least: 300, most: 800 };

/** The last click on a button that is pressed again and again. */
let last: Click = { detail: 0, timeStamp: Number.NEGATIVE_INFINITY };

/**
 * A handler of clicks for a button that is pressed again and again, e.g. for one step after the other: browsers count
 * clicks as a series while they follow each other at leisure, and those are meant. Only a hasty second click, or one
 * whose first was somewhere else, is taken for nothing.
 */
export const throttled =
  (press: () => void) =>
  ({ detail, timeStamp }: Click): void => {
    const passed = timeStamp - last.timeStamp;
    const follows = detail === last.detail + 1 && passed >= APART.least && passed <= APART.most;
    last = { detail, timeStamp };
    if (detail <= 1 || follows) press();
  };
