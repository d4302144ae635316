import { useEffect, useRef, useState } from 'react';
import { TABLE_KEYS, useBindings } from '#ui';
import { heldOn, type PadCommand, type PadState, padStep } from './commands';
import { back, chooseStop, pressKey, toMenu, walk, walkTo } from './walk';

/** The keys whose commands a pad has buttons for, as they are at first. */
const KEYS = { undo: 'u', skip: 's', board: 'b' } as const;

const NOTHING: PadState = new Map();

/**
 * Lets pads do what keys do, on every page: they take the focus about, press what has it, and give some commands.
 * @returns whether a pad was used last, and not a mouse, a finger or a keyboard
 */
export function usePad(): boolean {
  const [used, setUsed] = useState(false);
  const bindings = useBindings();
  const keyOf = useRef((first: string) => first);
  useEffect(() => {
    keyOf.current = (first) => bindings[TABLE_KEYS]?.[first] ?? first;
  });
  useEffect(() => {
    let state = NOTHING;
    let frame = 0;
    const run = (command: PadCommand) => {
      // Anyone who goes by keys is taken along with the game; a pad is one more keyboard.
      pressKey(document, 'Unidentified');
      switch (command) {
        case 'up':
        case 'down':
        case 'left':
        case 'right':
          return walk(document, command);
        case 'previous':
          return walkTo(document, -1);
        case 'next':
          return walkTo(document, 1);
        case 'choose':
          return chooseStop(document);
        case 'back':
          return back(document);
        case 'menu':
          return toMenu(document);
        default:
          if (document.querySelector('dialog[open]') === null)
            pressKey(document, keyOf.current(KEYS[command]));
      }
    };
    const look = (now: number) => {
      const pads = navigator.getGamepads();
      const step = padStep(state, heldOn(pads), now);
      state = step.state;
      if (step.commands.length > 0) setUsed(true);
      for (const command of step.commands) run(command);
      // Nothing is asked for while there is no pad: the next one tells that it has come.
      if (pads.some((pad) => pad !== null)) frame = requestAnimationFrame(look);
    };
    const begin = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const leave = ({ isTrusted }: Event) => {
      if (isTrusted) setUsed(false);
    };
    const others = ['pointerdown', 'keydown'] as const;
    window.addEventListener('gamepadconnected', begin);
    for (const other of others) window.addEventListener(other, leave, true);
    if (typeof navigator.getGamepads === 'function') begin();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('gamepadconnected', begin);
      for (const other of others) window.removeEventListener(other, leave, true);
    };
  }, []);
  return used;
}
