import { expect, it, vi } from 'vitest';
import {
  type AskedBot,
  BotPool,
  type BotPoolOptions,
  type BotReply,
  type BotRequest,
  type BotTask,
  type BotWorker,
  botReplies,
  Cancelled,
} from '#bots';
import { unwrap } from '#core';
import { type BotDecider, decideInPool, localDecider, type PooledThinking, runInline } from '#session';
import { type Toy, type ToyAction, toyGame, toyPosition, toySimulator } from '../helpers/toy-game';
import { toySession } from '../helpers/toy-presentation';

/** A worker whose thread is that of the test: it gets copies, and answers when it is let. */
class ToyWorker implements BotWorker {
  readonly requests: BotRequest<Toy>[] = [];
  readonly terminate = vi.fn();
  private readonly listeners = new Map<string, (event: MessageEvent) => void>();
  private readonly reply = botReplies(toySimulator, () => 0);

  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    this.listeners.set(type, listener);
  }

  postMessage(message: unknown): void {
    this.requests.push(structuredClone(message) as BotRequest<Toy>);
  }

  answer(): void {
    for (const request of this.requests.splice(0)) this.send(this.reply(request));
  }

  send(reply: BotReply<Toy>): void {
    this.listeners.get('message')?.(new MessageEvent('message', { data: structuredClone(reply) }));
  }

  breakDown(): void {
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}

/** A pool whose clock and workers only the test moves. */
class Workers {
  readonly started: ToyWorker[] = [];
  readonly troubles: string[] = [];
  readonly pool: BotPool<Toy>;
  readonly decide: BotDecider<Toy>;
  private readonly timers = new Set<() => void>();

  constructor(options: Partial<BotPoolOptions<Toy>> = {}, thinking: PooledThinking = { parts: 1 }) {
    this.pool = new BotPool<Toy>({
      start: () => {
        const worker = new ToyWorker();
        this.started.push(worker);
        return worker;
      },
      most: 1,
      instead: runInline(
        toySimulator,
        () => Promise.resolve(),
        () => 0,
      ),
      late: (run) => {
        this.timers.add(run);
        return () => this.timers.delete(run);
      },
      ...options,
    });
    this.decide = decideInPool(this.pool, toySimulator, thinking);
  }

  get worker(): ToyWorker {
    return this.started.at(-1)!;
  }

  ask(asked: AskedBot<Toy> = question): Promise<ToyAction> {
    return this.decide(asked, (_, code) => this.troubles.push(code));
  }

  /** The oldest task has been open for too long. */
  tooLate(): void {
    const [oldest] = this.timers;
    if (oldest !== undefined) this.timers.delete(oldest);
    oldest?.();
  }

  get waiting(): number {
    return this.timers.size;
  }
}

