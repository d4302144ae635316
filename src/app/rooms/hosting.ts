import { type Hosting, type ToldRoom, USUAL_HOSTING } from '#net';
import type { RoomLink } from './RoomLink';

/** How a table is run. */
export const hostingOf = ({ hosting = USUAL_HOSTING }: ToldRoom): Hosting => hosting;

/** Runs a table otherwise in some respect. */
export const setHosting = (link: RoomLink, room: ToldRoom, change: Partial<Hosting>): void =>
  void link.ask({ do: 'hosting', hosting: { ...hostingOf(room), ...change } });

/** Gives up the game that is played, if one is, and begins another with free seats at an open table. */
export async function beginForNext(link: RoomLink, room: ToldRoom): Promise<void> {
  const begun = await link.ask(room.begun ? { do: 'rematch', unfinished: true } : { do: 'start' });
  if (begun.ok) await link.ask({ do: 'free' });
}
