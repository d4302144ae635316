import {
  type AskedBot,
  type BotAnswer,
  type BotId,
  type BotPool,
  type BotTask,
  botTasks,
  Cancelled,
  type Chances,
  type EvaluationQuestion,
  mergeResults,
  type PoolRequest,
  type SearchResult,
} from '#bots';
import { type GameTypes, runToEnd, type Simulator } from '#core';
import { errorMessage, type FaultCode } from './faults';

/** Called when a bot fails, with details for developers. The bot's decision is made anyway. */
export type BotTrouble = (detail: string, code: Extract<FaultCode, 'worker' | 'standIn'>) => void;

interface Decider<T extends GameTypes> {
  decide(question: AskedBot<T>, trouble: BotTrouble): Promise<T['Action']>;
}

/**
 * Decides for a bot, asynchronously. Rejects if the bot fails. Typed as a method (bivariant), so that a session of one game
 * is assignable to a session of any game.
 */
export type BotDecider<T extends GameTypes> = Decider<T>['decide'];

/** Bots that think so long that several workers share the search. */
const LONG: ReadonlySet<BotId> = new Set<BotId>(['hunter', 'merciless']);

/** Milliseconds of bot search on the main thread before it yields to rendering; the last step may overrun a little. */
const SLICE = 3;

/**
 * Runs bot tasks on this thread, in slices, when there are no workers.
 * @param pause resolves when the thread has time for another slice @param now milliseconds
 */
export function runInline<T extends GameTypes>(
  simulator: Simulator<T>,
  pause: () => Promise<void>,
  now: () => number,
): (task: BotTask<T>) => Promise<BotAnswer<T>> {
  const work = botTasks(simulator, now);
  return async (task) => {
    const thinking = work(task);
    for (;;) {
      await pause();
      const end = now() + SLICE;
      do {
        const step = thinking.next();
        if (step.done === true) return step.value;
      } while (now() < end);
    }
  };
}

/** Runs bots synchronously on this thread, without a time limit. */
export function localDecider<T extends GameTypes>(simulator: Simulator<T>): BotDecider<T> {
  const work = botTasks(simulator, () => 0);
  return async (question) => {
    const answer = runToEnd(work({ do: 'think', question, time: {} }));
    return thoughtOf(answer).best;
  };
}

function thoughtOf<T extends GameTypes>(answer: BotAnswer<T>): SearchResult<T> {
  if ('thought' in answer) return answer.thought;
  throw new Error('something else was answered than was asked');
}

/** Evaluates the standing of the seats in a pool. */
export async function evaluateInPool<T extends GameTypes>(
  pool: BotPool<T>,
  question: EvaluationQuestion<T>,
  request: PoolRequest = {},
): Promise<Chances> {
  const answer = await pool.run({ do: 'judge', ...question }, request);
  if ('chances' in answer) return answer.chances;
  throw new Error('something else was answered than was asked');
}

export interface PooledThinking {
  /** Number of parts a long search is split into. The same number always gives the same result. */
  readonly parts: number;
  /** Thinking time in milliseconds. Default: unlimited, which makes the result reproducible. */
  readonly limit?: number;
}

/** Runs a search in a pool: each part searches on its own, then the results are merged. */
export async function searchInPool<T extends GameTypes>(
  pool: BotPool<T>,
  question: AskedBot<T>,
  { parts: most, limit }: PooledThinking,
  request: PoolRequest = {},
): Promise<SearchResult<T>> {
  const parts = LONG.has(question.bot) ? most : 1;
  const time = limit === undefined ? {} : { limit };
  const thoughts = Array.from({ length: parts }, (_, part) =>
    pool.run({ do: 'think', question: { ...question, seed: question.seed + part }, time }, request),
  );
  const [first, ...others] = (await Promise.all(thoughts)).map((answer) => thoughtOf(answer));
  // A single result is used as is: not every bot picks the action it tried most.
  return others.length === 0 ? first! : mergeResults([first!, ...others]);
}

/** Bots that think in a pool. If one fails, or its workers do, the greedy bot decides instead. */
export function decideInPool<T extends GameTypes>(
  pool: BotPool<T>,
  simulator: Simulator<T>,
  thinking: PooledThinking,
): BotDecider<T> {
  const instead = localDecider(simulator);
  return async (question, trouble) => {
    try {
      const request = { trouble: (detail: string) => trouble(detail, 'worker') };
      return (await searchInPool(pool, question, thinking, request)).best;
    } catch (thrown) {
      if (!(thrown instanceof Cancelled)) trouble(errorMessage(thrown), 'standIn');
      return instead({ ...question, bot: 'greedy' }, trouble);
    }
  };
}
