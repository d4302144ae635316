import { useEffect, useRef, useState } from 'react';
import { deviceStorage, isLive, type Session, useSession } from '#session';
import type { TetzillaTypes } from '#tetzilla/rules';
import { type Decision, mustPass } from '#tetzilla/view';

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
 * have switched that off. What was taken back is not done again by itself.
 */
export function useAutoPass<Table>(
  session: Session<TetzillaTypes, Table>,
  decision: Decision | null,
): AutoPass {
  const [on, setOn] = useState(remembered);
  const live = useSession(session, isLive);
  const actual = useSession(session, (state) => state.actual);
  const most = useRef(actual);
  useEffect(() => {
    const fresh = actual >= most.current;
    most.current = actual;
    if (on && fresh && live && mustPass(decision)) void session.act({ do: 'pass' });
  }, [session, on, live, actual, decision]);
  return {
    on,
    set(next) {
      setOn(next);
      remember(next);
    },
  };
}
