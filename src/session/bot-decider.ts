import { type AskedBot, botAnswers } from '#bots';
import type { GameTypes, Simulator } from '#core';

/** Told when bots cannot think where they did, in words for those who mend it. What they are asked is answered all the same. */
export type BotTrouble = (detail: string) => void;

interface Decider<T extends GameTypes> {
  decide(question: AskedBot<T>, trouble: BotTrouble): Promise<T['Action']>;
}

/**
 * Finds out what a bot does, in its own time. Rejects when the bot fails. It has the type of a method, so that the
 * session of one game is a session of any game.
 */
export type BotDecider<T extends GameTypes> = Decider<T>['decide'];

/**
 * Bots that think on this thread, for tests and where there are no workers.
 * @param soon resolves when the thread has time for one decision; at once where left out
 */
export function decideHere<T extends GameTypes>(
  simulator: Simulator<T>,
  soon: () => Promise<void> = () => Promise.resolve(),
): BotDecider<T> {
  const answer = botAnswers(simulator);
  return async (question) => {
    await soon();
    return answer(question);
  };
}
