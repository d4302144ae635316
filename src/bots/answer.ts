import { type GameTypes, runToEnd, type Simulator, type Task } from '#core';
import type { Bot, BotQuestion } from './bot';
import { BOTS, type BotId } from './table';
import type { SearchResult, SearchTask } from './thinker';

/** A question with the bot that is asked. */
export interface AskedBot<T extends GameTypes> extends BotQuestion<T> {
  readonly bot: BotId;
}

/** How long a bot may think. */
export interface ThinkingTime {
  /** How many iterations; as many as the bot wants if left out. */
  readonly iterations?: number;
  /** Milliseconds after which it has to come to an end, whatever it wants; never if left out. */
  readonly limit?: number;
}

/** A piece of thinking that can be done anywhere: what a bot would do, or how the seats stand. */
export type BotTask<T extends GameTypes> =
  | { readonly do: 'think'; readonly question: AskedBot<T>; readonly time: ThinkingTime }
  | ({ readonly do: 'judge' } & EvaluationQuestion<T>);

/** A view that is to be judged, or the result of an action there. */
export interface EvaluationQuestion<T extends GameTypes> {
  readonly view: T['View'];
  /** An action of the seat that decides, played before; none if left out. */
  readonly action?: T['Action'];
  readonly seed: number;
  /** In how many ways hidden things are dealt, 1 or more. */
  readonly deals: number;
}

/** The chance of winning of each seat, 0 … 1. */
export type Chances = Readonly<Record<string, number>>;

/** The result of a task. */
export type BotAnswer<T extends GameTypes> =
  | { readonly thought: SearchResult<T> }
  | { readonly chances: Chances };

/** What goes to a worker that thinks, and what comes back. */
export interface BotRequest<T extends GameTypes> {
  readonly id: number;
  readonly task: BotTask<T>;
}
export type BotReply<T extends GameTypes> =
  | { readonly id: number; readonly answer: BotAnswer<T> }
  | { readonly id: number; readonly failure: string };

/** Milliseconds of some clock. */
export type Now = () => number;

/**
 * Makes what does tasks, with a pause after each little. It throws what a bot does.
 * @param now what limits of time are measured by
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

/** How the seats stand on the average of several deals of what is hidden. */
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

/** Makes what a worker does with each request. @param now milliseconds of its clock */
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
