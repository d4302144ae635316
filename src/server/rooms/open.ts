import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import { botTasks } from '#bots';
import { type GameTypes, ok, type Result, type Simulator } from '#core';
import { GAMES } from '../games';
import { problem } from '../problems';
import type { RoomWorld } from './hosted';
import { newSeed } from './keys';
import type { RoomLog } from './log';
import { RedisLog } from './redisLog';
import { Rooms } from './rooms';
import type { OpenRooms } from './socket';
import { SqliteLog } from './sqliteLog';

/** Milliseconds between what was told last and what a bot does, so that people can follow. */
const BOT_PAUSE = 900;
/** Milliseconds that a bot may think, and that it may hold up everybody else at once. */
const THINKING = 1500;
const SLICE = 8;
const MOST_ROOMS = 10_000;

/** Bots that think on this thread in slices, so that the server goes on answering. */
const decide: RoomWorld['decide'] = async (question, simulator: Simulator<GameTypes>) => {
  const work = botTasks(simulator, () => performance.now());
  const thinking = work({ do: 'think', question, time: { limit: THINKING } });
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = thinking.next();
      if (step.done !== true) continue;
      if ('thought' in step.value) return step.value.thought.best;
      throw new Error('something else was answered than was asked');
    } while (performance.now() < end);
    await pass(0);
  }
};

const fault = (detail: string): void => console.error(`rooms: ${detail}`);

/** Rooms and what keeps them. */
interface KeptRooms extends OpenRooms {
  close(): Promise<void>;
}

function roomsOf(log: RoomLog): Rooms {
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
  return { rooms: roomsOf(log), close: () => log.close() };
}

/** The rooms of a site of any number of nodes, kept in a Redis. Fails where none answers at the URL. */
export async function openSharedRooms(url: string): Promise<Result<KeptRooms>> {
  try {
    const log = await RedisLog.open(url, fault);
    // A connection of its own, which waits for a Redis that is gone instead of asking it over and over.
    const client = createClient({ url });
    client.on('error', () => {});
    await client.connect();
    return ok({
      rooms: roomsOf(log),
      adapter: createAdapter(client, { streamName: 'kaiju:nodes', channelPrefix: 'kaiju' }),
      close: async () => {
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
