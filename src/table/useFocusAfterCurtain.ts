import { type RefObject, useEffect, useRef } from 'react';

/** Where somebody begins who plays by keyboard: the hand, else what may be chosen, else the turn. */
const BEGINNINGS = ['.ui-hud-hand', '.ui-hud-choices', '.ui-hud-turn'];

/** Gives the focus to the hand when a curtain has been opened. @param curtain for whom it is down; null when it is up */
export function useFocusAfterCurtain(page: RefObject<HTMLElement | null>, curtain: string | null): void {
  const before = useRef(curtain);
  useEffect(() => {
    const opened = before.current !== null && curtain === null;
    before.current = curtain;
    if (!opened) return;
    for (const place of BEGINNINGS) {
      const control = page.current?.querySelector<HTMLElement>(`${place} button:not([tabindex="-1"])`);
      if (control === null || control === undefined) continue;
      control.focus();
      return;
    }
  }, [page, curtain]);
}
