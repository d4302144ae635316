import { type RefObject, useEffect } from 'react';
import type { CoachTouch } from '#core';

const quoted = (value: string): string => JSON.stringify(value);

/** What finds the parts of the page that are to be touched, in the order in which they are. */
function selectorsOf({ card, use, choices = [] }: CoachTouch): readonly string[] {
  return [
    ...(card === undefined ? [] : [`[data-card=${quoted(card)}]`]),
    ...(use === undefined ? [] : [`[data-mode=${quoted(use)}]`, `[data-use=${quoted(use)}]`]),
    ...choices.map((choice) => `[data-choice=${quoted(choice)}]`),
  ];
}

/** The first of them that is there and not chosen yet. */
function nextOf(root: Element, selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = root.querySelector(selector);
    if (found !== null && found.getAttribute('aria-pressed') !== 'true') return found;
  }
  return null;
}

/** Marks what is to be touched next with `data-lit`, whenever it comes to be on the page. */
export function useLit(root: RefObject<Element | null>, touch: CoachTouch | null): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || touch === null) return;
    const selectors = selectorsOf(touch);
    let lit: Element | null = null;
    const light = () => {
      const next = nextOf(element, selectors);
      if (next === lit && next?.hasAttribute('data-lit') !== false) return;
      lit?.removeAttribute('data-lit');
      next?.toggleAttribute('data-lit', true);
      lit = next;
    };
    light();
    const observer = new MutationObserver(light);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] });
    return () => {
      observer.disconnect();
      lit?.removeAttribute('data-lit');
    };
  }, [root, touch]);
}
