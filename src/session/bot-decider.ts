import { BOTS, type Bot, type BotId, type BotQuestion } from '#bots';
import type { GameTypes, Simulator } from '#core';

/** What a bot of a session is asked. */
export interface AskedBot<T extends GameTypes> extends BotQuestion<T> {
  readonly bot: BotId;
}

/** Finds out what a bot does, in its own time. Rejects when the bot fails. */
export type BotDecider<T extends GameTypes> = (question: AskedBot<T>) => Promise<T['Action']>;

/**
 * Bots that think on this thread, for tests and where there are no workers.
 * @param soon resolves when the thread has time for one decision; at once where left out
 */
export function decideHere<T extends GameTypes>(
  simulator: Simulator<T>,
  soon: () => Promise<void> = () => Promise.resolve(),
): BotDecider<T> {
  const bots = new Map<BotId, Bot<T>>();
  return async ({ bot, ...question }) => {
    await soon();
    const asked = bots.get(bot) ?? BOTS[bot](simulator);
    bots.set(bot, asked);
    return asked.choose(question);
  };
}
