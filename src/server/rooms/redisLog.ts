import { createClient } from 'redis';
import type { RoomEntry } from './entry';
import { type Calendar, type RoomLog, readEntries, readEntry } from './log';

/** Sorted set: rooms by time of last use. */
const ROOMS = 'kaiju:rooms';
/** Hash: rooms by audience code. */
const WATCHED = 'kaiju:watched';
/** Sorted set: rooms whose game has not begun, by time of last use. */
const WAITING = 'kaiju:waiting';
const keyOf = (room: string): string => `kaiju:room:${room}`;

const watchIn = (entry: RoomEntry): string | undefined => (entry.do === 'create' ? entry.watch : undefined);

/** Stream id of an entry. Redis refuses an id that is already taken. */
const idOf = (number: number): string => `0-${number + 1}`;

const numberOf = (id: string): number => Number(id.slice(2)) - 1;

/**
 * Script that checks the length and appends in one atomic step. A stream that lost its end still remembers the ids
 * there, so its last id is set back for them to be used again.
 */
const APPEND = `
  local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
  local number = last and tonumber(string.sub(last[1], 3)) or 0
  if number ~= tonumber(ARGV[1]) then return 0 end
  if last then redis.call('XSETID', KEYS[1], last[1]) else redis.call('DEL', KEYS[1]) end
  redis.call('XADD', KEYS[1], ARGV[2], 'entry', ARGV[3])
  redis.call('ZADD', KEYS[2], 'GT', ARGV[5], ARGV[4])
  if ARGV[6] ~= '' then redis.call('HSET', KEYS[3], ARGV[6], ARGV[4]) end
  if ARGV[7] == 'start' then redis.call('ZREM', KEYS[4], ARGV[4])
  elseif ARGV[7] == 'create' then redis.call('ZADD', KEYS[4], ARGV[5], ARGV[4])
  else redis.call('ZADD', KEYS[4], 'XX', 'GT', ARGV[5], ARGV[4]) end
  return 1`;

/** Reconnect interval, ms. */
const RETRY = 250;

const clientOf = (url: string) =>
  createClient({
    url,
    // Fail at once while disconnected: the caller may retry.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: () => RETRY },
  });

/**
 * Keeps logs in Redis streams, for any number of nodes. Entries survive a crash of Redis if it syncs each command to
 * disk before it answers (`appendonly yes`, `appendfsync always`).
 */
export class RedisLog implements RoomLog {
  private constructor(
    private readonly client: ReturnType<typeof clientOf>,
    private readonly calendar: Calendar,
  ) {}

  /**
   * Rejects if nothing answers at the address.
   * @param fault called each time the connection is lost
   */
  static async open(url: string, calendar: Calendar, fault: (detail: string) => void): Promise<RedisLog> {
    const client = clientOf(url);
    let reached = false;
    await new Promise<void>((resolve, reject) => {
      client.on('error', (thrown: Error) => {
        if (reached) return fault(`Redis: ${thrown.message}`);
        client.destroy();
        reject(thrown);
      });
      client.connect().then(() => {
        reached = true;
        resolve();
      }, reject);
    });
    return new RedisLog(client, calendar);
  }

  async append(room: string, number: number, entry: RoomEntry): Promise<boolean> {
    const done = await this.client.eval(APPEND, {
      keys: [keyOf(room), ROOMS, WATCHED, WAITING],
      arguments: [
        String(number),
        idOf(number),
        JSON.stringify(entry),
        room,
        String(this.calendar()),
        watchIn(entry) ?? '',
        entry.do,
      ],
    });
    return done === 1;
  }

  async read(room: string, from = 0): Promise<readonly RoomEntry[]> {
    const found = await this.client.xRange(keyOf(room), idOf(from), '+');
    const numbered = (found ?? []).map(({ id, message }) => ({
      number: numberOf(id),
      entry: message.entry ?? '',
    }));
    return readEntries(numbered, from);
  }

  async roomWatchedBy(watch: string): Promise<string | undefined> {
    return (await this.client.hGet(WATCHED, watch)) ?? undefined;
  }

  count(): Promise<number> {
    return this.client.zCard(ROOMS);
  }

  async forget(room: string): Promise<void> {
    const [first] = (await this.client.xRange(keyOf(room), '-', '+', { COUNT: 1 })) ?? [];
    const watch = first === undefined ? undefined : watchIn(readEntry(first.message.entry ?? ''));
    const gone = this.client.multi().del(keyOf(room)).zRem(ROOMS, room).zRem(WAITING, room);
    await (watch === undefined ? gone : gone.hDel(WATCHED, watch)).exec();
  }

  /** Date of the newest entry of all rooms, milliseconds since 1970; null if there is none. */
  async newest(): Promise<number | null> {
    const [last] = await this.client.zRangeWithScores(ROOMS, -1, -1);
    return last?.score ?? null;
  }

  async use(rooms: readonly string[]): Promise<void> {
    if (rooms.length === 0) return;
    const now = rooms.map((value) => ({ value, score: this.calendar() }));
    const only = { condition: 'XX', comparison: 'GT' } as const;
    await this.client.multi().zAdd(ROOMS, now, only).zAdd(WAITING, now, only).exec();
  }

  async prune(before: number, unbegun: number): Promise<readonly string[]> {
    const until = (key: string, date: number) => this.client.zRange(key, '-inf', `(${date}`, { BY: 'SCORE' });
    const old = new Set([...(await until(ROOMS, before)), ...(await until(WAITING, unbegun))]);
    for (const room of old) await this.forget(room);
    return [...old];
  }

  async close(): Promise<void> {
    this.client.destroy();
  }
}
