import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useMemory } from '#module';
import { useConnect } from '../../../page/services';
import { newDeviceKey } from '../client/newKey';
import type { RoomState } from '../client/RoomClient';
import { loadLocalSeats, saveLocalSeats } from '../client/roomStorage';
import type { FoundRoom } from '../client/useFoundRoom';
import { later } from '../client/useRoomLink';
import { LocalSeats } from './LocalSeats';

type Found = Extract<FoundRoom, { readonly state: 'found' }>;

/** Seats played at the host's screen, for the component's lifetime. @param open the current match */
export function useLocalSeats(
  { room, module }: Found,
  open: RoomState['source'],
): { readonly local: LocalSeats; readonly seats: readonly string[] } {
  const connect = useConnect();
  const memory = useMemory();
  const [local] = useState(
    () =>
      new LocalSeats({
        connect: () => connect(window),
        game: module,
        room,
        later,
        newKey: () => newDeviceKey(window.crypto),
        keep: (seats) => saveLocalSeats(memory, room.room, seats),
      }),
  );
  useEffect(() => {
    for (const kept of loadLocalSeats(memory, room.room)) void local.add(kept);
    return () => local.close();
  }, [memory, room, local]);
  useEffect(() => local.show(open), [local, open]);
  return { local, seats: useStore(local.store, (state) => state.seats) };
}
