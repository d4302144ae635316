import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Page } from '../page';
import { LocalSeats } from './LocalSeats';
import { newDeviceKey } from './newKey';
import type { RoomState } from './RoomClient';
import { keepLocals, keptLocals } from './roomStorage';
import type { FoundRoom } from './useFoundRoom';
import { later } from './useRoomLink';

type Found = Extract<FoundRoom, { readonly state: 'found' }>;

/** The seats that are played at the screen of a table, as long as it is there. @param open the match that it shows */
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
        keep: (seats) => keepLocals(page, room.room, seats),
      }),
  );
  useEffect(() => {
    for (const kept of keptLocals(page, room.room)) void local.add(kept);
    return () => local.close();
  }, [page, room, local]);
  useEffect(() => local.show(open), [local, open]);
  return { local, seats: useStore(local.store, (state) => state.seats) };
}
