import { useEffect, useRef } from 'react';

/** A key pressed for the page as a whole. */
export interface KeyPress {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  readonly shiftKey: boolean;
  /** The physical key, independent of the layout, as in `KeyboardEvent.code`. */
  readonly code: string;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
  /** The digit printed on the key, 0 … 9, even if the layout needs Shift for it; null for other keys. */
  readonly digit: number | null;
}

/** Handles a key. Returns whether it was used, which prevents the browser's default. */
export type KeyHandler = (press: KeyPress) => boolean;

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Keys a select field uses: those that move or open it, and the first letters of its options. */
function choosesIn(select: HTMLSelectElement, key: string): boolean {
  if (key.length > 1) return key !== 'Escape';
  return (
    key === ' ' ||
    [...select.options].some(({ text }) => text.trim().toLowerCase().startsWith(key.toLowerCase()))
  );
}

/** Whether a key belongs to the focused control. */
function belongsToControl(target: EventTarget | null, key: string): boolean {
  // A select field keeps the focus after a choice, but most keys are then meant for the page.
  if (target instanceof HTMLSelectElement) return choosesIn(target, key);
  if (within(target, 'input:not([type=range], [type=radio]), textarea')) return key !== 'Escape';
  if (within(target, 'input[type=range]')) return /^(Arrow|Home|End|Page)/.test(key);
  if (within(target, 'input[type=radio]')) return key === ' ' || key.startsWith('Arrow');
  return within(target, 'button, a') && (key === ' ' || key === 'Enter');
}

/**
 * Listens to keys wherever the focus is, except those the focused control uses; not while a dialog is open.
 * @param apart selector of controls that leave their keys to the page
 */
export function useKeys(onPress: KeyHandler, apart?: string): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, code, shiftKey, target } = event;
      if (event.altKey || event.defaultPrevented) return;
      if (!(apart !== undefined && within(target, apart)) && belongsToControl(target, key)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const [, printed] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
      const digit = printed === undefined ? (/^\d$/.test(key) ? Number(key) : null) : Number(printed);
      const control = event.ctrlKey || event.metaKey;
      if (latest.current({ key, code, shiftKey, control, digit })) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [apart]);
}
