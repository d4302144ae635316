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
import type { Chats } from '../chat/chats';
import { announce } from './announce';
import { Asides } from './asides';
import { Audience, type Client, isAudience, mayVote, memberViewer } from './audience';
import { ChatSide } from './chatSide';
import { DecisionClock } from './decisionClock';
import { Doors } from './doors';
import { type Member, type RoomEntry, seatsOf } from './entry';
import { FairTable } from './fairTable';
import { Journal } from './journal';
import { newSeed, type RandomBytes } from './keys';
import type { RoomLog } from './log';
import { Moves } from './moves';
import { recordOf, stepsFor } from './redaction';
import type { Relay, Said } from './relay';
import type { Room } from './room';
import { Spectators, type SpectatorsWorld } from './spectators';
import { type BotsWorld, BotThinker } from './thinker';
import { UndoVote } from './undoVote';
import { VotingSync } from './votingSync';

/** Dependencies of a hosted room. */
export interface RoomWorld extends SpectatorsWorld, BotsWorld {
  readonly log: RoomLog;
  readonly random: RandomBytes;
  /** Chat connections; none if left out. */
  readonly chats?: Chats;
}

const isTable = ({ role }: Member): boolean => role === 'table';

type Acting = Extract<RoomRequest, { readonly do: 'act' }>;
type Undoing = Extract<RoomRequest, { readonly do: 'undo' }>;

/** A room that is open. */
export class HostedRoom {
  /** Players and tables. */
  private readonly audience = new Audience();
  private readonly onlookers: Spectators;
  private readonly crowd: VotingSync;
  private readonly chats: ChatSide;
  private readonly undos: UndoVote;
  private readonly thinker: BotThinker;
  private readonly clock: DecisionClock;
  private readonly journal: Journal;
  private readonly moves: Moves;
  private readonly fair: FairTable;
  private readonly doors = new Doors();
  private readonly asides: Asides;

  constructor(
    private readonly room: Room,
    private readonly world: RoomWorld,
    private readonly relay: Relay,
  ) {
    this.journal = new Journal({
      room,
      world,
      relay,
      taken: (entry) => this.taken(entry),
      changed: () => this.drive(),
      lost: () => this.audience.sendWhere(() => true, { tell: 'behind' }),
    });
    this.moves = new Moves({
      room,
      journal: this.journal,
      fault: (detail) => world.fault(detail),
      again: () => this.drive(),
    });
    const act = (seat: string, action: unknown, stands: () => boolean) =>
      this.journal.serialize(() => this.moves.actFor(seat, action, stands));
    this.thinker = new BotThinker({
      room,
      world,
      gaveWay: (seat) => this.audience.send(() => ({ tell: 'gaveWay', seat })),
      serialize: (work) => this.journal.serialize(work),
      act: (seat, action, stands) => this.moves.actFor(seat, action, stands),
    });
    this.clock = new DecisionClock({
      room,
      world,
      send: (news) => this.audience.send(() => news),
      act,
    });
    this.onlookers = new Spectators(room, world, this.here);
    this.asides = new Asides({ room, relay, audience: this.audience, onlookers: this.onlookers });
    this.crowd = new VotingSync({
      room,
      world,
      relay,
      sendOthers: (news) => {
        this.audience.sendWhere(isTable, news);
        this.onlookers.aside(news);
      },
      think: () => this.think(),
      act,
    });
    this.chats = new ChatSide({
      room,
      world,
      send: (news) => this.audience.sendWhere(isTable, news),
      say: (viewer, text) => this.crowd.chat(viewer, text),
    });
    this.undos = new UndoVote({
      room,
      world,
      relay,
      here: this.here,
      send: (news) => this.audience.send(() => news),
      takeBack: (actions, stands) => this.journal.serialize(() => this.moves.takeBack(actions, stands)),
    });
    this.fair = new FairTable({
      room,
      world,
      journal: this.journal,
      here: this.here,
      send: (news) => this.audience.send(() => news),
      newSeed: () => newSeed(world.random),
    });
    relay.publish({ say: 'who' });
  }

  get told(): RoomInfo {
    return this.room.told(this.here);
  }

  get code(): string {
    return this.room.code;
  }

  /** The code by which spectators find the room. */
  get watch(): string {
    return this.room.watch;
  }

  /** Public room state for the holder of a room or audience code. */
  toldBy(code: string): RoomInfo {
    return code === this.code ? this.told : this.onlookers.told;
  }

  /** Whether a device may vote where the crowd plays. */
  mayVote(member: Member): boolean {
    return mayVote(member, this.room);
  }

  /** The log has been deleted, and the room with it. */
  get gone(): boolean {
    return this.journal.gone;
  }

  /** Whether a device is connected or about to join. */
  get needed(): boolean {
    return this.busy || !this.doors.empty;
  }

  /** Sends room changes to a device that has not joined yet. @returns unsubscribe */
  stayAtDoor(send: (news: ServerEvent) => void): () => void {
    return this.doors.add(send);
  }

  get busy(): boolean {
    return !(this.audience.empty && this.onlookers.empty && this.crowd.empty);
  }

