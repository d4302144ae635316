import { useEffect, useRef } from 'react';
import { commandOf, type KeyCommand } from './keys';

const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio]), select, textarea') !== null;

/** Keys that belong to the control that has the focus. */
function belongsToControl(target: EventTarget | null, key: string): boolean {
  // The boxes of the plan are buttons for the mouse; their keys are those of the page.
  if (!(target instanceof Element) || target.closest('.city-plan') !== null) return false;
  if (target.closest('button, a') !== null) return key === ' ' || key === 'Enter';
  return target.closest('input[type=radio]') !== null && (key === ' ' || key.startsWith('Arrow'));
}

/** Keys of the editor wherever the focus is, but in a field or while a dialog is open. */
export function useCityKeys(onCommand: (command: KeyCommand) => void): void {
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || takesText(event.target) || belongsToControl(event.target, event.key)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { key, shiftKey } = event;
      const command = commandOf({ key, shiftKey, control: event.ctrlKey || event.metaKey });
      if (command === null) return;
      event.preventDefault();
      latest.current(command);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
