import { type GameTypes, runToEnd, type Simulator, type Task } from '#core';
import type { Bot, BotQuestion } from './bot';
import { BOTS, type BotId } from './table';
import type { SearchResult, SearchTask } from './thinker';

/** A question and the bot to ask. */
export interface AskedBot<T extends GameTypes> extends BotQuestion<T> {
  readonly bot: BotId;
}

/** Limits on thinking. */
export interface ThinkingTime {
  /** Number of iterations; defaults to the bot's own budget. */
  readonly iterations?: number;
  /** Milliseconds after which the bot has to answer; no limit by default. */
  readonly limit?: number;
}

/** A job for a bot worker: choose an action, or estimate the seats' chances. */
export type BotTask<T extends GameTypes> =
  | { readonly do: 'think'; readonly question: AskedBot<T>; readonly time: ThinkingTime }
  | ({ readonly do: 'judge' } & EvaluationQuestion<T>);

/** A view to evaluate, optionally after an action. */
export interface EvaluationQuestion<T extends GameTypes> {
  readonly view: T['View'];
  /** An action of the deciding seat to play first. */
  readonly action?: T['Action'];
  readonly seed: number;
  /** Number of deals of the hidden information, at least 1. */
  readonly deals: number;
}

/** Win probability of each seat, 0 … 1. */
export type Chances = Readonly<Record<string, number>>;

/** The result of a task. */
export type BotAnswer<T extends GameTypes> =
  | { readonly thought: SearchResult<T> }
  | { readonly chances: Chances };

/** Request to a bot worker and its reply. */
export interface BotRequest<T extends GameTypes> {
  readonly id: number;
  readonly task: BotTask<T>;
}
export type BotReply<T extends GameTypes> =
  | { readonly id: number; readonly answer: BotAnswer<T> }
  | { readonly id: number; readonly failure: string };

/** A clock, in milliseconds. */
export type Now = () => number;

/**
 * Creates a runner for tasks that pauses after every small step. Rethrows what a bot throws.
 * @param now clock for time limits
 */
export function botTasks<T extends GameTypes>(
  simulator: Simulator<T>,
  now: Now,
): (task: BotTask<T>) => Task<BotAnswer<T>> {
  const bots = new Map<BotId, Bot<T>>();
  const botOf = (id: BotId): Bot<T> => {
    const bot = bots.get(id) ?? BOTS[id](simulator);
    bots.set(id, bot);
    return bot;
  };
  return function* (task) {
    if (task.do === 'judge') return { chances: judged(simulator, task) };
    const { bot, ...question } = task.question;
    return { thought: yield* thinking(botOf(bot).think(question), task.time, now) };
  };
}

function* thinking<T extends GameTypes>(
  thinker: SearchTask<T>,
  { iterations, limit }: ThinkingTime,
  now: Now,
): Task<SearchResult<T>> {
  const part = () => Math.min(1, thinker.iterations / (iterations ?? thinker.budget));
  const end = limit === undefined ? Number.POSITIVE_INFINITY : now() + limit;
  do {
    const step = thinker.stepping(1);
    while (step.next().done !== true) yield part();
    yield part();
  } while (part() < 1 && now() < end);
  const conclusion = thinker.concluding();
  for (;;) {
    const next = conclusion.next();
    if (next.done === true) return next.value;
    yield 1;
  }
}

/** The seats' chances, averaged over several deals of the hidden information. */
function judged<T extends GameTypes>(
  simulator: Simulator<T>,
  { view, action, seed, deals }: EvaluationQuestion<T>,
): Chances {
  const sums = new Map<string, number>();
  const out: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const simulation = simulator.from(simulator.determinize(view, seed + deal));
    if (action !== undefined) simulation.play(simulation.encode(action));
    simulation.chances(out);
    for (const [index, seat] of simulation.seats.entries())
      sums.set(seat, (sums.get(seat) ?? 0) + out[index]!);
  }
  return Object.fromEntries([...sums].map(([seat, sum]) => [seat, sum / deals]));
}

/** Creates the request handler of a worker. @param now the worker's clock, in milliseconds */
export function botReplies<T extends GameTypes>(
  simulator: Simulator<T>,
  now: Now,
): (request: BotRequest<T>) => BotReply<T> {
  const work = botTasks(simulator, now);
  return ({ id, task }) => {
    try {
      return { id, answer: runToEnd(work(task)) };
    } catch (thrown) {
      return { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };
}
