import type { HostedRoom } from '../../../src/server/rooms/hosted';
import { MemoryLog } from '../../../src/server/rooms/log';
import type { Said } from '../../../src/server/rooms/relay';
import { never, testRooms } from './world';

export type World = NonNullable<Parameters<typeof testRooms>[0]>;

/** Two nodes that share a log. @param arrives whether a message from one to the other does @param worlds what is theirs */
export function twoNodes(
  arrives: () => boolean = () => true,
  now: () => number = () => 0,
  worlds: { readonly left?: World; readonly right?: World } = {},
) {
  const log = new MemoryLog(() => 0);
  const left = testRooms({ log, now, decide: never, ...worlds.left }, 1);
  const right = testRooms({ log, now, decide: never, ...worlds.right }, 2);
  const between = (handle: () => (said: Said) => void) => (said: Said) => {
    if (arrives()) queueMicrotask(() => handle()(said));
  };
  const hears: { left: (said: Said) => void; right: (said: Said) => void } = {
    left: () => {},
    right: () => {},
  };
  hears.left = left.rooms.link(between(() => hears.right));
  hears.right = right.rooms.link(between(() => hears.left));
  return { left, right };
}

/** Resolves when nobody has anything to say any more. */
export async function quiet(...rooms: readonly HostedRoom[]): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(rooms.map((room) => room.settled()));
  }
}
