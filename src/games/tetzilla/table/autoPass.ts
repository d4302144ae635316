import { useState } from 'react';
import { type Session, useAutomaticAnswer } from '#session';
import { deviceStorage } from '#storage';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { type Decision, mustPass } from '#tetzilla/view';

const PASS: Action = { do: 'pass' };

/** Storage key of the setting. */
const KEY = 'kaiju.tetzilla.auto-pass';

const remembered = (): boolean => deviceStorage(window).getItem(KEY) !== 'off';

function remember(on: boolean): void {
  try {
    deviceStorage(window).setItem(KEY, on ? 'on' : 'off');
  } catch {
    // If storage is full, the setting is just not saved.
  }
}

export interface AutoPass {
  readonly on: boolean;
  set(on: boolean): void;
}

/**
 * Passes automatically for the player at the device when no step is affordable (T5.3), once the table is at
 * rest. Not if they switched it off, or have just undone something.
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
