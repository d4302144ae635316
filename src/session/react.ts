import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { GameTypes } from '#core';
import type { Session } from './session';
import { isLive, type SessionState } from './state';

/** Selects a part of a session's state; the component re-renders when it changes. */
export function useSession<T extends GameTypes, Part>(
  session: Session<T, unknown>,
  select: (state: SessionState<T>) => Part,
): Part {
  return useStore(session.store, select);
}

/**
 * Takes an action for the person at the device as soon as the table is at rest. After an undo it waits until they have
 * acted themselves, so that it does not redo what they did not want.
 * @param answer the same object as long as it is the same answer; null for none
 */
export function useAutomaticAnswer<T extends GameTypes>(
  session: Session<T, unknown>,
  answer: T['Action'] | null,
): void {
  const live = useSession(session, isLive);
  const actual = useSession(session, (state) => state.actual);
  const last = useRef(actual);
  const undone = useRef(false);
  useEffect(() => {
    if (actual !== last.current) undone.current = actual < last.current;
    last.current = actual;
    if (live && answer !== null && !undone.current) void session.act(answer);
  }, [session, live, actual, answer]);
}
