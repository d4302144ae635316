import { useEffect, useRef } from 'react';

/**
 * What a key does; letters are given in lower case, as `KeyboardEvent.key` names the others. `Control+` stands for the
 * command key as well.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="range"]), select, textarea') !== null;

/** The keys by which a slider moves its thumb. */
const movesThumb = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  target.closest('input[type="range"]') !== null &&
  /^(Arrow|Home|End|Page)/.test(key);

const pressesButton = (target: EventTarget | null, key: string) =>
  target instanceof Element && key === ' ' && target.closest('button') !== null;

/** Keys that work wherever the focus is, but in a field (Escape there, too) or while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented) return;
      const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const key = event.ctrlKey || event.metaKey ? `Control+${plain}` : plain;
      const { target } = event;
      if ((takesText(target) && key !== 'Escape') || movesThumb(target, key) || pressesButton(target, key))
        return;
      if (document.querySelector('dialog[open]') !== null) return;
      const run = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
