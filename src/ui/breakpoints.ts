import { useCallback, useSyncExternalStore } from 'react';

/** The sizes of the window at which pages change, as `breakpoints.css` names them for style sheets. */
export const BREAKPOINTS = {
  tiny: '(max-width: 20em)',
  phone: '(max-width: 35em)',
  narrow: '(max-width: 56.25em)',
  short: '(max-height: 32.5em)',
  low: '(max-height: 51.25em)',
} as const;

/** Whether the window is at most as large as a breakpoint. */
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
