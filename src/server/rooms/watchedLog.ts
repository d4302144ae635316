import { setTimeout as pass } from 'node:timers/promises';
import type { Health } from '../running/health';
import type { RoomEntry } from './entry';
import type { RoomLog } from './log';

/** Timeout of the log, ms. */
const TIMEOUT = 1500;

/** A room name that is not a valid code. */
const TRIAL = 'trial';

/** A log that monitors whether it can be written. */
export class WatchedLog implements RoomLog {
  /** Whether the latest entry was stored; true before the first. */
  private keeps = true;

  constructor(
    private readonly log: RoomLog,
    private readonly patience = TIMEOUT,
  ) {}

  /** Null if the log answers within the timeout and stored the latest entry. Never takes longer than the timeout. */
  readonly health: Health = async () => {
    const late = pass(this.patience, 'log', { ref: false });
    const answers = this.log.count().then(
      () => null,
      () => 'log',
    );
    const wrong = await Promise.race([answers, late]);
    if (wrong !== null || this.keeps) return wrong;
    // An unhealthy node gets no traffic that would show a recovery, so it tries a write itself.
    const tried = this.append(TRIAL, 0, { do: 'start' })
      .then(() => this.log.forget(TRIAL))
      .then(
        () => null,
        () => 'full',
      );
    return Promise.race([tried, late]);
  };

  async append(room: string, number: number, entry: RoomEntry): Promise<boolean> {
    try {
      const done = await this.log.append(room, number, entry);
      this.keeps = true;
      return done;
    } catch (thrown) {
      this.keeps = false;
      throw thrown;
    }
  }

  read(room: string, from?: number): Promise<readonly RoomEntry[]> {
    return this.log.read(room, from);
  }

  roomWatchedBy(watch: string): Promise<string | undefined> {
    return this.log.roomWatchedBy(watch);
  }

  count(): Promise<number> {
    return this.log.count();
  }

  forget(room: string): Promise<void> {
    return this.log.forget(room);
  }

  use(rooms: readonly string[]): Promise<void> {
    return this.log.use(rooms);
  }

  prune(before: number, unbegun: number): Promise<readonly string[]> {
    return this.log.prune(before, unbegun);
  }

  close(): Promise<void> {
    return this.log.close();
  }
}
