import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#core';
import { LanguageProvider } from '#i18n';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const mounted: { readonly root: Root; readonly container: Element }[] = [];

/** Mounts something into the document; {@link cleanUp} takes it away. */
export function render(node: ReactNode, language: Language = 'en') {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.push({ root, container });
  const show = (next: ReactNode) =>
    act(() => root.render(<LanguageProvider language={language}>{next}</LanguageProvider>));
  show(node);
  return { container, show };
}

/** Unmounts everything that was rendered. */
export function cleanUp(): void {
  for (const { root, container } of mounted.splice(0)) {
    act(() => root.unmount());
    container.remove();
  }
}

/** The one element whose accessible name (its label, else its text) is this. */
export function byName(name: string, within: ParentNode = document): HTMLElement {
  const named = [...within.querySelectorAll<HTMLElement>('button, input, select, [aria-label]')].filter(
    (element) => {
      return (element.getAttribute('aria-label') ?? element.textContent?.trim()) === name;
    },
  );
  if (named.length !== 1) throw new Error(`${named.length} elements are called “${name}”`);
  return named[0]!;
}

export function click(element: Element): void {
  act(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

export function press(key: string, target: EventTarget = document.body): void {
  act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

/** Types into a field as React notices it. */
export function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}
