import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Page } from '../../../page/page';
import { newDeviceKey } from '../client/newKey';
import type { RoomState } from '../client/RoomClient';
import { loadLocalSeats, saveLocalSeats } from '../client/roomStorage';
import type { FoundRoom } from '../client/useFoundRoom';
import { later } from '../client/useRoomLink';
import { LocalSeats } from './LocalSeats';

type Found = Extract<FoundRoom, { readonly state: 'found' }>;

/** Seats played at the host's screen, for the component's lifetime. @param open the current match */
export function useLocalSeats(
  page: Page,
  { room, module }: Found,
  open: RoomState['source'],
): { readonly local: LocalSeats; readonly seats: readonly string[] } {
  const [local] = useState(
    () =>
      new LocalSeats({
        connect: () => page.connect(window),
        game: module,
        room,
        later,
        newKey: () => newDeviceKey(window.crypto),
        keep: (seats) => saveLocalSeats(page, room.room, seats),
      }),
  );
  useEffect(() => {
    for (const kept of loadLocalSeats(page, room.room)) void local.add(kept);
    return () => local.close();
  }, [page, room, local]);
  useEffect(() => local.show(open), [local, open]);
  return { local, seats: useStore(local.store, (state) => state.seats) };
}
