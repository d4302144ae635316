import { type GameFile, ok, type Result, type Seed } from '#core';
import { fail, type Refused } from '#net';
import type { RoomEntry } from './entry';
import type { RoomLog } from './log';
import { recordOf } from './redaction';
import type { Relay } from './relay';
import type { Room } from './room';

/** How often to retry when other nodes append first. */
const TRIES = 20;

type Resuming = Extract<RoomEntry, { readonly do: 'resume' }>;

export interface JournalParts {
  readonly room: Room;
  readonly relay: Relay;
  readonly world: { readonly log: RoomLog; fault(detail: string): void };
  /** An entry was applied. */
  readonly taken: (entry: RoomEntry) => void;
  /** The room may have changed. */
  readonly changed: () => void;
  /** The log was deleted, and the room with it. */
  readonly lost: () => void;
}

/**
 * The log of a room, which several nodes append to and follow. Work is serialised, and each entry is stored before
 * anybody is notified of it.
 */
export class Journal {
  /** The room has been deleted. */
  gone = false;
  /** Whether this node wrote the latest entry. */
  latest = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: JournalParts) {}

  /** Queues work after everything queued before. */
  serialize<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  /**
   * Appends an entry if it may come next; call only as queued work.
   * @param asked called again whenever another node appended first @param byTable as for `Room.check`
   */
  async take(asked: () => Result<RoomEntry, Refused>, byTable = false): Promise<Result<void, Refused>> {
    const { room, changed } = this.parts;
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = asked();
      const allowed = entry.ok ? room.check(entry.value, byTable) : entry;
      if (entry.ok && allowed.ok && (await this.append(entry.value))) {
        changed();
        return allowed;
      }
      // An entry may be refused only because this node is not up to date.
      if (!(await this.catchUp()) && !allowed.ok) return allowed;
    }
    return fail('', 'room.failed');
  }

  /** Applies entries of other nodes; call only as queued work. @returns whether there were any */
  async catchUp(): Promise<boolean> {
    const { room, world, changed } = this.parts;
    const [last, ...entries] = await world.log.read(room.code, room.length - 1);
    if (!room.endsWith(last)) return this.comeBack();
    try {
      for (const entry of entries) this.apply(entry);
    } catch {
      return this.comeBack();
    }
    if (entries.length > 0) this.latest = false;
    changed();
    return entries.length > 0;
  }

  /** Queues {@link catchUp}. */
  follow(): void {
    this.serialize(() => this.catchUp()).catch((thrown) => this.parts.world.fault(String(thrown)));
  }

  /**
   * Recovers a room whose log replays only in part. @param log all of it @param kept how many of its entries count
   * @param lost how many steps of the match do not
   */
  mend(log: readonly RoomEntry[], kept: number, lost: number): Promise<void> {
    const { room } = this.parts;
    const last = log.findLast((entry) => entry.do === 'broadcast');
    const { broadcast = room.broadcast } = last ?? {};
    return this.serialize(() => this.resume({ kept, lost, broadcast, match: room.number + 1 }));
  }

  /**
   * Returns the record of a match that lost steps, secrets included, and starts a new one, since players could not go
   * on once they have seen those secrets.
   * Fails if nothing was lost.
   */
  salvage(match: number, seed: Seed): Promise<Result<GameFile, Refused>> {
    return this.serialize(async () => {
      const { room } = this.parts;
      if (room.lost === null) return fail('match', 'room.running');
      const file = recordOf(room, match, true);
      const again = await this.take(() => ok({ do: 'rematch', seed }));
      return again.ok ? file : again;
    });
  }

  /**
   * Handles a log that differs from what this node has applied: it lost its end, or no longer replays. Restores the
   * room from the part that does, and notifies all devices. @returns true
   */
  private async comeBack(): Promise<boolean> {
    const { room, world, lost: gone } = this.parts;
    const log = await world.log.read(room.code);
    if (log.length === 0) {
      this.gone = true;
      gone();
      return true;
    }
    const { number: before, broadcast } = room;
    const { kept, lost } = room.becomeThatOf(log);
    world.fault(`a log has gone back by ${lost} steps`);
    await this.resume({ kept, lost, broadcast, match: Math.max(room.number, before) + 1 });
    return true;
  }

  /** Appends an entry that says how many entries of the log still count. */
  private async resume(resuming: Omit<Resuming, 'do'>): Promise<void> {
    if (await this.append({ do: 'resume', ...resuming })) this.parts.changed();
  }

  /** @returns false if another node appended first */
  private async append(entry: RoomEntry): Promise<boolean> {
    const { room, world, relay } = this.parts;
    if (!(await world.log.append(room.code, room.length, entry))) return false;
    this.apply(entry);
    this.latest = true;
    relay.publish({ say: 'grown' });
    return true;
  }

  private apply(entry: RoomEntry): void {
    this.parts.room.apply(entry);
    this.parts.taken(entry);
  }
}
