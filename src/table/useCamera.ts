import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CameraStyle } from '#core';
import type { CameraShow } from '#stage';
import type { Clock } from '#storage';
import { FollowingCamera } from './followingCamera';
import type { TableParts } from './game/parts';

export interface CameraControl {
  readonly show: CameraShow;
  /** Whether the viewer has taken the camera during the current action. */
  readonly taken: boolean;
  /** Gives the camera back to the show at once. */
  readonly giveBack: () => void;
  /** Call after every time step. */
  readonly look: () => void;
}

/**
 * The camera of a session's table. It follows the current timeline as far as its style allows, unless the viewer has
 * taken it; then it waits for the next action. Changes of speed apply from the next action on.
 */
export function useCamera(
  { table, session }: Pick<TableParts, 'table' | 'session'>,
  style: CameraStyle,
  clock: Clock,
): CameraControl {
  const [taken, setTaken] = useState(false);
  const show = useMemo(
    () =>
      new FollowingCamera(
        session,
        (shown) => table.obstacles(shown),
        { style, tuning: table.camera, eases: clock === 'real' },
        setTaken,
      ),
    [table, session, style, clock],
  );
  useEffect(() => () => show.giveBack(), [show]);
  const look = useCallback(() => show.look(), [show]);
  const giveBack = useCallback(() => show.giveBack(), [show]);
  return { show, taken, giveBack, look };
}
