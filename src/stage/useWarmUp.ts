import { useCallback, useContext, useRef } from 'react';
import { RefinementContext } from './deferredDetail';

/**
 * Precompiles the shaders of things not visible yet, such as effects, so that they do not cause a stutter: once, when
 * everything after the first frame is in place.
 * @returns call it after each frame, with the compile function
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
