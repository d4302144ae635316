import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import { ok, type Result } from '#core';
import { GAMES } from '../games';
import { problem } from '../problems';
import { type BotProcesses, botProcesses } from './botProcesses';
import { newSeed } from './keys';
import type { RoomLog } from './log';
import { RedisLog } from './redisLog';
import { Rooms } from './rooms';
import type { OpenRooms } from './socket';
import { SqliteLog } from './sqliteLog';

/** Milliseconds between what was told last and what a bot does, so that people can follow. */
const BOT_PAUSE = 900;
const MOST_ROOMS = 10_000;

const fault = (detail: string): void => console.error(`rooms: ${detail}`);

/** Rooms and what keeps them. */
interface KeptRooms extends OpenRooms {
  close(): Promise<void>;
}

function roomsOf(log: RoomLog, { decide }: BotProcesses): Rooms {
  return new Rooms({
    games: GAMES,
    log,
    random: randomBytes,
    botSeed: () => newSeed(randomBytes),
    decide,
    pause: () => pass(BOT_PAUSE),
    fault,
    now: () => performance.now() / 1000,
    most: MOST_ROOMS,
  });
}

/** The rooms of a server of its own, kept in an SQLite file that is made where it is missing. Throws where it cannot be opened. */
export function openRooms(file: string): KeptRooms {
  mkdirSync(dirname(file), { recursive: true });
  const log = new SqliteLog(file);
  const bots = botProcesses({ fault });
  return {
    rooms: roomsOf(log, bots),
    close() {
      bots.close();
      return log.close();
    },
  };
}

/** The rooms of a site of any number of nodes, kept in a Redis. Fails where none answers at the URL. */
export async function openSharedRooms(url: string): Promise<Result<KeptRooms>> {
  try {
    const log = await RedisLog.open(url, fault);
    // A connection of its own, which waits for a Redis that is gone instead of asking it over and over.
    const client = createClient({ url });
    client.on('error', () => {});
    await client.connect();
    const bots = botProcesses({ fault });
    return ok({
      rooms: roomsOf(log, bots),
      adapter: createAdapter(client, { streamName: 'kaiju:nodes', channelPrefix: 'kaiju' }),
      close: async () => {
        bots.close();
        client.destroy();
        await log.close();
      },
    });
  } catch (thrown) {
    return problem('REDIS_URL', 'redis.failed', {
      detail: thrown instanceof Error ? thrown.message : String(thrown),
    });
  }
}
