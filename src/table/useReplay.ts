import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { shareAt } from '#director';
import { isRunning, useSession } from '#session';
import type { ReplayBarHandle, TimelineMoment } from '#ui';
import { momentsOf, neighbours } from './game/course';
import type { TableParts } from './game/parts';

export interface ReplayControl {
  /** Highlights of the game, oldest first. */
  readonly moments: readonly TimelineMoment[];
  /** Goes to the previous or next highlight; null if there is none. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  /** Pauses, resumes, and restarts from the end of a finished game. */
  readonly playOrPause: () => void;
  readonly bar: RefObject<ReplayBarHandle | null>;
  /** Updates the progress bar; call after every time step. */
  readonly look: () => void;
}

/** Replay controls of a session. */
export function useReplay({ session, words }: Pick<TableParts, 'session' | 'words'>): ReplayControl {
  const history = useSession(session, (state) => state.history);
  const shown = useSession(session, (state) => state.shown);
  const moving = useSession(session, (state) => state.current !== null);
  const moments = useMemo(() => momentsOf(history, words), [history, words]);
  const { before, after } = neighbours(moments, shown, moving);
  const bar = useRef<ReplayBarHandle>(null);
  const look = useCallback(() => {
    if (bar.current === null) return;
    const { director } = session;
    const { current, time, rewinding } = director;
    const start = session.startOf(director.shown);
    const share = current === undefined || rewinding ? 0 : shareAt(current, time);
    bar.current.show(director.shown + share, start === undefined ? null : start + (rewinding ? 0 : time));
  }, [session]);
  const playOrPause = () => {
    const state = session.store.getState();
    if (state.finished && state.over) session.replay();
    else if (isRunning(state)) session.pause();
    else session.resume();
  };
  return {
    moments,
    previous: before === null ? null : () => void session.watch(before),
    next: after === null ? null : () => void session.watch(after),
    playOrPause,
    bar,
    look,
  };
}
