import { err, ok, type Result } from '#core';
import { fail, type RoomRequest, type RoomResponses, WATCH_CODE_LENGTH } from '#net';
import type { ServerGame } from '../games';
import { type RoomEntry, seatsOf } from './entry';
import { HostedRoom } from './hosted';
import { hashOf, newCode, newRoomKey, newSeed, newWatchCode } from './keys';
import { Relay, type Said, type Tell } from './relay';
import { Room } from './room';
import type { RoomWorld } from './roomGame';

export interface RoomsOptions extends RoomWorld {
  readonly games: ReadonlyMap<string, ServerGame>;
  /** Largest number of rooms. */
  readonly most: number;
  /** Deletes rooms that nobody has used for long. @param busy rooms in use @returns the codes of the deleted rooms */
  tend(busy: readonly string[]): Promise<readonly string[]>;
}

type Creating = Extract<RoomRequest, { readonly do: 'create' }>;
type Joining = Extract<RoomRequest, { readonly do: 'join' }>;

/** Time that an empty room stays in memory, and interval of the clean-up; seconds. */
const IDLE = 600;
const TENDING = 600;

/** Creates rooms and finds them by code, after a restart as well. */
export class RoomRegistry {
  private readonly open = new Map<string, Promise<HostedRoom | null>>();
  /** Room codes by audience code, for open rooms. */
  private readonly codes = new Map<string, string>();
  private readonly node: string;
  /** When rooms of {@link open} became empty, seconds. */
  private readonly idle = new Map<string, number>();
  private tended: number;
  /** Sends to the other nodes; null on a single server. */
  private sendOthers: Tell | null = null;

  constructor(private readonly options: RoomsOptions) {
    this.node = newCode(options.random);
    this.tended = options.now();
  }

  /** Makes this server a node of a site whose nodes share a log. @returns handler for messages of the other nodes */
  link(tell: Tell): (said: Said) => void {
    this.sendOthers = tell;
    return (said) =>
      void this.open
        .get(said.room)
        ?.then((room) => room?.handle(said))
        .catch(() => {});
  }

  /** Number of rooms in memory. */
  get size(): number {
    return this.open.size;
  }

  /**
   * Call about every ten seconds: repairs what lost messages and crashed nodes leave behind, closes empty rooms and
   * deletes those that nobody has used for long.
   */
  async beat(): Promise<void> {
    const { now, tend, fault } = this.options;
    const busy: string[] = [];
    for (const [code, opening] of [...this.open]) {
      const room = await opening.catch(() => null);
      room?.beat();
      if (room?.needed === true) {
        this.idle.delete(code);
        if (room.busy) busy.push(code);
      } else if (now() - (this.idle.get(code) ?? now()) >= IDLE) this.drop(code);
      else if (!this.idle.has(code)) this.idle.set(code, now());
    }
    // Give people time to reconnect after a restart of the server.
    if (now() - this.tended < TENDING) return;
    this.tended = now();
    try {
      for (const gone of await tend(busy)) this.drop(gone);
    } catch (thrown) {
      fault(String(thrown));
    }
  }

  /** Resolves when all queued work of all rooms is done. */
  async settled(): Promise<void> {
    for (const opening of [...this.open.values()]) await (await opening.catch(() => null))?.settled();
  }

  /** Creates a room. Its keys are returned once; only their hashes are stored. */
  async create({
    game,
    players,
    options,
    seats,
    hosting,
  }: Creating): Promise<Result<RoomResponses['create']>> {
    const { random, log, games, most } = this.options;
    if ((await log.count()) >= most) return fail('', 'room.many');
    const keys = {
      table: newRoomKey(random),
      spectator: newRoomKey(random),
      caster: newRoomKey(random),
      crowd: newRoomKey(random),
    };
    const hashes = {
      table: hashOf(keys.table),
      spectator: hashOf(keys.spectator),
      caster: hashOf(keys.caster),
      crowd: hashOf(keys.crowd),
    };
    const watch = newWatchCode(random);
    const entry: RoomEntry = {
      do: 'create',
      game,
      players,
      options,
      ...(seats === undefined ? {} : { seats }),
      ...(hosting === undefined ? {} : { hosting }),
      seed: newSeed(random),
      watch,
      keys: hashes,
    };
    const code = newCode(random);
    const room = Room.create(code, games, entry);
    if (!room.ok) return room;
    if (!(await log.append(code, 0, entry))) return fail('', 'room.failed');
    this.open.set(code, Promise.resolve(this.hosted(room.value)));
    return ok({ room: code, watch, keys });
  }

  /** Finds a room by its room or audience code. Fails if there is none. */
  async find(asked: string): Promise<Result<HostedRoom>> {
    const code = await this.codeOf(asked);
    if (code === undefined) return fail('room', 'room.unknown');
    const found = this.open.get(code) ?? this.load(code);
    this.open.set(code, found);
    try {
      const room = await found;
      if (room !== null && !room.gone) return ok(room);
    } catch (thrown) {
      this.drop(code);
      if (thrown instanceof RangeError) return fail('room', 'room.broken');
      throw thrown;
    }
    this.drop(code);
    return fail('room', 'room.unknown');
  }

  /**
   * Gives a seat to a person, whose device made the key. Repeating the request, because no answer arrived, has no
   * further effect.
   * Stores only the key's hash. @param byTable the table of the room makes the request
   */
  async join(
    { room: code, seat, name, key }: Joining,
    byTable = false,
  ): Promise<Result<RoomResponses['join']>> {
    const found = await this.find(code);
    if (!found.ok) return found;
    const hash = hashOf(key);
    const joined = await found.value.join({ do: 'join', seat, name, key: hash }, byTable);
    const member = joined.ok ? undefined : await found.value.memberOf(hash);
    const sits = joined.ok || (member !== undefined && seatsOf(member).includes(seat));
    return sits ? ok({ seat }) : err(joined.error);
  }

  /**
   * Finds a room by its audience code. Fails for a room code, unless the room is of an earlier version and has no
   * other.
   */
  async watched(code: string): Promise<Result<HostedRoom>> {
    const found = await this.find(code);
    return found.ok && found.value.watch !== code ? fail('room', 'room.unknown') : found;
  }

  /** A seed for a rematch. */
  newSeed(): string {
    return newSeed(this.options.random);
  }

  /** Room code of a room or audience code. */
  private async codeOf(asked: string): Promise<string | undefined> {
    if (asked.length !== WATCH_CODE_LENGTH) return asked;
    return this.codes.get(asked) ?? this.options.log.roomWatchedBy(asked);
  }

  private drop(code: string): void {
    for (const [watch, watched] of this.codes) if (watched === code) this.codes.delete(watch);
    this.open.delete(code);
    this.idle.delete(code);
  }

  private async load(code: string): Promise<HostedRoom | null> {
    const log = await this.options.log.read(code);
    if (log.length === 0) return null;
    const { room, kept, lost } = Room.recover(code, this.options.games, log);
    const hosted = this.hosted(room);
    if (kept < log.length) {
      this.options.fault(`a log replays no further than to entry ${kept}`);
      await hosted.mend(log, kept, lost);
    }
    return hosted;
  }

  private hosted(room: Room): HostedRoom {
    this.codes.set(room.watch, room.code);
    const relay = new Relay(room.code, this.node, this.sendOthers);
    return new HostedRoom(room, this.options, relay);
  }
}
