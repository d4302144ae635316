import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CameraStyle } from '#core';
import type { CameraShow } from '#stage';
import type { Clock } from '#storage';
import { FollowingCamera } from './followingCamera';
import type { TableParts } from './game/parts';

export interface CameraControl {
  readonly show: CameraShow;
  /** The viewer has taken the camera in the course of the action that is shown. */
  readonly taken: boolean;
  /** Gives the camera back to the show at once. */
  readonly giveBack: () => void;
  /** Call after every step of time. */
  readonly look: () => void;
}

/**
 * The camera of a session's table: it follows the timeline that is shown, as far as the style goes, unless the viewer
 * has taken it; then it waits for the next action. A change of speed counts from the next action on.
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
