import { expect, it, vi } from 'vitest';
import { type AskedBot, type BotReply, type BotRequest, botReplies } from '#bots';
import { unwrap } from '#core';
import { type BotWorker, decideHere, decideInWorker } from '#session';
import { type Toy, type ToyAction, toyGame, toyPosition, toySimulator } from '../helpers/toy-game';
import { toySession } from '../helpers/toy-presentation';

/** A worker whose thread is that of the test: it gets copies, and answers when it is let. */
class ToyWorker implements BotWorker {
  readonly requests: BotRequest<Toy>[] = [];
  readonly terminate = vi.fn();
  private readonly listeners = new Map<string, (event: MessageEvent) => void>();
  private readonly reply = botReplies(toySimulator);

  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    this.listeners.set(type, listener);
  }

  postMessage(message: unknown): void {
    this.requests.push(structuredClone(message) as BotRequest<Toy>);
  }

  answer(): void {
    for (const request of this.requests.splice(0).reverse()) this.send(this.reply(request));
  }

  send(reply: BotReply<Toy>): void {
    this.listeners.get('message')?.(new MessageEvent('message', { data: structuredClone(reply) }));
  }

  breakDown(): void {
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}

/** Workers one after the other, and a clock that only the test moves. */
class Workers {
  readonly started: ToyWorker[] = [];
  readonly troubles: string[] = [];
  readonly decide = decideInWorker<Toy>({
    start: () => {
      const worker = new ToyWorker();
      this.started.push(worker);
      return worker;
    },
    instead: here,
    late: (run) => {
      this.timers.add(run);
      return () => this.timers.delete(run);
    },
  });
  private readonly timers = new Set<() => void>();

  get worker(): ToyWorker {
    return this.started.at(-1)!;
  }

  ask(asked: AskedBot<Toy> = question): Promise<ToyAction> {
    return this.decide(asked, (detail) => this.troubles.push(detail));
  }

  /** The oldest question has been open for too long. */
  tooLate(): void {
    const [oldest] = this.timers;
    if (oldest !== undefined) this.timers.delete(oldest);
    oldest?.();
  }

  get waiting(): number {
    return this.timers.size;
  }
}

const here = decideHere(toySimulator);
const position = toyPosition({ A: [0, 1, 3], B: [2, 1] });
const question: AskedBot<Toy> = {
  bot: 'greedy',
  view: toyGame.view(position, 'A'),
  legal: toyGame.legal(position),
  seat: 'A',
  seed: 4,
};
const another: AskedBot<Toy> = { ...question, bot: 'random', seed: 8 };
const answerTo = (asked: AskedBot<Toy>) => here(asked, () => {});

it('bots in a worker play as they do here', async () => {
  const hands = { A: [0, 1, 2], B: [2, 1, 0] };
  const bots = { A: 'random', B: 'greedy' } as const;
  const workers = new Workers();
  const there = toySession(hands, { bots, decide: workers.decide });
  for (let moment = 0; moment < 200; moment++) {
    workers.worker.answer();
    await Promise.resolve();
    there.tick(0.2);
  }
  const usual = toySession(hands, { bots });
  await usual.pass(60);
  expect(there.store.getState()).toMatchObject({ over: true, faults: [] });
  expect(there.store.getState().history).toEqual(usual.store.getState().history);
});

it('one worker answers several questions, in whatever order', async () => {
  const workers = new Workers();
  const answers = [workers.ask(), workers.ask(another)];
  workers.worker.answer();
  expect(await Promise.all(answers)).toEqual([await answerTo(question), await answerTo(another)]);
  expect(workers.started).toHaveLength(1);
  expect(workers.waiting).toBe(0);
});

it('a bot that fails there fails here', async () => {
  const workers = new Workers();
  const failed = workers.ask({ ...another, legal: [] });
  workers.worker.answer();
  await expect(failed).rejects.toThrow();
  expect(workers.waiting).toBe(0);
});

it('where there are no workers bots think here, and nothing is said of it', async () => {
  const trouble = vi.fn();
  const start = vi.fn(() => {
    throw new Error('no workers');
  });
  const decide = decideInWorker<Toy>({ start, instead: here, late: () => () => {} });
  expect(await decide(question, trouble)).toEqual(await answerTo(question));
  expect(await decide(another, trouble)).toEqual(await answerTo(another));
  expect(start).toHaveBeenCalledTimes(1);
  expect(trouble).not.toHaveBeenCalled();
});

it('when a worker breaks down a fresh one is asked, and when that does too bots think here', async () => {
  const workers = new Workers();
  const asked = [workers.ask(), workers.ask(another)];
  const [first] = workers.started;
  first!.breakDown();
  expect(first!.terminate).toHaveBeenCalled();
  expect(workers.started).toHaveLength(2);
  expect(workers.troubles).toHaveLength(2);
  workers.worker.breakDown();
  expect(await Promise.all(asked)).toEqual([await answerTo(question), await answerTo(another)]);
  expect(workers.worker.terminate).toHaveBeenCalled();
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
  expect(workers.waiting).toBe(2);
  workers.worker.answer();
  expect(await Promise.all(asked)).toEqual([await answerTo(question), await answerTo(another)]);
  expect(workers.started).toHaveLength(2);
});

it('a question that nobody answers is given up; those asked beside it are not', async () => {
  const workers = new Workers();
  const endless = workers.ask();
  const innocent = workers.ask(another);
  workers.tooLate();
  workers.tooLate();
  await expect(endless).rejects.toThrow('in time');
  workers.worker.answer();
  expect(await innocent).toEqual(await answerTo(another));
  expect(workers.started).toHaveLength(3);
  expect(workers.waiting).toBe(0);
});

it('a bot that never answers does not stop the game: something is done for it, and that is told', async () => {
  const workers = new Workers();
  const session = toySession({ A: [2, 1], B: [1, 2] }, { bots: { B: 'greedy' }, decide: workers.decide });
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
  expect(faults.map(({ code }) => code)).toEqual(['worker', 'bot']);
});
