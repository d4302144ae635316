import type { MouseEvent } from 'react';

/**
 * A handler of clicks that takes the second click of a double click for nothing: it is meant for what was there at the
 * first, not for what stands there by then.
 */
export const once =
  (press: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail <= 1) press();
  };