const here = localDecider(toySimulator);
const position = toyPosition({ A: [0, 1, 3], B: [2, 1] });
const question: AskedBot<Toy> = {
  bot: 'planner',
  view: toyGame.view(position, 'A'),
  legal: toyGame.legal(position),
  seat: 'A',
  seed: 4,
};
const another: AskedBot<Toy> = { ...question, bot: 'random', seed: 8 };
const greedy: AskedBot<Toy> = { ...question, bot: 'greedy' };
const answerTo = (asked: AskedBot<Toy>) => here(asked, () => {});
const thinkOf = (asked: AskedBot<Toy>): BotTask<Toy> => ({ do: 'think', question: asked, time: {} });
/** What was promised is given on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('bots in a worker play as they do here', async () => {
  const hands = { A: [0, 1, 2], B: [2, 1, 0] };
  const bots = { A: 'random', B: 'greedy' } as const;
  const workers = new Workers();
  const there = toySession(hands, { bots, decide: workers.decide });
  for (let moment = 0; moment < 200; moment++) {
    workers.worker.answer();
    await settle();
    there.tick(0.2);
  }
  const usual = toySession(hands, { bots });
  await usual.pass(60);
  expect(there.store.getState()).toMatchObject({ over: true, faults: [] });
  expect(there.store.getState().history).toEqual(usual.store.getState().history);
});

it('as many workers are started as there is something to do for, and no more than there may be', async () => {
  const workers = new Workers({ most: 2 });
  const answers = [workers.ask(), workers.ask(another), workers.ask(greedy)];
  expect(workers.started).toHaveLength(2);
  for (const worker of workers.started) worker.answer();
  workers.started[0]!.answer();
  workers.started[1]!.answer();
  const expected = [await answerTo(question), await answerTo(another), await answerTo(greedy)];
  expect(await Promise.all(answers)).toEqual(expected);
  const again = workers.ask();
  expect(workers.started).toHaveLength(2);
  for (const worker of workers.started) worker.answer();
  await again;
  expect(workers.waiting).toBe(0);
});

it('no worker is started before it may be', async () => {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const workers = new Workers({ allowed });
  const asked = workers.ask();
  await settle();
  expect(workers.started).toHaveLength(0);
  allow();
  await settle();
  workers.worker.answer();
  expect(await asked).toEqual(await answerTo(question));
});

it('a long thought is taken in parts, each with a seed of its own, and put together again', async () => {
  const long: AskedBot<Toy> = { ...question, bot: 'merciless' };
  const workers = new Workers({ most: 3 }, { parts: 3 });
  const thinking = workers.ask(long);
  const sent = workers.started.flatMap(({ requests }) => requests.map(({ task }) => task));
  expect(sent).toMatchObject([4, 5, 6].map((seed) => ({ question: { seed } })));
  for (const worker of workers.started) worker.answer();
  expect(question.legal).toContainEqual(await thinking);
  // Who is done sooner makes no difference.
  const slower = workers.ask(long);
  for (const worker of workers.started.toReversed()) worker.answer();
  expect(await slower).toEqual(await thinking);
});

it('what somebody waits for goes before what nobody waits for', async () => {
  const workers = new Workers();
  const busy = workers.ask();
  const patient = workers.pool.run(thinkOf(another), { patient: true });
  const urgent = workers.pool.run(thinkOf(greedy));
  workers.worker.answer();
  expect(workers.worker.requests).toMatchObject([{ task: { question: { bot: 'greedy' } } }]);
  workers.worker.answer();
  workers.worker.answer();
  await Promise.all([busy, patient, urgent]);
});

it('what is cancelled is given up: its worker ends, and the others go on', async () => {
  const workers = new Workers();
  const cancel = new AbortController();
  const { signal } = cancel;
  const running = workers.pool.run(thinkOf(question), { signal });
  const queued = workers.pool.run(thinkOf(greedy), { signal });
  const other = workers.ask(another);
  cancel.abort();
  await expect(running).rejects.toThrow(Cancelled);
  await expect(queued).rejects.toThrow(Cancelled);
  expect(workers.started[0]!.terminate).toHaveBeenCalled();
  expect(workers.started).toHaveLength(2);
  workers.worker.answer();
  expect(await other).toEqual(await answerTo(another));
  await expect(workers.pool.run(thinkOf(question), { signal })).rejects.toThrow(Cancelled);
  expect(workers.troubles).toEqual([]);
  expect(workers.waiting).toBe(0);
});

it('where a bot fails greed decides for it, and that is told', async () => {
  const workers = new Workers();
  const answer = workers.ask();
  workers.worker.send({ id: workers.worker.requests[0]!.id, failure: 'planted' });
  expect(await answer).toEqual(await answerTo(greedy));
  expect(workers.troubles).toEqual(['standIn']);
  expect(workers.waiting).toBe(0);
});

it('where there are no workers bots think here, and nothing is said of it', async () => {
  const start = vi.fn(() => {
    throw new Error('no workers');
  });
  const workers = new Workers({ start });
  expect(await workers.ask()).toEqual(await answerTo(question));
  expect(await workers.ask(another)).toEqual(await answerTo(another));
  expect(start).toHaveBeenCalledTimes(1);
  expect(workers.troubles).toEqual([]);
});

it('when a worker breaks down a fresh one is asked; when that does too greed decides, and bots think here', async () => {
  const workers = new Workers();
  const asked = [workers.ask(), workers.ask(another)];
  const [first] = workers.started;
  first!.breakDown();
  expect(first!.terminate).toHaveBeenCalled();
  expect(workers.started).toHaveLength(2);
  workers.worker.breakDown();
  expect(await Promise.all(asked)).toEqual([await answerTo(greedy), await answerTo(another)]);
  expect(workers.troubles).toEqual(['worker', 'worker', 'standIn']);
  expect(await workers.ask()).toEqual(await answerTo(question));
  expect(workers.started).toHaveLength(2);
  expect(workers.waiting).toBe(0);
});

it('a fresh worker that has answered once is replaced as well', async () => {
  const workers = new Workers();
  for (let time = 1; time <= 3; time++) {
    const asked = workers.ask();
    workers.worker.breakDown();
    workers.worker.answer();
    expect(await asked).toEqual(await answerTo(question));
    expect(workers.started).toHaveLength(time + 1);
  }
});

it('a worker that does not answer in time is ended, and a fresh one is asked the same', async () => {
  const workers = new Workers();
  const asked = [workers.ask(), workers.ask(another)];
  const [stuck] = workers.started;
  workers.tooLate();
  expect(stuck!.terminate).toHaveBeenCalled();
  // What it says after all comes too late.
  stuck!.answer();
  expect(workers.waiting).toBe(1);
  workers.worker.answer();
  workers.worker.answer();
  expect(await Promise.all(asked)).toEqual([await answerTo(question), await answerTo(another)]);
  expect(workers.started).toHaveLength(2);
});

it('a question that nobody answers in time greed answers; those asked beside it are not to blame', async () => {
  const workers = new Workers();
  const endless = workers.ask();
  const innocent = workers.ask(another);
  workers.tooLate();
  workers.tooLate();
  expect(await endless).toEqual(await answerTo(greedy));
  workers.worker.answer();
  expect(await innocent).toEqual(await answerTo(another));
  expect(workers.started).toHaveLength(3);
  expect(workers.waiting).toBe(0);
});

it('on the page a thought gives way again and again', async () => {
  let pauses = 0;
  let now = 0;
  const work = runInline<Toy>(
    toySimulator,
    async () => {
      pauses++;
    },
    // Each look at the clock takes a millisecond.
    () => now++,
  );
  const time = { iterations: 40 };
  const answer = await work({ do: 'think', question, time });
  expect(answer).toMatchObject({ thought: { iterations: 40 } });
  expect(pauses).toBeGreaterThan(8);
});

it('a thought that may last so long comes to an end then', () => {
  let now = 0;
  const reply = botReplies(toySimulator, () => (now += 10));
  const time = { iterations: 1000, limit: 100 };
  const answered = reply({ id: 1, task: { do: 'think', question, time } });
  expect(answered).toMatchObject({ answer: { thought: { iterations: 10 } } });
});

it('a bot that never answers does not stop the game: greed moves for it, and that is told', async () => {
  const workers = new Workers();
  const session = toySession({ A: [2, 1], B: [1, 2] }, { bots: { B: 'planner' }, decide: workers.decide });
  unwrap(await session.act({ lay: 2 }));
  session.tick(9);
  expect(session.store.getState()).toMatchObject({ actual: 1, faults: [] });
  workers.tooLate();
  session.tick(0.1);
  expect(session.store.getState().faults).toMatchObject([{ code: 'worker', action: 1 }]);
  workers.tooLate();
  await session.pass(9);
  const { actual, faults } = session.store.getState();
  expect(actual).toBe(2);
  expect(faults.map(({ code }) => code)).toEqual(['worker', 'standIn']);
});
