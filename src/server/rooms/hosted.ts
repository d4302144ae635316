import { createHmac } from 'node:crypto';
import { type GameFile, ok, type PingList, type Result, type Seed } from '#core';
import {
  type Cast,
  type Emote,
  type FeedFile,
  fail,
  type JoinResponse,
  type Phrase,
  type Refused,
  type RoomInfo,
  type RoomRequest,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import { type Client, isAudience, mayVote, memberViewer } from './audience';
import { type Member, type RoomEntry, seatsOf } from './entry';
import { Guests } from './guests';
import { recordOf, stepsFor } from './redaction';
import type { Relay, Said } from './relay';
import type { Room } from './room';
import { RoomGame, type RoomWorld } from './roomGame';

type Acting = Extract<RoomRequest, { readonly do: 'act' }>;
type Undoing = Extract<RoomRequest, { readonly do: 'undo' }>;

/** An open room: the requests of its devices and of other nodes. */
export class HostedRoom {
  private readonly guests: Guests;
  private readonly game: RoomGame;

  constructor(
    private readonly room: Room,
    private readonly world: RoomWorld,
    private readonly relay: Relay,
  ) {
    this.guests = new Guests(room, world, relay);
    this.game = new RoomGame(room, this.guests, world, relay);
    relay.publish({ say: 'who' });
  }

  get info(): RoomInfo {
    return this.guests.info;
  }

  get code(): string {
    return this.room.code;
  }

  /** The code by which spectators find the room. */
  get watch(): string {
    return this.room.watch;
  }

  /** Public room state for the holder of a room or audience code. */
  infoFor(code: string): RoomInfo {
    return code === this.code ? this.info : this.guests.spectators.info;
  }

  /** Whether a device may vote where the crowd plays. */
  mayVote(member: Member): boolean {
    return mayVote(member, this.room);
  }

  /** Whether the log, and with it the room, has been deleted. */
  get gone(): boolean {
    return this.game.journal.gone;
  }

  /** Whether a device is connected or about to join. */
  get needed(): boolean {
    return this.busy || !this.guests.doors.empty;
  }

  /** Sends room changes to a device that has not joined yet. @returns unsubscribe */
  stayAtDoor(send: (news: ServerEvent) => void): () => void {
    return this.guests.doors.add(send);
  }

  get busy(): boolean {
    return this.game.busy;
  }

  /** Member that a key belongs to; undefined for an unknown key. Another node may have issued it a moment ago. */
  async memberOf(hash: string): Promise<Member | undefined> {
    return (
      this.room.memberOf(hash) ??
      this.game.journal.serialize(() => this.game.journal.catchUp()).then(() => this.room.memberOf(hash))
    );
  }

  /** Admits a device and returns what it lacks: the steps since `known`, or the whole match if it is a different one. */
  enter(client: Client, match: number, known: number): Promise<JoinResponse> {
    return this.game.journal.serialize(async () => {
      await this.game.journal.catchUp();
      const { room, guests, game } = this;
      const { role, seat } = client.member;
      const seats = seatsOf(client.member);
      if (isAudience(client.member)) {
        const entered = guests.spectators.enter(client, match, known);
        if (guests.spectators.upToDate) game.crowd.sendBallot(client);
        game.drive();
        return { role, seat, seats, ...entered };
      }
      const viewer = memberViewer(client.member);
      const follows = match === room.number && known > 0 && known <= room.match.steps.length;
      const sent = follows
        ? { since: stepsFor(room, viewer, known) }
        : { whole: guests.audience.match(room, viewer) };
      guests.audience.add(client);
      game.greet(client);
      this.come(client);
      if (seat !== null) guests.asides.come(seat);
      game.drive();
      return { role, seat, seats, room: this.info, told: sent };
    });
  }

  /** Admits a voter, who receives ballots only. */
  attend(client: Client): Promise<RoomResponses['attend']> {
    return this.game.journal.serialize(async () => {
      await this.game.journal.catchUp();
      this.game.crowd.add(client);
      this.game.drive();
      return { room: this.game.toldToAudience, ballot: this.game.crowd.ballot };
    });
  }

  /** Counts a vote. @param viewer has one vote */
  vote(viewer: string, match: number, known: number, choice: number): Result<void> {
    return this.game.crowd.vote(viewer, match, known, choice);
  }

  /** Counts a reaction of a voter. */
  react(viewer: string, emote: Emote): void {
    this.game.crowd.react(viewer, emote);
  }

  /** Handles a message that a relay forwards from another chat. @returns whether chat messages vote in this room */
  chat(viewer: string, text: string): boolean {
    if (this.room.crowd?.chat !== true) return false;
    this.game.chats.follow();
    this.game.chats.handle(viewer, text);
    return true;
  }

  /** Secret that signs messages for {@link chat}, derived from the table key; it grants nothing else. */
  get relaySecret(): string {
    return createHmac('sha256', this.room.tableHash).update('relay').digest('hex');
  }

  /** Record of a finished match, secrets included. Fails while it is running; spectators get it with the broadcast delay. */
  async record(member: Member, match: number): Promise<Result<GameFile>> {
    await this.settled();
    return isAudience(member) ? this.guests.spectators.record(match) : recordOf(this.room, match);
  }

  /** A device disconnected; its player may come back. */
  leave(client: Client): void {
    if (this.guests.audience.remove(client)) this.come(client);
    else if (!this.game.crowd.remove(client)) this.guests.spectators.leave(client);
    if (!this.busy) this.game.rest();
  }

  emote(seat: string, emote: Emote): void {
    this.guests.asides.emote(seat, emote);
  }

  /** Sends a phrase to everyone at the table. */
  say(seat: string, phrase: Phrase): void {
    this.guests.asides.say(seat, phrase);
  }

  /** Lets a bot decide for a person whose time is up. */
  skip(): Promise<Result<void>> {
    return this.game.clock.skip();
  }

  /** Sends a seat's pings to its team. Fails in a game without teams. */
  talk(seat: string, talk: PingList): Result<void> {
    if (!this.room.areOneSide(seat, seat)) return fail('', 'room.role');
    this.guests.asides.talk(seat, talk);
    return ok(undefined);
  }

  /** Applies a caster's command. */
  cast(cast: Cast): void {
    this.guests.asides.cast(cast);
  }

  /** A file of the feed, redacted for spectators; null if it does not exist. */
  async feed(file: FeedFile): Promise<string | null> {
    // With no device connected, other nodes do not notify this one of new entries.
    if (file.file === 'head' && !this.busy)
      await this.game.journal.serialize(() => this.game.journal.catchUp());
    return this.guests.spectators.file(file);
  }

  /** Handles a message of another node. */
  handle(said: Said): void {
    switch (said.say) {
      case 'grown':
        this.game.journal.follow();
        break;
      case 'emote':
      case 'phrase':
      case 'talk':
      case 'cast':
        this.guests.asides.handle(said);
        break;
      case 'undo':
        this.game.undos.handle(said.open);
        break;
      case 'agreed':
        void this.game.undos.take(said.seat, said.agree);
        break;
      case 'vote':
      case 'cheers':
      case 'votes':
      case 'voted':
        this.game.crowd.handle(said);
        break;
      case 'here':
        if (this.relay.isNewPresence(said.node, said.seats, this.world.now())) this.game.sendRoom();
        this.guests.asides.send(said.match, said.talks);
        break;
      case 'who':
        if (this.busy) this.guests.sayHere();
        this.guests.asides.sendToAll();
        break;
    }
  }

  /** Periodic repair after lost messages and crashed nodes. */
  beat(): void {
    if (this.relay.lapse(this.world.now())) this.game.sendRoom();
    if (!this.busy) return;
    this.game.chats.send();
    this.guests.sayHere();
    this.game.journal.follow();
  }

  /** Appends an entry that does not depend on the match. @param byTable as for {@link Room.check} */
  change(entry: RoomEntry, byTable = false): Promise<Result<void, Refused>> {
    return this.game.journal.serialize(() => this.game.journal.take(() => ok(entry), byTable));
  }

  /**
   * Gives a seat to a person under the given name, made distinct if needed. @param byTable as for {@link Room.check}
   */
  join(entry: Extract<RoomEntry, { readonly do: 'join' }>, byTable: boolean): Promise<Result<void, Refused>> {
    const { seat, name, key } = entry;
    return this.game.journal.serialize(() =>
      this.game.journal.take(() => ok({ ...entry, name: this.room.nameAt(seat, name, key) }), byTable),
    );
  }

  rename(seat: string, name: string): Promise<Result<void, Refused>> {
    return this.game.journal.serialize(() =>
      this.game.journal.take(() =>
        ok({ do: 'rename', seat, name: this.room.nameAt(seat, name, this.room.keyOf(seat)) }),
      ),
    );
  }

  /** The host gives a person's seat to a bot and bars their device from rejoining. */
  putOut(seat: string): Promise<Result<void, Refused>> {
    return this.change({ do: 'leave', seat, ...(this.guests.here(seat) && { barred: true }) });
  }

  /** Frees the seats of all people for the next players. */
  freeSeats(): Promise<Result<void, Refused>> {
    return this.game.fair.freeAll();
  }

  /**
   * Takes an action of a seat; a stale one is answered with what happened since.
   * @param also further seats of the same person, one of which may be meant
   */
  act(seat: string, asked: Acting, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.game.moves.act(seat, asked, also);
  }

  /** Undoes the latest action for a seat. @param also further seats of the same person, one of which may be meant */
  undo(seat: string, asked: Undoing, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.game.moves.undo(seat, asked, also);
  }

  /** Starts an undo vote. @param seats of the caller; none for the table */
  askUndo(seats: readonly string[], match: number, known: number): Promise<Result<void>> {
    return this.game.undos.ask(seats, match, known);
  }

  /** Answers an undo vote. */
  answerUndo(seat: string, agree: boolean): Promise<Result<void>> {
    return this.game.undos.answer(seat, agree);
  }

  /** Resolves when all queued work is done. */
  async settled(): Promise<void> {
    await this.game.journal.serialize(async () => {});
  }

  /**
   * Recovers a room whose log replays only in part. @param log all of it @param kept how many of its entries count
   * @param lost how many steps of the match do not
   */
  mend(log: readonly RoomEntry[], kept: number, lost: number): Promise<void> {
    return this.game.journal.mend(log, kept, lost);
  }

  /**
   * Returns the record of a match that lost steps, secrets included, and starts a new one. Fails if nothing was lost.
   */
  salvage(match: number, seed: Seed): Promise<Result<GameFile, Refused>> {
    return this.game.journal.salvage(match, seed);
  }

  /** A device connected or disconnected. */
  private come({ member }: Client): void {
    if (member.seat === null) return;
    this.guests.sayHere();
    this.game.sendRoom();
  }
}
