import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { botTasks } from '#bots';
import type { GameTypes, Simulator } from '#core';
import { GAMES } from '../games';
import type { RoomWorld } from './hosted';
import { newSeed } from './keys';
import { Rooms } from './rooms';
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

/** The rooms of a server, kept in an SQLite file that is made where it is missing. Throws where it cannot be opened. */
export function openRooms(file: string): { readonly rooms: Rooms; close(): Promise<void> } {
  mkdirSync(dirname(file), { recursive: true });
  const log = new SqliteLog(file);
  const rooms = new Rooms({
    games: GAMES,
    log,
    random: randomBytes,
    botSeed: () => newSeed(randomBytes),
    decide,
    pause: () => pass(BOT_PAUSE),
    fault: (detail) => console.error(`rooms: ${detail}`),
    most: MOST_ROOMS,
  });
  return { rooms, close: () => log.close() };
}
