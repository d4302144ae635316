import { useStore } from 'zustand';
import type { GameTypes } from '#core';
import type { Session } from './session';
import type { SessionState } from './state';

/** A part of a session's state; the component renders again when that part changes. */
export function useSession<T extends GameTypes, Part>(
  session: Session<T, unknown>,
  select: (state: SessionState<T>) => Part,
): Part {
  return useStore(session.store, select);
}
