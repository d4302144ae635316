import type { GameTypes } from '#core';
import type { BotAnswer, BotReply, BotRequest, BotTask } from './answer';

/** A message from a worker. */
interface Sent {
  readonly data: unknown;
}

/** The part of a Web Worker that the pool needs. */
export interface BotWorker {
  addEventListener(type: 'message', listener: (event: Sent) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface BotPoolOptions<T extends GameTypes> {
  /** Starts a worker that answers with `botReplies` of `#bots`. May throw where workers are not available. */
  readonly start: () => BotWorker;
  /** Maximum number of workers, at least 1. */
  readonly most: number;
  /** Fallback for a task when no worker can be started, or when a fresh one has crashed too. */
  readonly instead: (task: BotTask<T>) => Promise<BotAnswer<T>>;
  /** Calls back when a task has taken too long. Returns a cancel function. */
  readonly late: (run: () => void) => () => void;
  /** Resolves when workers may be started; at once by default. */
  readonly allowed?: Promise<void>;
}

/** The part of an `AbortSignal` that a pool needs. */
interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options: { readonly once: true }): void;
}

export interface PoolRequest {
  /** Cancels the task. A worker that has already begun it is terminated. */
  readonly signal?: Signal;
  /** Low priority: tasks that a player waits for go first. */
  readonly patient?: boolean;
  /** Called when a worker failed on this task, with details for developers. */
  readonly trouble?: (detail: string) => void;
}

/** A queued or running task. */
interface Waiting<T extends GameTypes> extends PoolRequest {
  readonly id: number;
  readonly task: BotTask<T>;
  readonly resolve: (answer: BotAnswer<T> | Promise<BotAnswer<T>>) => void;
  readonly reject: (reason: Error) => void;
  /** How many workers have failed on it. */
  failures: number;
}

/** A worker. It runs one task at a time, so a failure can be attributed to its task. */
interface Hand<T extends GameTypes> {
  readonly worker: BotWorker;
  busy: Waiting<T> | null;
  onTime: () => void;
}

/** How many workers may fail on one task. */
const ATTEMPTS = 2;

/** Rejection of a task that was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('the task was cancelled');
  }
}

/**
 * A pool of bot workers, started on demand. A worker that crashes or does not answer in time is terminated,
 * and a fresh one gets the task; if that fails too, the promise rejects. If fresh workers keep crashing,
 * tasks run through `instead`.
 */
export class BotPool<T extends GameTypes> {
  private readonly hands: Hand<T>[] = [];
  private queue: Waiting<T>[] = [];
  private asked = 0;
  /** Crashes since a worker last answered. */
  private broken = 0;
  private allowed: boolean;

  constructor(private readonly options: BotPoolOptions<T>) {
    this.allowed = options.allowed === undefined;
    void options.allowed?.then(() => {
      this.allowed = true;
      this.assign();
    });
  }

  /**
   * Runs a task. Rejects with {@link Cancelled}, with what the task threw, or after two workers failed on it.
   */
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

  /** An idle worker; `none` if all are busy, undefined if workers cannot be started. */
  private free(): Hand<T> | 'none' | undefined {
    const idle = this.hands.find(({ busy }) => busy === null);
    if (idle !== undefined) return idle;
    if (this.hands.length >= this.options.most) return 'none';
    try {
      return this.started();
    } catch {
      // Workers are missing in some environments, which is not a failure.
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

  /** Discards a worker and retries its task once on a fresh one. */
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
    // When several tasks are cancelled at once, do not start one of them in place of another.
    this.queue = this.queue.filter((each) => each !== waiting && each.signal?.aborted !== true);
    waiting.reject(new Cancelled());
    this.assign();
  }

  /** Returns whether it was working on a task. */
  private end(hand: Hand<T>): boolean {
    const index = this.hands.indexOf(hand);
    if (index < 0) return false;
    this.hands.splice(index, 1);
    hand.onTime();
    hand.worker.terminate();
    return true;
  }
}
