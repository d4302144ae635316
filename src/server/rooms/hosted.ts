import { createHmac } from 'node:crypto';
import { type GameFile, ok, type PingList, type Result, type Seed } from '#core';
import {
  type Cast,
  type Emote,
  type FeedFile,
  type JoinResponse,
  type Phrase,
  problem,
  type Refused,
  type RoomInfo,
  type RoomRequest,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import type { Chats } from '../chat/chats';
import { announce } from './announce';
import { Asides } from './asides';
import { Audience, type Client, looksOn, mayVote, memberViewer } from './audience';
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

/** What a room needs of the world around it. */
export interface RoomWorld extends SpectatorsWorld, BotsWorld {
  readonly log: RoomLog;
  readonly random: RandomBytes;
  /** The chats that rooms may listen to; none where left out. */
  readonly chats?: Chats;
}

const isTable = ({ role }: Member): boolean => role === 'table';

type Acting = Extract<RoomRequest, { readonly do: 'act' }>;
type Undoing = Extract<RoomRequest, { readonly do: 'undo' }>;

/** A room that is open. */
export class HostedRoom {
  /** Those who play, and tables. */
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
      lost: () => this.audience.tellThose(() => true, { tell: 'behind' }),
    });
    this.moves = new Moves({
      room,
      journal: this.journal,
      fault: (detail) => world.fault(detail),
      again: () => this.drive(),
    });
    const act = (seat: string, action: unknown, stands: () => boolean) =>
      this.journal.inTurn(() => this.moves.actFor(seat, action, stands));
    this.thinker = new BotThinker({
      room,
      world,
      gaveWay: (seat) => this.audience.tell(() => ({ tell: 'gaveWay', seat })),
      inTurn: (work) => this.journal.inTurn(work),
      act: (seat, action, stands) => this.moves.actFor(seat, action, stands),
    });
    this.clock = new DecisionClock({
      room,
      world,
      tell: (news) => this.audience.tell(() => news),
      act,
    });
    this.onlookers = new Spectators(room, world, this.here);
    this.asides = new Asides({ room, relay, audience: this.audience, onlookers: this.onlookers });
    this.crowd = new VotingSync({
      room,
      world,
      relay,
      tellOthers: (news) => {
        this.audience.tellThose(isTable, news);
        this.onlookers.aside(news);
      },
      think: () => this.think(),
      act,
    });
    this.chats = new ChatSide({
      room,
      world,
      tell: (news) => this.audience.tellThose(isTable, news),
      say: (viewer, text) => this.crowd.chat(viewer, text),
    });
    this.undos = new UndoVote({
      room,
      world,
      relay,
      here: this.here,
      tell: (news) => this.audience.tell(() => news),
      takeBack: (actions, stands) => this.journal.inTurn(() => this.moves.takeBack(actions, stands)),
    });
    this.fair = new FairTable({
      room,
      world,
      journal: this.journal,
      here: this.here,
      tell: (news) => this.audience.tell(() => news),
      newSeed: () => newSeed(world.random),
    });
    relay.tell({ say: 'who' });
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

  /** The room as anyone with one of its codes may know it. */
  toldBy(code: string): RoomInfo {
    return code === this.code ? this.told : this.onlookers.told;
  }

  /** Whether a device may vote where the crowd plays. */
  mayVote(member: Member): boolean {
    return mayVote(member, this.room);
  }

  /** Nobody knows of the room any more: its log is gone. */
  get gone(): boolean {
    return this.journal.gone;
  }

  /** Somebody is there, or waits at the door. */
  get needed(): boolean {
    return this.busy || !this.doors.empty;
  }

  /** Tells a device that has no seat yet of each change of the room. @returns tells it no more */
  stayAtDoor(tell: (news: ServerEvent) => void): () => void {
    return this.doors.add(tell);
  }

  get busy(): boolean {
    return !(this.audience.empty && this.onlookers.empty && this.crowd.empty);
  }

  /** Whose key it is; undefined for a key that opens nothing. Another node may have given it out a moment ago. */
  async memberOf(hash: string): Promise<Member | undefined> {
    return (
      this.room.memberOf(hash) ??
      this.journal.inTurn(() => this.journal.catchUp()).then(() => this.room.memberOf(hash))
    );
  }

  /** Lets a device in and tells it what it does not know: the steps since, or the whole match where it is another one. */
  enter(client: Client, match: number, known: number): Promise<JoinResponse> {
    return this.journal.inTurn(async () => {
      await this.journal.catchUp();
      const { room } = this;
      const { role, seat } = client.member;
      const seats = seatsOf(client.member);
      if (looksOn(client.member)) {
        const told = this.onlookers.enter(client, match, known);
        if (this.onlookers.upToDate) this.crowd.tellBallot(client);
        this.drive();
        return { role, seat, seats, ...told };
      }
      const viewer = memberViewer(client.member);
      const follows = match === room.number && known > 0 && known <= room.match.steps.length;
      const told = follows
        ? { since: stepsFor(room, viewer, known) }
        : { whole: this.audience.match(room, viewer) };
      this.audience.add(client);
      if (room.clock !== null) client.tell(this.clock.news);
      client.tell(this.fair.news);
      client.tell(this.undos.news);
      if (role === 'table') {
        client.tell(this.broadcastNews);
        client.tell(this.chats.news);
        this.crowd.tellBallot(client);
      }
      this.come(client);
      if (seat !== null) this.asides.come(seat);
      this.drive();
      return { role, seat, seats, room: this.told, told };
    });
  }

  /** Lets a spectator vote: they are told of the votes and of nothing else. */
  attend(client: Client): Promise<RoomResponses['attend']> {
    return this.journal.inTurn(async () => {
      await this.journal.catchUp();
      this.crowd.add(client);
      this.drive();
      return { room: this.room.toldToAudience(this.here), ballot: this.crowd.ballot };
    });
  }

  /** Takes a voice of the crowd. @param viewer has one */
  vote(viewer: string, match: number, known: number, choice: number): Result<void> {
    return this.crowd.vote(viewer, match, known, choice);
  }

  /** Somebody of the crowd reacts. */
  react(viewer: string, emote: Emote): void {
    this.crowd.react(viewer, emote);
  }

  /** What somebody says in another chat that votes, handed on by a relay. @returns whether one does here */
  chat(viewer: string, text: string): boolean {
    if (this.room.crowd?.chat !== true) return false;
    this.chats.follow();
    this.chats.hear(viewer, text);
    return true;
  }

  /** What signs messages for {@link chat}; it follows from the key of the table, and opens nothing else. */
  get relaySecret(): string {
    return createHmac('sha256', this.room.tableHash).update('relay').digest('hex');
  }

  /** A match that is over, with all that was hidden. Fails while it goes on, for spectators as late as all else. */
  async record(member: Member, match: number): Promise<Result<GameFile>> {
    await this.settled();
    return looksOn(member) ? this.onlookers.record(match) : recordOf(this.room, match);
  }

  /** A device is gone; its player may come back. */
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

  /** Somebody says something to all at the table. */
  say(seat: string, phrase: Phrase): void {
    this.asides.say(seat, phrase);
  }

  /** Has a bot decide for a person whose time is over. */
  skip(): Promise<Result<void>> {
    return this.clock.skip();
  }

  /** Tells those of a seat's side what it says of a place. Fails in a game without sides. */
  talk(seat: string, talk: PingList): Result<void> {
    if (!this.room.areOneSide(seat, seat)) return problem('', 'room.role');
    this.asides.talk(seat, talk);
    return ok(undefined);
  }

  /** Takes what a caster does with the picture of spectators. */
  cast(cast: Cast): void {
    this.asides.cast(cast);
  }

  /** A file of the feed, as spectators may know it; null for one that is not there. */
  async feed(file: FeedFile): Promise<string | null> {
    // Nobody may be here whom another node would tell that the room has grown.
    if (file.file === 'head' && !this.busy) await this.journal.inTurn(() => this.journal.catchUp());
    return this.onlookers.file(file);
  }

  /** What another node says of this room. */
  hear(said: Said): void {
    switch (said.say) {
      case 'grown':
        this.journal.follow();
        break;
      case 'emote':
      case 'phrase':
      case 'talk':
      case 'cast':
        this.asides.hear(said);
        break;
      case 'undo':
        this.undos.hear(said.open);
        break;
      case 'agreed':
        void this.undos.take(said.seat, said.agree);
        break;
      case 'vote':
      case 'cheers':
      case 'votes':
      case 'voted':
        this.crowd.hear(said);
        break;
      case 'here':
        if (this.relay.heard(said.node, said.seats, this.world.now())) this.tellRoom();
        this.asides.tell(said.match, said.talks);
        break;
      case 'who':
        if (this.busy) this.sayHere();
        this.asides.tellAll();
        break;
    }
  }

  /** Every now and then: mends what a lost message or a node that is gone has left behind. */
  beat(): void {
    if (this.relay.lapse(this.world.now())) this.tellRoom();
    if (!this.busy) return;
    this.chats.tell();
    this.sayHere();
    this.journal.follow();
  }

  /** Something that needs no knowledge of the match's log. @param byTable as for {@link Room.check} */
  change(entry: RoomEntry, byTable = false): Promise<Result<void, Refused>> {
    return this.journal.inTurn(() => this.journal.take(() => ok(entry), byTable));
  }

  /** Somebody sits down, under their name or one like it that nobody else has. @param byTable as for {@link Room.check} */
  join(entry: Extract<RoomEntry, { readonly do: 'join' }>, byTable: boolean): Promise<Result<void, Refused>> {
    const { seat, name, key } = entry;
    return this.journal.inTurn(() =>
      this.journal.take(() => ok({ ...entry, name: this.room.nameAt(seat, name, key) }), byTable),
    );
  }

  rename(seat: string, name: string): Promise<Result<void, Refused>> {
    return this.journal.inTurn(() =>
      this.journal.take(() =>
        ok({ do: 'rename', seat, name: this.room.nameAt(seat, name, this.room.keyOf(seat)) }),
      ),
    );
  }

  /** The table gives the seat of a person to a bot. One who is here does not sit down again by themselves. */
  putOut(seat: string): Promise<Result<void, Refused>> {
    return this.change({ do: 'leave', seat, ...(this.here(seat) && { barred: true }) });
  }

  /** Gives the seats of all people to bots, so that the next ones can sit down. */
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

  /** Takes the latest action back for a seat. @param also further seats of the same person, one of which may be meant */
  undo(seat: string, asked: Undoing, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.moves.undo(seat, asked, also);
  }

  /** Asks everybody to take back what was done. @param seats of the caller; none for the table */
  askUndo(seats: readonly string[], match: number, known: number): Promise<Result<void>> {
    return this.undos.ask(seats, match, known);
  }

  /** Somebody answers what everybody is asked. */
  answerUndo(seat: string, agree: boolean): Promise<Result<void>> {
    return this.undos.answer(seat, agree);
  }

  /** Resolves when all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.journal.inTurn(async () => {});
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
    this.onlookers.hear(entry);
    if (entry.do === 'resume')
      for (const seat of this.room.seats) if (this.room.keyOf(seat) === null) this.audience.putOut(seat);
    if (ofMatch && !another) return;
    if (entry.do === 'leave') this.audience.putOut(entry.seat, entry.barred);
    if (entry.do === 'broadcast') this.audience.tellThose(isTable, this.broadcastNews);
    this.tellRoom();
  }

  /** A device has come or gone. */
  private come({ member }: Client): void {
    if (member.seat === null) return;
    this.sayHere();
    this.tellRoom();
  }

  private sayHere(): void {
    this.relay.tellHere(this.audience.seats, this.room.number, this.asides.counts);
  }

  private tellRoom(): void {
    const { told } = this;
    this.audience.tellRoom(told);
    this.doors.tellRoom(told);
    this.crowd.tellRoom(this.room.toldToAudience(this.here));
    this.onlookers.tellRoom();
    if (this.busy) this.fair.follow();
  }

  private get broadcastNews(): ServerEvent {
    return { tell: 'broadcast', broadcast: this.room.broadcast };
  }

  private readonly here = (seat: string): boolean => this.audience.has(seat) || this.relay.has(seat);

  /** Asks the crowd or has the bot think that is to decide, while somebody is there to see it. */
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
