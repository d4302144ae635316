import {
  type BotLevel,
  DEFAULT_LEVEL,
  type GameTypes,
  Match,
  ok,
  type Result,
  type Seed,
  unwrap,
} from '#core';
import {
  type Broadcast,
  type Crowd,
  DEFAULT_BROADCAST,
  DEFAULT_HOSTING,
  fail,
  type Hosting,
  ROLES,
  type RoomClock,
  type RoomInfo,
} from '#net';
import type { ServerGame } from '../games';
import { checkEntry } from './checkEntry';
import type { KeyHash, Member, RoomEntry } from './entry';
import { isStep, type Numbered, standingIn } from './replay';
import { type Seated, Seating } from './seating';

type Created = Extract<RoomEntry, { readonly do: 'create' }>;

/**
 * A room, as a state machine over its log without clock, randomness or network. Equal logs give equal rooms.
 * {@link check} says whether an entry may come next, {@link apply} applies it.
 */
export class Room {
  match: Match<GameTypes>;
  /** Number of the match, from 0. */
  number = 0;
  begun = false;
  locked = false;
  broadcast: Broadcast = DEFAULT_BROADCAST;
  crowd: Crowd | null = null;
  clock: RoomClock | null = null;
  hosting: Hosting = DEFAULT_HOSTING;
  /** How often the host settings were changed. */
  hosted = 0;
  /** Number of steps of this match lost with the end of the log; null for none. */
  lost: number | null = null;
  /** Number of entries in the log, including those that no longer count. */
  length = 1;
  /** Entries in force, with their numbers. */
  private taken: Numbered[];
  /** Keys barred by the host since the table was last unlocked. */
  private barred: ReadonlySet<KeyHash> = new Set();
  private seating: Seating;

  private constructor(
    readonly code: string,
    private readonly game: ServerGame,
    private readonly created: Created,
    opening: GameTypes['Position'],
  ) {
    this.taken = [{ number: 0, entry: created }];
    this.match = new Match(game.rules, opening);
    const free: Seated = { name: null, key: null, level: DEFAULT_LEVEL, colour: null, figure: null };
    const { seats = {} } = created;
    this.hosting = created.hosting ?? DEFAULT_HOSTING;
    this.seating = Seating.of(game.rules.seats(opening).map((seat) => [seat, { ...free, ...seats[seat] }]));
  }

  /** Creates a room from its first entry. Fails for an unknown game and for options that do not fit together. */
  static create(code: string, games: ReadonlyMap<string, ServerGame>, entry: Created): Result<Room> {
    const game = games.get(entry.game);
    if (game === undefined) {
      return fail('game', 'value.unknown', { value: entry.game, known: [...games.keys()] });
    }
    const opening = dealt(game, entry);
    if (!opening.ok) return opening;
    const room = new Room(code, game, entry, opening.value);
    const absent = Object.keys(entry.seats ?? {}).find((seat) => !room.seats.includes(seat));
    return absent === undefined ? ok(room) : fail('seats', 'seat.absent', { seat: absent });
  }

  /** Restores a room from its whole log. Throws a RangeError if the log is invalid or does not replay to its end. */
  static restore(code: string, games: ReadonlyMap<string, ServerGame>, log: readonly RoomEntry[]): Room {
    const { room, kept } = Room.recover(code, games, log);
    if (kept < log.length) throw new RangeError(`the log of ${code} does not replay from entry ${kept} on`);
    return room;
  }

  /**
   * Restores a room from the part of its log that replays. Throws a RangeError if not even the first entry does.
   * @returns `kept`: how many entries of the log count; `lost`: how many steps of the match do not
   */
  static recover(
    code: string,
    games: ReadonlyMap<string, ServerGame>,
    log: readonly RoomEntry[],
  ): { readonly room: Room; readonly kept: number; readonly lost: number } {
    const [first] = log;
    if (first?.do !== 'create') throw new RangeError(`the log of ${code} does not begin with a room`);
    const created = Room.create(code, games, first);
    if (!created.ok) throw new RangeError(`the log of ${code} begins with no room`);
    const room = created.value;
    const standing = standingIn(log);
    for (const [index, { number, entry }] of standing.entries()) {
      if (number === 0) continue;
      try {
        room.length = number;
        room.apply(entry);
      } catch {
        // An entry that throws may have changed the room halfway.
        const good = log.slice(0, number);
        const lost = standing.slice(index).filter((each) => isStep(each.entry)).length;
        const recovered = Room.recover(code, games, good).room;
        recovered.length = log.length;
        return { room: recovered, kept: number, lost };
      }
    }
    room.length = log.length;
    return { room, kept: log.length, lost: 0 };
  }

