import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GameEntry } from '#module';
import { focusFirst } from '../game/useFocusFlow';

export interface RuleControl {
  /** Number of the shown clause; null for none. */
  readonly clause: string | null;
  /** Shows a clause; null if the game has no rulebook. */
  readonly open: ((clause: string) => void) | null;
  readonly close: () => void;
}

/** Where the focus goes if the element that opened the rule is gone. */
const BACK = ['.ui-hud-hand button[tabindex="0"]', '.ui-hud-choices button', '.ui-hud-turn .ui-panel'];

/** The rule shown over the table. It receives the focus and returns it afterwards. */
export function useRule(
  page: RefObject<HTMLElement | null>,
  teaching: GameEntry['teaching'] | undefined,
): RuleControl {
  const [clause, setClause] = useState<string | null>(null);
  const from = useRef<Element | null>(null);
  const show = useCallback((wanted: string) => {
    const { activeElement } = document;
    if (activeElement?.closest('.rule-drawer') === null) from.current = activeElement;
    setClause(wanted);
  }, []);
  const open = clause !== null;
  useEffect(() => {
    if (!open) return;
    // While a modal drawer is open, nothing outside it can be focused.
    return () => {
      const { current } = from;
      if (current instanceof HTMLElement && current !== document.body && current.isConnected) current.focus();
      else focusFirst(page.current, BACK);
    };
  }, [open, page]);
  return {
    clause,
    open: teaching === undefined ? null : show,
    close: () => setClause(null),
  };
}

/** Clause of the hovered element, else of the focused one; null for none. */
export function clausePointedAt(page: HTMLElement | null): string | null {
  const hovered = [...(page?.querySelectorAll('[data-clause]:hover') ?? [])].at(-1);
  const here = hovered ?? document.activeElement?.closest('[data-clause]');
  return here?.getAttribute('data-clause') ?? null;
}
