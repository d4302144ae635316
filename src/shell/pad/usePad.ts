import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '#core';
import { TABLE_KEYS, useBindings } from '#ui';
import { heldOn, type PadCommand, type PadState, padStep } from './commands';
import { back, chooseStop, pressKey, toMenu, walk, walkTo } from './walk';

/** Default keys of the commands that pads have buttons for. */
const KEYS = { undo: 'u', skip: 's', board: 'b' } as const;

const NOTHING: PadState = new Map();

/** Latest start in milliseconds on a page that is never idle. */
const START = 1000;

/**
 * Game pads as keyboards, on every page: they move the focus, press the focused element, and give some commands.
 * @returns whether the last input came from a pad, not a mouse, finger or keyboard
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
      // Focus follows the game for keyboard users; make a pad count as a keyboard.
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
      // Stop polling without a pad; connecting one fires an event.
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
    for (const other of others) window.addEventListener(other, leave, true);
    // Listening starts the browser's search for pads, which would hold up the first frame.
    const start = () => {
      window.addEventListener('gamepadconnected', begin);
      if (typeof navigator.getGamepads === 'function') begin();
    };
    const stop = whenIdle(globalThis, start, { within: START, otherwise: 0 });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      window.removeEventListener('gamepadconnected', begin);
      for (const other of others) window.removeEventListener(other, leave, true);
    };
  }, []);
  return used;
}
