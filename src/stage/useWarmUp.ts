import { useCallback, useRef } from 'react';

/** The first picture should not wait for what it does not show; the third finds everything ready. */
const AFTER = 2;

/**
 * Counts pictures, and after the first of them compiles the shaders of what is not to be seen yet, such as effects, so
 * that the show does not halt for them.
 * @returns to be called after each picture, with what compiles
 */
export function useWarmUp(): (compile: () => unknown) => void {
  const drawn = useRef(0);
  return useCallback((compile) => {
    if (++drawn.current === AFTER) void compile();
  }, []);
}
