import { useEffect, useRef } from 'react';

/** What a key does; letters are given in lower case, as `KeyboardEvent.key` names the others. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

const pressesButton = (target: EventTarget | null, key: string) =>
  target instanceof Element && key === ' ' && target.closest('button') !== null;

/** Keys that work wherever the focus is, but in a field or while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (takesText(event.target) || pressesButton(event.target, key)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const does = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
