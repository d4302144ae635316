import type { AskedBot, BotReply, BotRequest } from '#bots';
import type { GameTypes } from '#core';
import type { BotDecider, BotTrouble } from './bot-decider';

/** The part of a browser's worker that bots need. */
export interface BotWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface BotWorkerOptions<T extends GameTypes> {
  /** A worker that answers with `botReplies` of `#bots`; may throw where there are none. */
  readonly start: () => BotWorker;
  /** Answers where no worker can be started, or once a fresh one has broken down as well. */
  readonly instead: BotDecider<T>;
  /** Calls back when a question has been open for too long. Returns what keeps it from doing so. */
  readonly late: (run: () => void) => () => void;
}

/** A question that waits for its reply. */
interface Waiting<T extends GameTypes> {
  readonly question: AskedBot<T>;
  readonly trouble: BotTrouble;
  readonly resolve: (action: T['Action'] | Promise<T['Action']>) => void;
  readonly reject: (reason: Error) => void;
  onTime: () => void;
}

/**
 * Bots that think in a worker, which is started with the first question. One that breaks down or does not answer in
 * time is ended, and a fresh one is asked the same. When that breaks down too, `instead` answers from then on; when it does
 * not answer either, the question is given up: the promise rejects, and the next question finds a fresh worker.
 */
export function decideInWorker<T extends GameTypes>(options: BotWorkerOptions<T>): BotDecider<T> {
  const bots = new WorkerBots(options);
  return (question, trouble) => bots.ask(question, trouble);
}

class WorkerBots<T extends GameTypes> {
  private readonly waiting = new Map<number, Waiting<T>>();
  private worker: BotWorker | undefined;
  /** The latest worker took over from one that failed, and has not answered yet. */
  private fresh = false;
  private broken = false;
  private asked = 0;

  constructor(private readonly options: BotWorkerOptions<T>) {}

  ask(question: AskedBot<T>, trouble: BotTrouble): Promise<T['Action']> {
    return new Promise((resolve, reject) => {
      this.send(this.asked++, { question, trouble, resolve, reject, onTime: () => {} });
    });
  }

  private send(id: number, who: Waiting<T>): void {
    const worker = this.ready();
    if (worker === undefined) {
      who.resolve(this.options.instead(who.question, who.trouble));
      return;
    }
    const request: BotRequest<T> = { id, question: who.question };
    worker.postMessage(request);
    this.waiting.set(id, who);
    who.onTime = this.options.late(() => this.giveUp(id));
  }

  /** The worker, started if need be; undefined where there is none to be had. */
  private ready(): BotWorker | undefined {
    if (this.broken) return undefined;
    try {
      this.worker ??= this.started();
    } catch {
      // Some games have none, nor have some browsers: nothing has gone wrong.
      this.broken = true;
    }
    return this.worker;
  }

  private started(): BotWorker {
    const worker = this.options.start();
    const breakDown = () => {
      if (worker === this.worker) this.breakDown();
    };
    worker.addEventListener('error', breakDown);
    worker.addEventListener('messageerror', breakDown);
    worker.addEventListener('message', ({ data: reply }: MessageEvent<BotReply<T>>) => {
      if (worker === this.worker) this.take(reply);
    });
    return worker;
  }

  private take(reply: BotReply<T>): void {
    const who = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    this.fresh = false;
    who?.onTime();
    if ('failure' in reply) who?.reject(new Error(reply.failure));
    else who?.resolve(reply.action);
  }

  private breakDown(): void {
    const again = !this.fresh;
    const open = this.end('the worker of the bots has broken down');
    this.broken = !again;
    for (const [id, who] of open) this.send(id, who);
  }

  /** A question was not answered in time. What else was asked is not to blame. */
  private giveUp(id: number): void {
    const again = !this.fresh;
    const detail = 'a bot did not answer in time';
    for (const [other, who] of this.end(detail)) {
      if (again || other !== id) this.send(other, who);
      else who.reject(new Error(detail));
    }
  }

  /** Ends the worker. Returns the questions that it has left open. */
  private end(detail: string): readonly (readonly [number, Waiting<T>])[] {
    this.worker?.terminate();
    this.worker = undefined;
    this.fresh = true;
    const open = [...this.waiting];
    this.waiting.clear();
    for (const [, { onTime, trouble }] of open) {
      onTime();
      trouble(detail);
    }
    return open;
  }
}
