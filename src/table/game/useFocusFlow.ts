import { type RefObject, useEffect, useRef } from 'react';
import type { TurnControl } from '#module';

/** Places where a question can be answered, best first. */
const ANSWERS = [
  '.text-board .offer',
  '.ui-hud-choices [data-choice]',
  '.ui-hud-choices [data-mode]:not([aria-pressed="true"])',
];
/** Where keyboard focus starts: the hand, otherwise the choices. */
const BEGINNINGS = [
  '.ui-hud-hand button[tabindex="0"]',
  '.ui-hud-choices button:not([tabindex="-1"], [aria-disabled])',
];
/** Focus while other players act. */
const REST = '.ui-hud-turn .ui-panel';
/** Places from which the focus may move to a new question. */
const PLAYING = `.ui-hud-hand, .ui-hud-choices, .text-board, ${REST}`;

/**
 * Moves keyboard focus along with the game: to the answers of a question, back to the hand after an action, and on when
 * the focused element disappears. Leaves people alone who use a mouse or are busy elsewhere on the page.
 */
export function useFocusFlow(
  page: RefObject<HTMLElement | null>,
  { question, acting }: Pick<TurnControl, 'question' | 'acting'>,
): void {
  const byKeys = useRef(false);
  const had = useRef(false);
  // Between two controls nothing has the focus for a moment; do not move it then.
  const onItsWay = useRef(false);
  const asked = useRef(question);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key)) byKeys.current = true;
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      onItsWay.current = relatedTarget !== null;
    };
    const onFocus = ({ target }: FocusEvent) => {
      onItsWay.current = false;
      had.current = target instanceof Node && page.current?.contains(target) === true;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusout', onLeave, true);
    document.addEventListener('focusin', onFocus, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusout', onLeave, true);
      document.removeEventListener('focusin', onFocus, true);
    };
  }, [page]);
  useEffect(() => {
    const isNew = asked.current !== question;
    asked.current = question;
    if (!byKeys.current || onItsWay.current) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (lost ? !had.current && !isNew : !isNew || active.closest(PLAYING) === null) return;
    // Last, since it looks through the whole page.
    if (document.querySelector('dialog[open]') !== null) return;
    const next = acting
      ? [...ANSWERS, ...(lost || !isStanding(active) ? BEGINNINGS : [])]
      : lost
        ? [REST]
        : [];
    focusFirst(page.current, next);
  });
}

/** Whether the keyboard can move on from the focused element. */
const isStanding = (active: Element): boolean => active.matches('button, [data-cell]');

/** Focuses the first of some places that exists and is shown. */
export function focusFirst(page: HTMLElement | null, places: readonly string[]): void {
  for (const place of places) {
    const found = [...(page?.querySelectorAll<HTMLElement>(place) ?? [])].find((each) =>
      each.checkVisibility(),
    );
    if (found === undefined) continue;
    if (!found.matches('button')) found.tabIndex = -1;
    found.focus();
    return;
  }
}
