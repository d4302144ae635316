import { ok, problem, type Result } from '#core';
import type { BotMaker } from './bot';
import { greedyBot } from './greedy-bot';
import { randomBot } from './random-bot';

/** Every bot by its id, weakest first. */
export const BOTS = { random: randomBot, greedy: greedyBot } as const satisfies Readonly<
  Record<string, BotMaker>
>;

export type BotId = keyof typeof BOTS;

export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];

/** The id of a bot that came from outside. Fails when there is no such bot. */
export function parseBotId(name: string): Result<BotId> {
  const found = BOT_IDS.find((id) => id === name);
  return found === undefined ? problem('bot', `"${name}" is not one of ${BOT_IDS.join(', ')}`) : ok(found);
}

/** The maker of a bot by its name. Fails when there is no such bot. */
export function findBot(name: string): Result<BotMaker> {
  const id = parseBotId(name);
  return id.ok ? ok(BOTS[id.value]) : id;
}
