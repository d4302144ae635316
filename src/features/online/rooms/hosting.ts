import { DEFAULT_HOSTING, type Hosting, type RoomInfo } from '#net';
import type { RoomClient } from '../client/RoomClient';

/** How a table is run. */
export const hostingOf = ({ hosting = DEFAULT_HOSTING }: RoomInfo): Hosting => hosting;

/** Runs a table otherwise in some respect. */
export const setHosting = (link: RoomClient, room: RoomInfo, change: Partial<Hosting>): void =>
  void link.ask({ do: 'hosting', hosting: { ...hostingOf(room), ...change } });

/** Gives up the game that is played, if one is, and begins another with free seats at an open table. */
export async function beginForNext(link: RoomClient, room: RoomInfo): Promise<void> {
  const begun = await link.ask(room.begun ? { do: 'rematch', unfinished: true } : { do: 'start' });
  if (begun.ok) await link.ask({ do: 'free' });
}
