import { useMemo } from 'react';
import { useSession } from '#session';
import type { TimelineTurn } from '#ui';
import { turnsOf } from './game/course';
import type { TableParts } from './game/parts';

/** The turns of the game on the table. */
export function useTurns({
  module,
  session,
}: Pick<TableParts, 'module' | 'session'>): readonly TimelineTurn[] {
  const history = useSession(session, (state) => state.history);
  return useMemo(() => {
    const first = module.firstTurn(session.opening);
    return turnsOf(module, history, first);
  }, [module, session, history]);
}