  get rules(): ServerGame['rules'] {
    return this.game.rules;
  }

  get simulator(): ServerGame['simulator'] {
    return this.game.simulator;
  }

  /** Hash of the table's key. */
  get tableHash(): KeyHash {
    return this.created.keys.table;
  }

  /** Whether voters have a key of their own. */
  get hasCrowdKey(): boolean {
    return this.created.keys.crowd !== undefined;
  }

  /** Code under which spectators find the room. */
  get watch(): string {
    return this.created.watch ?? this.code;
  }

  /** The entries in force. */
  get log(): readonly RoomEntry[] {
    return this.taken.map(({ entry }) => entry);
  }

  /** Whether an entry of another log equals our last one; both have the same number. */
  endsWith(entry: RoomEntry | undefined): boolean {
    const last = this.taken.at(-1);
    // If our last entry is not in force, the other log must have one there; its content does not matter.
    if (last?.number !== this.length - 1) return entry !== undefined;
    return JSON.stringify(last.entry) === JSON.stringify(entry);
  }

  /** Replaces the state with that of another version of its log. @returns as {@link recover} does */
  becomeThatOf(log: readonly RoomEntry[]): { readonly kept: number; readonly lost: number } {
    const { room, kept, lost } = Room.recover(this.code, new Map([[this.rules.id, this.game]]), log);
    const missing = this.number === room.number ? this.match.steps.length - room.match.steps.length : 0;
    Object.assign(this, room);
    return { kept, lost: Math.max(lost, missing) };
  }

  /** The same room with another log that begins with the same entry. */
  of(log: readonly RoomEntry[]): Room {
    return Room.restore(this.code, new Map([[this.rules.id, this.game]]), log);
  }

  get seats(): readonly string[] {
    return this.seating.seats;
  }

  /** The bot that decides now, or stands in for a crowd; null if a person decides or nobody. */
  get bot(): { readonly seat: string; readonly level: BotLevel } | null {
    const { seat } = this.match;
    const seated = seat === undefined || !this.isPlayed ? undefined : this.seating.at(seat);
    if (seat === undefined || seated === undefined || seated.key !== null) return null;
    return { seat, level: seated.level };
  }

  /** Whether a person decides now. */
  get personDecides(): boolean {
    const { seat } = this.match;
    return this.isPlayed && seat !== undefined && this.keyOf(seat) !== null;
  }

  /** Whether the game has begun and is not paused. */
  private get isPlayed(): boolean {
    return this.begun && !this.hosting.paused;
  }

  /** Whether spectators decide now. */
  get crowdDecides(): boolean {
    return this.crowd !== null && this.bot?.seat === this.crowd.seat;
  }

  /** Member that a key belongs to; undefined for an unknown key. */
  memberOf(key: KeyHash): Member | undefined {
    const [first, ...also] = this.seating.seatsWith(key);
    if (first !== undefined) return { role: 'seat', seat: first, ...(also.length === 0 ? {} : { also }) };
    const { keys } = this.created;
    const role = ROLES.find((each) => each !== 'seat' && keys[each] === key);
    return role === undefined ? undefined : { role, seat: null };
  }

  /** Key hash of a seat; null while it is free. */
  keyOf(seat: string): KeyHash | null {
    return this.seating.keyOf(seat);
  }

  /** The first seat of each person. */
  get people(): readonly string[] {
    return this.seating.people;
  }

  /** The first seat of the holder of a seat. */
  firstOf(seat: string): string {
    return this.seating.firstOf(seat);
  }

  /** Display name of a person at a seat, made distinct from the names of other people. */
  nameAt(seat: string, name: string, key: KeyHash | null): string {
    return this.seating.nameAt(seat, name, key);
  }

  /** Whether the host has removed and barred the holder of a key since the table was last unlocked. */
  isBarred(key: KeyHash): boolean {
    return this.barred.has(key);
  }

  /** Opening position of another match. Fails if it cannot be dealt. */
  dealt(seed: Seed): Result<GameTypes['Position']> {
    return dealt(this.game, { ...this.created, seed });
  }

