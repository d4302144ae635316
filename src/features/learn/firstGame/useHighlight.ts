import { type RefObject, useEffect } from 'react';
import type { CoachTarget } from '#learning';

const quoted = (value: string): string => JSON.stringify(value);

/**
 * Selectors of the elements to click, in order. Elements that only lead to some choices, such as those that
 * rotate or move something, list them in `data-leads`.
 */
function selectorsOf({ card, use, choices = [] }: CoachTarget): readonly string[] {
  return [
    ...(card === undefined ? [] : [`[data-card=${quoted(card)}]`]),
    ...(use === undefined ? [] : [`[data-mode=${quoted(use)}]`, `[data-use=${quoted(use)}]`]),
    ...choices
      .map(quoted)
      .map((choice) => `[data-choice=${choice}], [data-use=${choice}], [data-leads~=${choice}]`),
  ];
}

/** The first of them that exists and is not chosen yet. */
function nextOf(root: Element, selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = root.querySelector(selector);
    if (found !== null && found.getAttribute('aria-pressed') !== 'true') return found;
  }
  return null;
}

/** Marks the next element to click with `data-lit`, as soon as it is on the page. */
export function useHighlight(root: RefObject<Element | null>, touch: CoachTarget | null): void {
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
      // A list of answers may scroll.
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      lit = next;
    };
    light();
    const observer = new MutationObserver(light);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-pressed', 'data-choice', 'data-leads'],
    });
    return () => {
      observer.disconnect();
      lit?.removeAttribute('data-lit');
    };
  }, [root, touch]);
}
