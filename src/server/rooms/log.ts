import type { RoomEntry } from './entry';
import { parseEntry } from './entryShape';

/** Append-only storage of room logs. Methods reject if the storage fails. */
export interface RoomLog {
  /**
   * Appends an entry to the log of a room. Once it resolves, the entry is durable.
   * @param number how many entries precede it @returns false if that number is already taken
   */
  append(room: string, number: number, entry: RoomEntry): Promise<boolean>;
  /** Entries of a room from a number on, unreadable ones as `damaged`; empty for an unknown room. */
  read(room: string, from?: number): Promise<readonly RoomEntry[]>;
  /** Room with this audience code; undefined if none. */
  roomWatchedBy(watch: string): Promise<string | undefined>;
  /** Number of rooms. */
  count(): Promise<number>;
  /** Removes a room and all its entries. */
  forget(room: string): Promise<void>;
  /** Marks rooms as used now. Unknown rooms are ignored. */
  use(rooms: readonly string[]): Promise<void>;
  /**
   * Removes all rooms without a new entry since a date.
   * @param before milliseconds since 1970 @param unbegun the same for rooms whose game has never begun @returns their
   * codes
   */
  prune(before: number, unbegun: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Parses an entry; an unreadable one is `damaged`. */
export function readEntry(text: string): RoomEntry {
  try {
    return parseEntry(JSON.parse(text));
  } catch {
    return { do: 'damaged' };
  }
}

/** Entries of a log from a number on; gaps are `damaged`. */
export function readEntries(
  numbered: Iterable<{ readonly number: number; readonly entry: string }>,
  from: number,
): readonly RoomEntry[] {
  const entries: RoomEntry[] = [];
  for (const { number, entry } of numbered) {
    while (entries.length < number - from) entries.push({ do: 'damaged' });
    entries.push(readEntry(entry));
  }
  return entries;
}

/** Clock of a log, milliseconds since 1970. */
export type Calendar = () => number;

/** Keeps logs in memory. */
export class MemoryLog implements RoomLog {
  private readonly logs = new Map<string, string[]>();
  private readonly touched = new Map<string, number>();

  constructor(private readonly calendar: Calendar) {}

  async append(room: string, number: number, entry: RoomEntry): Promise<boolean> {
    const log = this.logs.get(room) ?? [];
    if (log.length !== number) return false;
    log.push(JSON.stringify(entry));
    this.logs.set(room, log);
    this.touched.set(room, this.calendar());
    return true;
  }

  async read(room: string, from = 0): Promise<readonly RoomEntry[]> {
    return (this.logs.get(room) ?? []).slice(from).map(readEntry);
  }

  async roomWatchedBy(watch: string): Promise<string | undefined> {
    return [...this.logs.keys()].find((room) => {
      const first = JSON.parse(this.logs.get(room)![0]!) as RoomEntry;
      return first.do === 'create' && first.watch === watch;
    });
  }

  async count(): Promise<number> {
    return this.logs.size;
  }

  async forget(room: string): Promise<void> {
    this.logs.delete(room);
    this.touched.delete(room);
  }

  async use(rooms: readonly string[]): Promise<void> {
    for (const room of rooms) if (this.touched.has(room)) this.touched.set(room, this.calendar());
  }

  async prune(before: number, unbegun: number): Promise<readonly string[]> {
    const begun = (room: string) =>
      this.logs.get(room)!.some((line) => (JSON.parse(line) as RoomEntry).do === 'start');
    const old = [...this.touched].flatMap(([room, at]) =>
      at < before || (at < unbegun && !begun(room)) ? [room] : [],
    );
    for (const room of old) await this.forget(room);
    return old;
  }

  async close(): Promise<void> {
    this.logs.clear();
    this.touched.clear();
  }
}
