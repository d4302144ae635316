import { type RefObject, useEffect, useRef } from 'react';

/** Initial keyboard focus: the hand, else the choices, else the turn panel. */
const BEGINNINGS = ['.ui-hud-hand', '.ui-hud-choices', '.ui-hud-turn'];

/** Focuses the hand when the pass screen closes. @param passTo seat that the screen waits for; null if it is closed */
export function useFocusAfterPass(page: RefObject<HTMLElement | null>, passTo: string | null): void {
  const before = useRef(passTo);
  useEffect(() => {
    const opened = before.current !== null && passTo === null;
    before.current = passTo;
    if (!opened) return;
    for (const place of BEGINNINGS) {
      const control = page.current?.querySelector<HTMLElement>(`${place} button:not([tabindex="-1"])`);
      if (control === null || control === undefined) continue;
      control.focus();
      return;
    }
  }, [page, passTo]);
}
