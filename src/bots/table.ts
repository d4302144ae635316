import { type BotLevel, fail, ok, quoted, type Result } from '#core';
import type { BotMaker } from './bot';
import { gentleBot } from './gentle-bot';
import { greedyBot } from './greedy-bot';
import { hunterBot } from './hunter-bot';
import { mercilessBot } from './merciless-bot';
import { plannerBot } from './planner-bot';
import { randomBot } from './random-bot';

/** Every bot by its id, weakest first. */
export const BOTS = {
  gentle: gentleBot,
  random: randomBot,
  greedy: greedyBot,
  planner: plannerBot,
  hunter: hunterBot,
  merciless: mercilessBot,
} as const satisfies Readonly<Record<BotLevel | 'random', BotMaker>>;

export type BotId = keyof typeof BOTS;

export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];

/** Validates an untrusted bot id. Fails if there is no such bot. */
export function parseBotId(name: string): Result<BotId> {
  const found = BOT_IDS.find((id) => id === name);
  return found === undefined
    ? fail('bot', 'value.unknown', { value: quoted(name), known: BOT_IDS })
    : ok(found);
}
