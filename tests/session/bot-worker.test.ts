import { expect, it, vi } from 'vitest';
import { type BotReply, type BotRequest, botReplies } from '#bots';
import { type BotWorker, decideHere, decideInWorker } from '#session';
import { type Toy, toyGame, toyPosition, toySimulator } from '../helpers/toy-game';
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

const here = decideHere(toySimulator);
const position = toyPosition({ A: [0, 1, 3], B: [2, 1] });
const question = {
  bot: 'greedy',
  view: toyGame.view(position, 'A'),
  legal: toyGame.legal(position),
  seat: 'A',
  seed: 4,
} as const;

it('bots in a worker play as they do here', async () => {
  const hands = { A: [0, 1, 2], B: [2, 1, 0] };
  const bots = { A: 'random', B: 'greedy' } as const;
  const worker = new ToyWorker();
  const there = toySession(hands, { bots, decide: decideInWorker(() => worker, here) });
  for (let moment = 0; moment < 200; moment++) {
    worker.answer();
    await Promise.resolve();
    there.tick(0.2);
  }
  const usual = toySession(hands, { bots });
  await usual.pass(60);
  expect(there.store.getState()).toMatchObject({ over: true, faults: [] });
  expect(there.store.getState().history).toEqual(usual.store.getState().history);
});

it('one worker answers several questions, in whatever order', async () => {
  const worker = new ToyWorker();
  const start = vi.fn(() => worker);
  const decide = decideInWorker(start, here);
  const answers = [decide(question), decide({ ...question, bot: 'random', seed: 8 })];
  worker.answer();
  expect(await Promise.all(answers)).toEqual([
    await here(question),
    await here({ ...question, bot: 'random', seed: 8 }),
  ]);
  expect(start).toHaveBeenCalledTimes(1);
});

it('a bot that fails there fails here', async () => {
  const worker = new ToyWorker();
  const failed = decideInWorker<Toy>(() => worker, here)({ ...question, bot: 'random', legal: [] });
  worker.answer();
  await expect(failed).rejects.toThrow();
});

it('without a worker, or when it breaks down, bots think here', async () => {
  const none = decideInWorker<Toy>(() => {
    throw new Error('no workers');
  }, here);
  expect(await none(question)).toEqual(await here(question));

  const worker = new ToyWorker();
  const decide = decideInWorker(() => worker, here);
  const pending = decide(question);
  worker.breakDown();
  expect(await pending).toEqual(await here(question));
  expect(worker.terminate).toHaveBeenCalled();
  expect(await decide(question)).toEqual(await here(question));
  expect(worker.requests).toHaveLength(1);
});