  /** Member that a key belongs to; undefined for an unknown key. Another node may have issued it a moment ago. */
  async memberOf(hash: string): Promise<Member | undefined> {
    return (
      this.room.memberOf(hash) ??
      this.journal.serialize(() => this.journal.catchUp()).then(() => this.room.memberOf(hash))
    );
  }

  /** Admits a device and returns what it lacks: the steps since `known`, or the whole match if it is a different one. */
  enter(client: Client, match: number, known: number): Promise<JoinResponse> {
    return this.journal.serialize(async () => {
      await this.journal.catchUp();
      const { room } = this;
      const { role, seat } = client.member;
      const seats = seatsOf(client.member);
      if (isAudience(client.member)) {
        const told = this.onlookers.enter(client, match, known);
        if (this.onlookers.upToDate) this.crowd.sendBallot(client);
        this.drive();
        return { role, seat, seats, ...told };
      }
      const viewer = memberViewer(client.member);
      const follows = match === room.number && known > 0 && known <= room.match.steps.length;
      const told = follows
        ? { since: stepsFor(room, viewer, known) }
        : { whole: this.audience.match(room, viewer) };
      this.audience.add(client);
      if (room.clock !== null) client.send(this.clock.news);
      client.send(this.fair.news);
      client.send(this.undos.news);
      if (role === 'table') {
        client.send(this.broadcastNews);
        client.send(this.chats.news);
        this.crowd.sendBallot(client);
      }
      this.come(client);
      if (seat !== null) this.asides.come(seat);
      this.drive();
      return { role, seat, seats, room: this.told, told };
    });
  }

  /** Admits a voter, who receives ballots only. */
  attend(client: Client): Promise<RoomResponses['attend']> {
    return this.journal.serialize(async () => {
      await this.journal.catchUp();
      this.crowd.add(client);
      this.drive();
      return { room: this.room.toldToAudience(this.here), ballot: this.crowd.ballot };
    });
  }

  /** Counts a vote. @param viewer has one vote */
  vote(viewer: string, match: number, known: number, choice: number): Result<void> {
    return this.crowd.vote(viewer, match, known, choice);
  }

  /** Counts a reaction of the crowd. */
  react(viewer: string, emote: Emote): void {
    this.crowd.react(viewer, emote);
  }

  /** What somebody says in another chat that votes, handed on by a relay. @returns whether one does here */
  chat(viewer: string, text: string): boolean {
    if (this.room.crowd?.chat !== true) return false;
    this.chats.follow();
    this.chats.handle(viewer, text);
    return true;
  }

  /** Secret that signs messages for {@link chat}, derived from the table key; it grants nothing else. */
  get relaySecret(): string {
    return createHmac('sha256', this.room.tableHash).update('relay').digest('hex');
  }

  /** Record of a finished match, secrets included. Fails while it is running; spectators get it with the broadcast delay. */
  async record(member: Member, match: number): Promise<Result<GameFile>> {
    await this.settled();
    return isAudience(member) ? this.onlookers.record(match) : recordOf(this.room, match);
  }

  /** A device disconnected; its player may come back. */
  leave(client: Client): void {
    if (this.audience.remove(client)) this.come(client);
    else if (!this.crowd.remove(client)) this.onlookers.leave(client);
    if (this.busy) return;
    this.fair.stop();
    this.clock.stop();
    this.chats.stop();
  }

  emote(seat: string, emote: Emote): void {
    this.asides.emote(seat, emote);
  }

  /** Sends a phrase to everyone at the table. */
  say(seat: string, phrase: Phrase): void {
    this.asides.say(seat, phrase);
  }

  /** Lets a bot decide for a person whose time is up. */
  skip(): Promise<Result<void>> {
    return this.clock.skip();
  }

  /** Sends a seat's pings to its team. Fails in a game without teams. */
  talk(seat: string, talk: PingList): Result<void> {
    if (!this.room.areOneSide(seat, seat)) return fail('', 'room.role');
    this.asides.talk(seat, talk);
    return ok(undefined);
  }

  /** Applies a caster's command. */
  cast(cast: Cast): void {
    this.asides.cast(cast);
  }

  /** A file of the feed, redacted for spectators; null if it does not exist. */
  async feed(file: FeedFile): Promise<string | null> {
    // Nobody may be here whom another node would tell that the room has grown.
    if (file.file === 'head' && !this.busy) await this.journal.serialize(() => this.journal.catchUp());
    return this.onlookers.file(file);
  }

  /** Handles a message of another node. */
  handle(said: Said): void {
    switch (said.say) {
      case 'grown':
        this.journal.follow();
        break;
      case 'emote':
      case 'phrase':
      case 'talk':
      case 'cast':
        this.asides.handle(said);
        break;
      case 'undo':
        this.undos.handle(said.open);
        break;
      case 'agreed':
        void this.undos.take(said.seat, said.agree);
        break;
      case 'vote':
      case 'cheers':
      case 'votes':
      case 'voted':
        this.crowd.handle(said);
        break;
      case 'here':
        if (this.relay.isNewPresence(said.node, said.seats, this.world.now())) this.sendRoom();
        this.asides.send(said.match, said.talks);
        break;
      case 'who':
        if (this.busy) this.sayHere();
        this.asides.sendToAll();
        break;
    }
  }

