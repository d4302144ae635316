import type { RoomEntry } from './entry';

/** Where the logs of rooms are kept: nothing in them is ever changed. Rejects when the place fails. */
export interface RoomLog {
  /**
   * Adds an entry to the log of a room. Once it resolves, the entry outlives the program.
   * @param number how many entries the log has before it @returns false where another entry has that number already
   */
  append(room: string, number: number, entry: RoomEntry): Promise<boolean>;
  /** The entries of a room from a number on; empty for a room that there is not. */
  read(room: string, from?: number): Promise<readonly RoomEntry[]>;
  /** The room whose code for its audience this is; undefined for none. */
  roomWatchedBy(watch: string): Promise<string | undefined>;
  /** How many rooms it holds. */
  count(): Promise<number>;
  /** Removes a room and all its entries. */
  forget(room: string): Promise<void>;
  /** Removes all rooms to which nothing was added since a date. @param before milliseconds since 1970 @returns how many */
  prune(before: number): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds since 1970, of whoever keeps a log. */
export type Calendar = () => number;

/** Keeps logs as long as the program runs. */
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
    return (this.logs.get(room) ?? []).slice(from).map((line) => JSON.parse(line) as RoomEntry);
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

  async prune(before: number): Promise<number> {
    const old = [...this.touched].filter(([, at]) => at < before);
    for (const [room] of old) await this.forget(room);
    return old.length;
  }

  async close(): Promise<void> {
    this.logs.clear();
    this.touched.clear();
  }
}
