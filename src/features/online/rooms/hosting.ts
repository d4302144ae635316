import { DEFAULT_HOSTING, type Hosting, type RoomInfo } from '#net';
import type { RoomClient } from '../client/RoomClient';

/** Hosting settings of a room. */
export const hostingOf = ({ hosting = DEFAULT_HOSTING }: RoomInfo): Hosting => hosting;

/** Changes hosting settings of a room. */
export const setHosting = (link: RoomClient, room: RoomInfo, change: Partial<Hosting>): void =>
  void link.ask({ do: 'hosting', hosting: { ...hostingOf(room), ...change } });

/** Abandons the current game, if any, and starts another with free seats at an unlocked table. */
export async function beginForNext(link: RoomClient, room: RoomInfo): Promise<void> {
  const begun = await link.ask(room.begun ? { do: 'rematch', unfinished: true } : { do: 'start' });
  if (begun.ok) await link.ask({ do: 'free' });
}
