import { type AskedBot, type BotReply, type BotRequest, botAnswers } from '#bots';
import type { GameTypes, Simulator } from '#core';

interface Decider<T extends GameTypes> {
  decide(question: AskedBot<T>): Promise<T['Action']>;
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

/** The part of a browser's worker that bots need. */
export interface BotWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Who waits for a reply. */
interface Waiting<T extends GameTypes> {
  readonly question: AskedBot<T>;
  readonly resolve: (action: T['Action'] | Promise<T['Action']>) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Bots that think in a worker, which is started with the first question.
 * @param start a worker that answers with `botReplies` of `#bots`; may throw where there are none
 * @param instead answers where no worker can be started, or once it has broken down
 */
export function decideInWorker<T extends GameTypes>(
  start: () => BotWorker,
  instead: BotDecider<T>,
): BotDecider<T> {
  const waiting = new Map<number, Waiting<T>>();
  let worker: BotWorker | undefined;
  let broken = false;
  let asked = 0;
  const breakDown = () => {
    broken = true;
    worker?.terminate();
    for (const { question, resolve } of waiting.values()) resolve(instead(question));
    waiting.clear();
  };
  const started = (): BotWorker => {
    const made = start();
    made.addEventListener('error', breakDown);
    made.addEventListener('messageerror', breakDown);
    made.addEventListener('message', ({ data: reply }: MessageEvent<BotReply<T>>) => {
      const who = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('failure' in reply) who?.reject(new Error(reply.failure));
      else who?.resolve(reply.action);
    });
    return made;
  };
  return (question) => {
    if (broken) return instead(question);
    return new Promise((resolve, reject) => {
      const request: BotRequest<T> = { id: asked++, question };
      waiting.set(request.id, { question, resolve, reject });
      try {
        worker ??= started();
        worker.postMessage(request);
      } catch {
        breakDown();
      }
    });
  };
}
