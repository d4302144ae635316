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

/** Told when bots cannot think as they should, in words for those who mend it. What they are asked is answered anyway. */
export type BotTrouble = (detail: string, code: Extract<FaultCode, 'worker' | 'standIn'>) => void;

interface Decider<T extends GameTypes> {
  decide(question: AskedBot<T>, trouble: BotTrouble): Promise<T['Action']>;
}

/**
 * Finds out what a bot does, in its own time. Rejects when the bot fails. It has the type of a method, so that the
 * session of one game is a session of any game.
 */
export type BotDecider<T extends GameTypes> = Decider<T>['decide'];

/** Bots that think so long that several workers take parts of it. */
const LONG: ReadonlySet<BotId> = new Set<BotId>(['hunter', 'merciless']);

/** Milliseconds of thinking on the page's own thread between which it may draw; the last piece goes a little beyond. */
const SLICE = 3;

/**
 * Does tasks on this thread, in slices, where there are no workers.
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

/** How the seats stand, as a pool judges it. */
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
  /** Into how many parts a long thought is split; with as many it always comes out the same. */
  readonly parts: number;
  /** Milliseconds that a bot may think; as long as it wants if left out, so that it always comes out the same. */
  readonly limit?: number;
}

/** What a pool makes of a thought: each part thinks by itself, and what they found out is put together. */
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
  // Alone it stands as it is: not every bot does what it has tried most.
  return others.length === 0 ? first! : mergeResults([first!, ...others]);
}

/** Bots that think in a pool. Where one fails, or the workers over it do, greed decides for it. */
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
