import { useMemo, useRef } from 'react';
import { aimPoint, type CameraView } from '#director';
import type { Broadcast } from '#net';
import type { TableParts } from '../../../table/game/parts';
import { DirectedCamera, type Directing } from './directedCamera';
import type { Framing } from './useFraming';

/** Camera of a broadcast. @param held the caster's view; null if directed */
export function useDirectedCamera(
  { session, table }: Pick<TableParts, 'session' | 'table'>,
  framing: Framing,
  style: Broadcast['camera'],
  held: CameraView | null,
): DirectedCamera<unknown> {
  const directing = useMemo((): Directing => ({ framing, style, held }), [framing, style, held]);
  const given = useRef(directing);
  given.current = directing;
  return useMemo(() => {
    const poses = session.pieces.buffer();
    return new DirectedCamera(
      {
        session,
        tuning: table.camera,
        obstacles: (shown) => table.obstacles(shown),
        decider() {
          const { shownDeciding } = session.store.getState();
          if (shownDeciding === null) return null;
          session.director.sample(poses);
          return aimPoint(table.placeOf(shownDeciding, session.table, poses));
        },
      },
      () => given.current,
    );
  }, [session, table]);
}
