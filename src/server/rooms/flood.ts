import { Limit } from './limit';

/**
 * Limit of messages from one page: burst size, and seconds per further message. Pages need less, and requests beyond
 * the other limits are already refused.
 */
const MESSAGES = { most: 200, each: 1 / 30 };
/** The same for bytes. */
const BYTES = { most: 2_000_000, each: 1 / 400_000 };

/** Distinguishes a connection that floods the server from one that merely asks too often. */
export class Flood {
  private readonly messages: Limit;
  private readonly bytes: Limit;

  /** @param now seconds */
  constructor(now: number) {
    this.messages = new Limit(MESSAGES.most, MESSAGES.each, now);
    this.bytes = new Limit(BYTES.most, BYTES.each, now);
  }

  /** Counts a message. @param bytes its length @param now seconds @returns false if it exceeds the limits */
  takes(bytes: number, now: number): boolean {
    return this.messages.take(now) && this.bytes.take(now, bytes);
  }
}
