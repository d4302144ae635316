import { useMemo } from 'react';
import { useSession } from '#session';
import { ActionLine } from '#ui';
import type { TableParts } from './game/parts';

/** The actions of a match as a timeline, divided into their steps once those are measured. */
export function useActionLine(session: TableParts['session']): ActionLine {
  const history = useSession(session, (state) => state.history);
  const measured = useSession(session, (state) => state.seconds);
  return useMemo(() => {
    const steps = (action: number) => (measured === null ? 1 : Math.max(1, session.stepsOf(action).length));
    return new ActionLine(history.map((_entry, action) => steps(action)));
  }, [history, measured, session]);
}
