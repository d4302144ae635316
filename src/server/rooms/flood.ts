import { Limit } from './limit';

/** How many messages a page may send at once, and seconds until one more. Pages ask less: what is more is refused already. */
const MESSAGES = { most: 200, each: 1 / 30 };
/** The same of bytes. */
const BYTES = { most: 2_000_000, each: 1 / 400_000 };

/** Tells a connection that floods the server from one whose questions are merely too many. */
export class Flood {
  private readonly messages: Limit;
  private readonly bytes: Limit;

  /** @param now seconds */
  constructor(now: number) {
    this.messages = new Limit(MESSAGES.most, MESSAGES.each, now);
    this.bytes = new Limit(BYTES.most, BYTES.each, now);
  }

  /** Whether one more message may be taken, which counts. @param bytes its length @param now seconds */
  takes(bytes: number, now: number): boolean {
    return this.messages.take(now) && this.bytes.take(now, bytes);
  }
}