  /** Periodic repair after lost messages and crashed nodes. */
  beat(): void {
    if (this.relay.lapse(this.world.now())) this.sendRoom();
    if (!this.busy) return;
    this.chats.send();
    this.sayHere();
    this.journal.follow();
  }

  /** Appends an entry that does not depend on the match. @param byTable as for {@link Room.check} */
  change(entry: RoomEntry, byTable = false): Promise<Result<void, Refused>> {
    return this.journal.serialize(() => this.journal.take(() => ok(entry), byTable));
  }

  /** Takes a seat under the given name, made distinct if needed. @param byTable as for {@link Room.check} */
  join(entry: Extract<RoomEntry, { readonly do: 'join' }>, byTable: boolean): Promise<Result<void, Refused>> {
    const { seat, name, key } = entry;
    return this.journal.serialize(() =>
      this.journal.take(() => ok({ ...entry, name: this.room.nameAt(seat, name, key) }), byTable),
    );
  }

  rename(seat: string, name: string): Promise<Result<void, Refused>> {
    return this.journal.serialize(() =>
      this.journal.take(() =>
        ok({ do: 'rename', seat, name: this.room.nameAt(seat, name, this.room.keyOf(seat)) }),
      ),
    );
  }

  /** The host gives a person's seat to a bot and bars their device from rejoining by itself. */
  putOut(seat: string): Promise<Result<void, Refused>> {
    return this.change({ do: 'leave', seat, ...(this.here(seat) && { barred: true }) });
  }

  /** Frees the seats of all people for the next players. */
  freeSeats(): Promise<Result<void, Refused>> {
    return this.fair.freeAll();
  }

  /**
   * Takes an action of a seat; a stale one is answered with what happened since.
   * @param also further seats of the same person, one of which may be meant
   */
  act(seat: string, asked: Acting, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.moves.act(seat, asked, also);
  }

  /** Undoes the latest action for a seat. @param also further seats of the same person, one of which may be meant */
  undo(seat: string, asked: Undoing, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.moves.undo(seat, asked, also);
  }

  /** Starts an undo vote. @param seats of the caller; none for the table */
  askUndo(seats: readonly string[], match: number, known: number): Promise<Result<void>> {
    return this.undos.ask(seats, match, known);
  }

  /** Answers an undo vote. */
  answerUndo(seat: string, agree: boolean): Promise<Result<void>> {
    return this.undos.answer(seat, agree);
  }

  /** Resolves when all queued work is done. */
  async settled(): Promise<void> {
    await this.journal.serialize(async () => {});
  }

  /** Goes on where a log that has just been read replays no more. @param log all of it @param kept how many of its entries count */
  mend(log: readonly RoomEntry[], kept: number, lost: number): Promise<void> {
    return this.journal.mend(log, kept, lost);
  }

  /** Hands out a match that has lost steps, with all that was hidden, and begins a new one. Fails for one that has lost nothing. */
  salvage(match: number, seed: Seed): Promise<Result<GameFile, Refused>> {
    return this.journal.salvage(match, seed);
  }

  private taken(entry: RoomEntry): void {
    const another = entry.do === 'rematch' || entry.do === 'resume';
    if (another) this.asides.clear();
    const ofMatch = announce(this.audience, this.room, entry);
    this.onlookers.handle(entry);
    if (entry.do === 'resume')
      for (const seat of this.room.seats) if (this.room.keyOf(seat) === null) this.audience.putOut(seat);
    if (ofMatch && !another) return;
    if (entry.do === 'leave') this.audience.putOut(entry.seat, entry.barred);
    if (entry.do === 'broadcast') this.audience.sendWhere(isTable, this.broadcastNews);
    this.sendRoom();
  }

  /** A device connected or disconnected. */
  private come({ member }: Client): void {
    if (member.seat === null) return;
    this.sayHere();
    this.sendRoom();
  }

  private sayHere(): void {
    this.relay.publishPresence(this.audience.seats, this.room.number, this.asides.counts);
  }

  private sendRoom(): void {
    const { told } = this;
    this.audience.sendRoom(told);
    this.doors.sendRoom(told);
    this.crowd.sendRoom(this.room.toldToAudience(this.here));
    this.onlookers.sendRoom();
    if (this.busy) this.fair.follow();
  }

  private get broadcastNews(): ServerEvent {
    return { tell: 'broadcast', broadcast: this.room.broadcast };
  }

  private readonly here = (seat: string): boolean => this.audience.has(seat) || this.relay.has(seat);

  /** Starts the crowd vote or the bot for the current decision while somebody is connected. */
  private drive(): void {
    this.undos.follow();
    if (!this.busy) {
      this.fair.stop();
      this.clock.stop();
      return;
    }
    this.fair.follow();
    this.clock.follow();
    this.crowd.follow();
    this.chats.follow();
    if (!this.room.crowdDecides) this.think();
  }

  private think(): void {
    this.thinker.think(this.journal.latest || this.relay.alone);
  }
}
