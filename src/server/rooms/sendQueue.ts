import type { ServerEvent } from '#net';

/** Send buffer of a connection. */
export interface SendQueueOwner {
  /** Messages not yet taken by the network. */
  readonly waiting: number;
  /** Calls once when the buffer is empty. */
  onceEmpty(run: () => void): void;
}

export interface SendQueueParts {
  /** Sends one message to many connections. */
  readonly send: (ids: readonly string[], news: ServerEvent) => void;
  /** Buffer of a connection; undefined if it is closed. */
  readonly box: (id: string) => SendQueueOwner | undefined;
  /** Runs after the current task. */
  readonly later: (run: () => void) => void;
}

/** Largest number of messages buffered for a slow connection. */
export const MAX_WAITING = 64;

/**
 * Sends events to connections. An event for several of them is sent once, so that it is serialised once. A slow
 * connection gets at most {@link MAX_WAITING} buffered messages and misses the rest; once its buffer is empty it is
 * told that it is behind, and requests what it missed.
 */
export class SendQueue {
  private readonly bags = new Map<ServerEvent, string[]>();
  private readonly behind = new Set<string>();

  constructor(private readonly parts: SendQueueParts) {}

  /** Queues a message for a connection; messages are sent in order after the current task. */
  push(id: string, news: ServerEvent): void {
    if (this.bags.size === 0) this.parts.later(() => this.empty());
    const bag = this.bags.get(news);
    if (bag === undefined) this.bags.set(news, [id]);
    else bag.push(id);
  }

  private empty(): void {
    const bags = [...this.bags];
    this.bags.clear();
    for (const [news, ids] of bags) {
      const quick = ids.filter((id) => this.keepsUp(id));
      if (quick.length > 0) this.parts.send(quick, news);
    }
  }

  private keepsUp(id: string): boolean {
    if (this.behind.has(id)) return false;
    const box = this.parts.box(id);
    if (box === undefined) return false;
    if (box.waiting < MAX_WAITING) return true;
    this.behind.add(id);
    box.onceEmpty(() => {
      this.behind.delete(id);
      this.parts.send([id], { tell: 'behind' });
    });
    return false;
  }

  /** Forgets a closed connection. */
  forget(id: string): void {
    this.behind.delete(id);
  }
}