  /** Whether two seats are on one team that shares its secrets. */
  areOneSide(seat: string, other: string): boolean {
    const { secretsGroup } = this.game;
    return secretsGroup !== undefined && secretsGroup(seat) === secretsGroup(other);
  }

  /**
   * Whether an entry may come next. `parseAction` of the rules must have validated an action already.
   * @param byTable the table makes the request, so a locked table does not refuse it
   */
  check(entry: RoomEntry, byTable = false): Result<void> {
    return checkEntry(this, entry, byTable);
  }

  /** Applies an entry that {@link check} allowed. */
  apply(entry: RoomEntry): void {
    switch (entry.do) {
      case 'create':
      case 'damaged':
        throw new RangeError(`an entry is ${entry.do}`);
      case 'resume':
        this.resume(entry);
        return;
      case 'join':
        this.seat(entry.seat, { name: entry.name, key: entry.key });
        break;
      case 'leave':
        this.leave(entry);
        break;
      case 'rename':
        this.seat(entry.seat, { name: entry.name });
        break;
      case 'level':
        this.seat(entry.seat, { level: entry.level });
        break;
      case 'lock':
        this.locked = entry.locked;
        if (!entry.locked) this.barred = new Set();
        break;
      case 'broadcast':
        if (entry.broadcast.feed && !this.broadcast.feed) this.locked = true;
        this.broadcast = entry.broadcast;
        break;
      case 'crowd':
        this.crowd = entry.crowd;
        break;
      case 'clock':
        this.clock = entry.clock;
        break;
      case 'hosting':
        this.hosting = entry.hosting;
        this.hosted++;
        break;
      case 'start':
        this.begun = true;
        this.locked = true;
        break;
      case 'rematch':
        this.rematch(entry.seed);
        break;
      case 'act':
        unwrap(this.match.act(entry.action));
        break;
      case 'undo':
        unwrap(entry.agreed === true ? this.match.takeBack() : this.match.undo(entry.seat));
        break;
    }
    this.taken.push({ number: this.length++, entry });
  }

  /** Room state for spectators, without the code that opens seats. @param here as for {@link info} */
  audienceInfo(here: (seat: string) => boolean): RoomInfo {
    return { ...this.info(here), room: this.watch };
  }

  /** Room state for members. @param here whether a device of a seat is connected */
  info(here: (seat: string) => boolean): RoomInfo {
    return {
      room: this.code,
      game: this.rules.id,
      seats: this.seating.seatInfo(this.crowd, here),
      begun: this.begun,
      locked: this.locked,
      match: this.number,
      crowd: this.crowd,
      ...(this.clock === null ? {} : { clock: this.clock }),
      ...(this.hosting === DEFAULT_HOSTING ? {} : { hosting: this.hosting }),
      ...(this.lost === null ? {} : { lost: this.lost }),
    };
  }

  /**
   * Drops the entries that no longer count. The match gets a new number, so that nobody mistakes its steps for those
   * they know.
   */
  private resume(entry: Extract<RoomEntry, { readonly do: 'resume' }>): void {
    const { length, taken } = this;
    const kept = taken.filter((each) => each.number < entry.kept);
    Object.assign(this, this.of(kept.map((each) => each.entry)), {
      number: entry.match,
      broadcast: entry.broadcast,
      lost: entry.lost,
      length: length + 1,
      taken: [...kept, { number: length, entry }],
    });
  }

  private leave({ seat, barred }: Extract<RoomEntry, { readonly do: 'leave' }>): void {
    const key = this.keyOf(seat);
    for (const each of this.seating.heldWith(seat)) this.seat(each, { key: null });
    if (barred === true && key !== null) this.barred = new Set(this.barred).add(key);
  }

  private rematch(seed: Seed): void {
    this.match = new Match(this.rules, unwrap(this.dealt(seed)));
    this.number++;
    this.lost = null;
  }

  private seat(seat: string, change: Partial<Seated>): void {
    this.seating = this.seating.with(seat, change);
  }
}

function dealt({ rules }: ServerGame, { options, players, seed }: Created): Result<GameTypes['Position']> {
  const parsed = rules.options.parse(options, players);
  return parsed.ok ? rules.setup(parsed.value, seed) : parsed;
}
