import { useCallback, useContext, useRef } from 'react';
import { RefinementContext } from './deferredDetail';

/**
 * Compiles the shaders of what is not to be seen yet, such as effects, so that the show does not halt for them: once,
 * when everything is there that comes after the first picture.
 * @returns to be called after each picture, with what compiles
 */
export function useWarmUp(): (compile: () => unknown) => void {
  const refinement = useContext(RefinementContext);
  const warm = useRef(false);
  return useCallback(
    (compile) => {
      if (warm.current || refinement?.complete === false) return;
      warm.current = true;
      void compile();
    },
    [refinement],
  );
}
