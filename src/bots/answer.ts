import type { GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { BOTS, type BotId } from './table';

/** A question with the bot that is asked. */
export interface AskedBot<T extends GameTypes> extends BotQuestion<T> {
  readonly bot: BotId;
}

/** Makes what answers for all bots of a game, each made when it is first asked. It throws what a bot does. */
export function botAnswers<T extends GameTypes>(
  simulator: Simulator<T>,
): (question: AskedBot<T>) => T['Action'] {
  const bots = new Map<BotId, Bot<T>>();
  return ({ bot, ...question }) => {
    const asked = bots.get(bot) ?? BOTS[bot](simulator);
    bots.set(bot, asked);
    return asked.choose(question);
  };
}

/** What goes to a worker that answers for bots, and what comes back. */
export interface BotRequest<T extends GameTypes> {
  readonly id: number;
  readonly question: AskedBot<T>;
}
export type BotReply<T extends GameTypes> =
  | { readonly id: number; readonly action: T['Action'] }
  | { readonly id: number; readonly failure: string };

/** Makes what a worker does with each request. */
export function botReplies<T extends GameTypes>(
  simulator: Simulator<T>,
): (request: BotRequest<T>) => BotReply<T> {
  const answer = botAnswers(simulator);
  return ({ id, question }) => {
    try {
      return { id, action: answer(question) };
    } catch (thrown) {
      return { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };
}
