import { useCallback, useSyncExternalStore } from 'react';

/** Window sizes at which pages change; same names as in `breakpoints.css`. */
export const BREAKPOINTS = {
  tiny: '(max-width: 20em)',
  phone: '(max-width: 35em)',
  narrow: '(max-width: 56.25em)',
  short: '(max-height: 32.5em)',
  low: '(max-height: 51.25em)',
} as const;

/** Whether the window is within a breakpoint. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  const query = BREAKPOINTS[name];
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
