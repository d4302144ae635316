import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GameEntry } from '#module';
import { focusFirst } from '../game/useFocusFlow';

export interface RuleControl {
  /** The number of the clause that is shown; null for none. */
  readonly clause: string | null;
  /** Shows a clause; null if the game has no rules to show. */
  readonly open: ((clause: string) => void) | null;
  readonly close: () => void;
}

/** Where the focus goes when what led to the rule is gone. */
const BACK = ['.ui-hud-hand button[tabindex="0"]', '.ui-hud-choices button', '.ui-hud-turn .ui-panel'];

/** The rule that is shown over the table; the focus goes there, and back to where it came from. */
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
    // While a modal drawer is there nothing outside of it can take the focus.
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

/** The clause of what the pointer, else the focus, is on; null for none. */
export function clausePointedAt(page: HTMLElement | null): string | null {
  const hovered = [...(page?.querySelectorAll('[data-clause]:hover') ?? [])].at(-1);
  const here = hovered ?? document.activeElement?.closest('[data-clause]');
  return here?.getAttribute('data-clause') ?? null;
}
