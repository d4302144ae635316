import { cleanup, fireEvent, render as mount } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '#core';
import { LanguageProvider } from '#i18n';

/** Mounts something into the document in a language; {@link cleanUp} takes it away. */
export function render(node: ReactNode, language: Language = 'en') {
  const { container, rerender, unmount } = mount(node, {
    wrapper: ({ children }) => <LanguageProvider language={language}>{children}</LanguageProvider>,
  });
  return { container, show: rerender, unmount };
}

/** Unmounts everything that was rendered. */
export const cleanUp = cleanup;

/** What is read out of an element. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent?.trim() ?? '';
}

/** The one element whose accessible name (its label, else its text) is this. */
export function byName(name: string, within: ParentNode = document): HTMLElement {
  const named = [...within.querySelectorAll<HTMLElement>('button, input, select, [aria-label]')].filter(
    (element) => {
      return (element.getAttribute('aria-label') ?? readText(element)) === name;
    },
  );
  if (named.length !== 1) throw new Error(`${named.length} elements are called “${name}”`);
  return named[0]!;
}

export function click(element: Element): void {
  fireEvent.click(element);
}

export function press(key: string, target: Element = document.body): void {
  fireEvent.keyDown(target, { key });
}

/** Puts a value into a field as a person does. */
export function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
