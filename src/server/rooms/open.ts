import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import { ok, type Result } from '#core';
import type { Chats } from '../chat/chats';
import { SERVED_GAMES } from '../games';
import { fail } from '../problems';
import type { Health } from '../running/health';
import type { Metrics } from '../running/metrics';
import { type BotProcesses, botProcesses } from './botProcesses';
import { newSeed } from './keys';
import type { RoomLog } from './log';
import { RedisLog } from './redisLog';
import { RoomRegistry } from './rooms';
import { ServedTime } from './servedTime';
import type { OpenRooms } from './socket';
import { SqliteLog } from './sqliteLog';
import { lockStore } from './storeLock';
import { WatchedLog } from './watchedLog';

/** Pause before a bot acts, so that people can follow; ms. */
const BOT_PAUSE = 900;
const MAX_ROOMS = 10_000;
/** Milliseconds. */
const DAY = 86_400_000;
/** Lifetime of an empty room whose game never began, ms. */
const UNBEGUN = 3_600_000;

/** Open rooms and their storage. */
interface KeptRooms extends OpenRooms {
  /** Health of the log. */
  readonly health: Health;
  close(): Promise<void>;
}

/** Monitoring hooks of the rooms. */
export interface RoomsMonitor {
  readonly metrics: Metrics;
  /** Reports a background error. */
  readonly fault: (detail: string) => void;
  /** Days without a step after which a room is deleted. */
  readonly roomDays: number;
  /** Reports how many rooms were deleted. */
  readonly forgot?: (rooms: number) => void;
  /** Chats that rooms may follow; none if left out. */
  readonly chats?: Chats;
}

const now = (): number => performance.now() / 1000;

/** Timer that does not keep the process alive, seconds. Returns a cancel function. */
export function scheduleLater(seconds: number, run: () => void): () => void {
  const timer = setTimeout(run, seconds * 1000);
  timer.unref();
  return () => clearTimeout(timer);
}

function roomsOf(
  kept: RoomLog,
  served: ServedTime,
  { decide }: BotProcesses,
  { metrics, fault, roomDays, forgot, chats }: RoomsMonitor,
): RoomRegistry {
  const log = metrics.log(kept);
  const rooms = new RoomRegistry({
    games: SERVED_GAMES,
    log,
    random: randomBytes,
    botSeed: () => newSeed(randomBytes),
    decide: metrics.deciding(decide),
    pause: () => pass(BOT_PAUSE),
    later: scheduleLater,
    fault,
    now,
    async tend(busy) {
      await log.use(busy);
      // Entries may be dated in the future if the clock was once wrong.
      const date = Math.min(served.date(), Date.now());
      const gone = await log.prune(date - roomDays * DAY, date - UNBEGUN);
      if (gone.length > 0) forgot?.(gone.length);
      return gone;
    },
    most: MAX_ROOMS,
    ...(chats !== undefined && { chats }),
  });
  metrics.watch('kaiju_rooms', 'Rooms that are kept.', () => log.count());
  metrics.watch('kaiju_rooms_open', 'Rooms that this node has in memory.', () => rooms.size);
  return rooms;
}

/** Error message on one line. */
const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replaceAll(/\s+/g, ' ');

interface OpenFile {
  readonly log: RoomLog;
  readonly served: ServedTime;
  readonly unlock: () => void;
}

function logIn(file: string): Omit<OpenFile, 'unlock'> {
  const served = new ServedTime(Date.now, now);
  const log = new SqliteLog(file, served.date);
  served.goOnFrom(log.newest);
  return { log, served };
}

/** Opens the file of the rooms for exclusive use by this server. */
function openFile(file: string): Result<OpenFile> {
  if (file === ':memory:') return ok({ ...logIn(file), unlock() {} });
  let unlock: (() => void) | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    unlock = lockStore(file);
    if (unlock === null) return fail('ROOMS_FILE', 'store.inUse', { file });
    return ok({ ...logIn(file), unlock });
  } catch (thrown) {
    unlock?.();
    return fail('ROOMS_FILE', 'store.failed', { file, detail: reasonOf(thrown) });
  }
}

/**
 * Opens the rooms of a single server, kept in an SQLite file that is created if missing. Fails if it cannot be opened
 * or another server uses it.
 */
export function openRooms(file: string, watching: RoomsMonitor): Result<KeptRooms> {
  const opened = openFile(file);
  if (!opened.ok) return opened;
  const { log, served, unlock } = opened.value;
  const bots = botProcesses({ fault: watching.fault });
  const watched = new WatchedLog(log);
  return ok({
    rooms: roomsOf(watched, served, bots, watching),
    health: watched.health,
    async close() {
      bots.close();
      await log.close();
      unlock();
    },
  });
}

/** Opens the rooms of a site with several nodes, kept in Redis. Fails if no Redis answers at the URL. */
export async function openSharedRooms(url: string, watching: RoomsMonitor): Promise<Result<KeptRooms>> {
  try {
    const served = new ServedTime(Date.now, now);
    const log = await RedisLog.open(url, served.date, watching.fault);
    served.goOnFrom(await log.newest());
    // A separate connection, which waits for a lost Redis instead of failing at once.
    const client = createClient({ url });
    client.on('error', () => {});
    await client.connect();
    const bots = botProcesses({ fault: watching.fault });
    const watched = new WatchedLog(log);
    return ok({
      rooms: roomsOf(watched, served, bots, watching),
      health: watched.health,
      adapter: createAdapter(client, { streamName: 'kaiju:nodes', channelPrefix: 'kaiju' }),
      close: async () => {
        bots.close();
        client.destroy();
        await log.close();
      },
    });
  } catch (thrown) {
    return fail('REDIS_URL', 'redis.failed', { detail: reasonOf(thrown) });
  }
}
