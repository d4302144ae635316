import { useCallback, useMemo } from 'react';
import type { GameScene } from '#module';
import { useSession } from '#session';
import type { TableParts } from './game/parts';

/** The 3D scene of a session's game. */
export function useSessionScene(parts: TableParts): GameScene {
  const { table: game, session, seats, colours, figures } = parts;
  const shown = useSession(session, (state) => state.shownView);
  const [table] = useMemo(() => [session.table], [session]);
  const restless = useCallback(() => {
    const { thinking } = session;
    return thinking === null ? null : game.figureOf(thinking, session.table);
  }, [session, game]);
  return { game, opening: session.opening, table, shown, seats, colours, figures, restless };
}
