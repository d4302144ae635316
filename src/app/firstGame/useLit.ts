import { type RefObject, useEffect } from 'react';
import type { CoachTouch } from '#core';

const quoted = (value: string): string => JSON.stringify(value);

/** What finds the parts of the page that are meant. */
function selectorOf({ card, use, choices = [] }: CoachTouch): string {
  return [
    ...(card === undefined ? [] : [`[data-card=${quoted(card)}]`]),
    ...(use === undefined ? [] : [`[data-mode=${quoted(use)}]`, `[data-use=${quoted(use)}]`]),
    ...choices.map((choice) => `[data-choice=${quoted(choice)}]`),
  ].join(', ');
}

/** Marks what is to be touched with `data-lit`, whenever it comes to be on the page. */
export function useLit(root: RefObject<Element | null>, touch: CoachTouch | null): void {
  useEffect(() => {
    const element = root.current;
    const selector = touch === null ? '' : selectorOf(touch);
    if (element === null || selector === '') return;
    const light = () => {
      for (const each of element.querySelectorAll('[data-lit]')) {
        if (!each.matches(selector)) each.removeAttribute('data-lit');
      }
      for (const each of element.querySelectorAll(selector)) each.toggleAttribute('data-lit', true);
    };
    light();
    const observer = new MutationObserver(light);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const each of element.querySelectorAll('[data-lit]')) each.removeAttribute('data-lit');
    };
  }, [root, touch]);
}
