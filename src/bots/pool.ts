import type { GameTypes } from '#core';
import type { BotAnswer, BotReply, BotRequest, BotTask } from './answer';

/** What a worker sends. */
interface Sent {
  readonly data: unknown;
}

/** The part of a worker that bots need, as browsers have it. */
export interface BotWorker {
  addEventListener(type: 'message', listener: (event: Sent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface BotPoolOptions<T extends GameTypes> {
  /** A worker that answers with `botReplies` of `#bots`; may throw where there are none. */
  readonly start: () => BotWorker;
  /** How many workers there may be at most, 1 or more. */
  readonly most: number;
  /** Does a task where no worker can be started, or once a fresh one has broken down as well. */
  readonly instead: (task: BotTask<T>) => Promise<BotAnswer<T>>;
  /** Calls back when a task has been open for too long. Returns what keeps it from doing so. */
  readonly late: (run: () => void) => () => void;
  /** Resolves when workers may be started; at once if left out. */
  readonly allowed?: Promise<void>;
}

/** The part of an `AbortSignal` that a pool needs. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void;
}

export interface PoolRequest {
  /** It is not needed any longer: its worker is ended where it has begun. */
  readonly signal?: Signal;
  /** Low priority: tasks that a player waits for go first. */
  readonly patient?: boolean;
  /** Told when a worker failed over it, in words for those who mend it. */
  readonly trouble?: (detail: string) => void;
}

/** A task that waits for its answer. */
interface Waiting<T extends GameTypes> extends PoolRequest {
  readonly id: number;
  readonly task: BotTask<T>;
  readonly resolve: (answer: BotAnswer<T> | Promise<BotAnswer<T>>) => void;
  readonly reject: (reason: Error) => void;
  /** How many workers have failed over it. */
  failures: number;
}

/** A worker that has one task at a time, so that it is known which one it failed over. */
interface Hand<T extends GameTypes> {
  readonly worker: BotWorker;
  busy: Waiting<T> | null;
  onTime: () => void;
}

/** So many workers may fail over one task. */
const ATTEMPTS = 2;

/** Why a task has no answer: nobody wants one any longer. */
export class Cancelled extends Error {
  constructor() {
    super('the task was cancelled');
  }
}

/**
 * Workers that think, started one by one as there is something to do for them. One that breaks down or does not answer in
 * time is ended, and a fresh one is given the same task; when that fails too, the promise rejects. Where fresh workers
 * break down one after the other, tasks are done `instead`.
 */
export class BotPool<T extends GameTypes> {
  private readonly hands: Hand<T>[] = [];
  private queue: Waiting<T>[] = [];
  private asked = 0;
  /** Workers that have broken down since one last answered. */
  private broken = 0;
  private allowed: boolean;

  constructor(private readonly options: BotPoolOptions<T>) {
    this.allowed = options.allowed === undefined;
    void options.allowed?.then(() => {
      this.allowed = true;
      this.assign();
    });
  }

  /** Does a task. Rejects with {@link Cancelled}, with what the task threw, or when two workers failed over it. */
  run(task: BotTask<T>, request: PoolRequest = {}): Promise<BotAnswer<T>> {
    const { signal } = request;
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new Cancelled());
        return;
      }
      const waiting = { ...request, id: this.asked++, task, resolve, reject, failures: 0 };
      signal?.addEventListener('abort', () => this.cancel(waiting), { once: true });
      this.queue.push(waiting);
      this.assign();
    });
  }

  /** Assigns tasks to idle workers, urgent ones first. */
  private assign(): void {
    while (this.allowed && this.queue.length > 0) {
      const next = this.queue.find(({ patient }) => patient !== true) ?? this.queue[0]!;
      const hand = this.usable ? this.free() : undefined;
      if (hand === 'none') return;
      this.queue = this.queue.filter((waiting) => waiting !== next);
      if (hand === undefined) next.resolve(this.options.instead(next.task));
      else this.give(hand, next);
    }
  }

  private get usable(): boolean {
    return this.broken < ATTEMPTS;
  }

  /** A worker without a task; `none` while all have one, undefined if there are no workers. */
  private free(): Hand<T> | 'none' | undefined {
    const idle = this.hands.find(({ busy }) => busy === null);
    if (idle !== undefined) return idle;
    if (this.hands.length >= this.options.most) return 'none';
    try {
      return this.started();
    } catch {
      // Some games have none, nor have some browsers: nothing has gone wrong.
      if (this.hands.length > 0) return 'none';
      this.broken = ATTEMPTS;
      return undefined;
    }
  }

  private started(): Hand<T> {
    const worker = this.options.start();
    const hand: Hand<T> = { worker, busy: null, onTime: () => {} };
    const breakDown = () => {
      this.broken++;
      this.fail(hand, 'the worker of the bots has broken down');
    };
    worker.addEventListener('error', breakDown);
    worker.addEventListener('messageerror', breakDown);
    worker.addEventListener('message', ({ data }) => this.take(hand, data as BotReply<T>));
    this.hands.push(hand);
    return hand;
  }

  private give(hand: Hand<T>, waiting: Waiting<T>): void {
    hand.busy = waiting;
    hand.onTime = this.options.late(() => this.fail(hand, 'a bot did not answer in time'));
    const request: BotRequest<T> = { id: waiting.id, task: waiting.task };
    hand.worker.postMessage(request);
  }

  private take(hand: Hand<T>, reply: BotReply<T>): void {
    const { busy } = hand;
    if (busy === null || busy.id !== reply.id) return;
    hand.onTime();
    hand.busy = null;
    this.broken = 0;
    if ('failure' in reply) busy.reject(new Error(reply.failure));
    else busy.resolve(reply.answer);
    this.assign();
  }

  /** A worker is of no use any longer; its task goes to a fresh one, once. */
  private fail(hand: Hand<T>, detail: string): void {
    const { busy } = hand;
    if (!this.end(hand)) return;
    if (busy !== null) {
      busy.trouble?.(detail);
      if (++busy.failures >= ATTEMPTS) busy.reject(new Error(detail));
      else this.queue = [busy, ...this.queue];
    }
    this.assign();
  }

  private cancel(waiting: Waiting<T>): void {
    const hand = this.hands.find(({ busy }) => busy === waiting);
    if (hand !== undefined) this.end(hand);
    // Of several that are cancelled together none is begun for the others.
    this.queue = this.queue.filter((each) => each !== waiting && each.signal?.aborted !== true);
    waiting.reject(new Cancelled());
    this.assign();
  }

  /** Returns whether it was at work. */
  private end(hand: Hand<T>): boolean {
    const index = this.hands.indexOf(hand);
    if (index < 0) return false;
    this.hands.splice(index, 1);
    hand.onTime();
    hand.worker.terminate();
    return true;
  }
}
