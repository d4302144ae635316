import { type RefObject, useEffect, useRef } from 'react';

/** Where somebody begins who plays by keyboard: the hand, else what may be chosen, else the turn. */
const BEGINNINGS = ['.ui-hud-hand', '.ui-hud-choices', '.ui-hud-turn'];

/** Gives the focus to the hand when the pass screen closes. @param passTo the seat that it waits for; null when there is none */
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
