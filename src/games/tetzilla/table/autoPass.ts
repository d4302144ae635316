import { useState } from 'react';
import { type Session, useAutomaticAnswer } from '#session';
import { deviceStorage } from '#storage';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { type Decision, mustPass } from '#tetzilla/view';

const PASS: Action = { do: 'pass' };

/** Where the device remembers whether to pass by itself. */
const KEY = 'kaiju.tetzilla.auto-pass';

const remembered = (): boolean => deviceStorage(window).getItem(KEY) !== 'off';

function remember(on: boolean): void {
  try {
    deviceStorage(window).setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A full storage only costs the memory of the choice.
  }
}

export interface AutoPass {
  readonly on: boolean;
  set(on: boolean): void;
}

/**
 * A hook: passes for the person at the device when nothing can be paid for (T5.3), once the table rests, unless they
 * have switched that off, or have just taken something back.
 */
export function useAutoPass<Table>(
  session: Session<TetzillaTypes, Table>,
  decision: Decision | null,
): AutoPass {
  const [on, setOn] = useState(remembered);
  useAutomaticAnswer(session, on && mustPass(decision) ? PASS : null);
  return {
    on,
    set(next) {
      setOn(next);
      remember(next);
    },
  };
}
