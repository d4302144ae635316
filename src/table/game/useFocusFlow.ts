import { type RefObject, useEffect, useRef } from 'react';
import type { TurnControl } from '#module';

/** Where what is asked can be answered, the best place first. */
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
/** Where the focus waits while others play. */
const REST = '.ui-hud-turn .ui-panel';
/** From where the focus goes on when something else is asked. */
const PLAYING = `.ui-hud-hand, .ui-hud-choices, .text-board, ${REST}`;

/**
 * Moves keyboard focus along with the game: to the answers of what is asked, back to the hand
 * after an action, and never to nowhere when what had it is gone. It leaves alone who uses a mouse, and who is busy
 * elsewhere on the page.
 */
export function useFocusFlow(
  page: RefObject<HTMLElement | null>,
  { question, acting }: Pick<TurnControl, 'question' | 'acting'>,
): void {
  const byKeys = useRef(false);
  const had = useRef(false);
  // Between two controls nothing has the focus for a moment, in which what is pointed at is told already.
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
    if (!byKeys.current || onItsWay.current || document.querySelector('dialog[open]') !== null) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (lost ? !had.current && !isNew : !isNew || active.closest(PLAYING) === null) return;
    const next = acting
      ? [...ANSWERS, ...(lost || !isStanding(active) ? BEGINNINGS : [])]
      : lost
        ? [REST]
        : [];
    focusFirst(page.current, next);
  });
}

/** The focus is on something that can be gone on from. */
const isStanding = (active: Element): boolean => active.matches('button, [data-cell]');

/** Gives the focus to the first of some places that there is. */
export function focusFirst(page: HTMLElement | null, places: readonly string[]): void {
  for (const place of places) {
    const found = page?.querySelector<HTMLElement>(place);
    if (found === null || found === undefined) continue;
    if (!found.matches('button')) found.tabIndex = -1;
    found.focus();
    return;
  }
}
