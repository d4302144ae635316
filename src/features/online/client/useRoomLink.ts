import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { RoomClient, type RoomState } from './RoomClient';
import type { FoundRoom } from './useFoundRoom';

type Found = Extract<FoundRoom, { readonly state: 'found' }>;

/** Timer function. Returns a cancel function. */
export function later(seconds: number, run: () => void): () => void {
  const timer = setTimeout(run, seconds * 1000);
  return () => clearTimeout(timer);
}

/** Client of a room, for the component's lifetime. @param key identifies the place */
export function useRoomLink(
  { connection, module, room }: Found,
  key: string,
): { readonly link: RoomClient; readonly state: RoomState } {
  const [link] = useState(() => new RoomClient({ connection, game: module, key, room, later }));
  useEffect(() => () => link.close(), [link]);
  return { link, state: useStore(link.store) };
}
