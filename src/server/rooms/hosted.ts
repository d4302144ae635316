import { createHmac } from 'node:crypto';
import { err, type GameFile, ok, type Result, type Seed, type Talk } from '#core';
import {
  type Answers,
  type Ask,
  type Cast,
  type Emote,
  type Entered,
  type FeedFile,
  finding,
  type News,
  type Phrase,
  problem,
  type Refused,
  type ToldRoom,
} from '#net';
import type { Chats } from '../chat/chats';
import { announce } from './announce';
import { Audience, type Client, looksOn, mayVote, viewerOf } from './audience';
import { ChatSide } from './chatSide';
import { CrowdSide } from './crowdSide';
import { DecisionClock } from './decisionClock';
import { type Member, type RoomEntry, seatsOf } from './entry';
import type { RoomLog } from './log';
import { Onlookers, type OnlookersWorld } from './onlookers';
import type { Relay, Said } from './relay';
import type { Room } from './room';
import { recordOf, stepsFor } from './seen';
import { type TalkCounts, TeamTalk } from './teamTalk';
import { type BotsWorld, Thinker } from './thinker';
import { UndoVote } from './undoVote';

/** What a room needs of the world around it. */
export interface RoomWorld extends OnlookersWorld, BotsWorld {
  readonly log: RoomLog;
  /** The chats that rooms may listen to; none where left out. */
  readonly chats?: Chats;
}

const isTable = ({ role }: Member): boolean => role === 'table';

/** How often others may be faster with the next entry before somebody is refused. */
const TRIES = 20;

type Acting = Extract<Ask, { readonly do: 'act' }>;
type Resuming = Extract<RoomEntry, { readonly do: 'resume' }>;
type Undoing = Extract<Ask, { readonly do: 'undo' }>;

/** The seat that is asked, if it is one of a person's; else the one whose eyes they have. */
const meantOf = (seat: string, also: readonly string[], asked: string | undefined): string =>
  asked !== undefined && also.includes(asked) ? asked : seat;

/** A room that is open: one thing happens after the other, each is in the log before anybody is told of it. */
export class HostedRoom {
  /** Those who play, and tables. */
  private readonly audience = new Audience();
  private readonly onlookers: Onlookers;
  private readonly crowd: CrowdSide;
  private readonly chats: ChatSide;
  private readonly undos: UndoVote;
  private readonly thinker: Thinker;
  private readonly clock: DecisionClock;
  /** Devices that have looked at the room, and may come in. */
  private readonly doors = new Set<(news: News) => void>();
  private atDoors = '';
  /** Nobody knows of the room any more: its log is gone. */
  gone = false;
  /** Whether the latest entry of the log is of this node, whose bots are then the first to think. */
  private latest = false;
  /** What the seats have said of places in this match. */
  private readonly talked: TeamTalk;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly room: Room,
    private readonly world: RoomWorld,
    private readonly relay: Relay,
  ) {
    this.thinker = new Thinker({
      room,
      world,
      gaveWay: (seat) => this.audience.tell(() => ({ tell: 'gaveWay', seat })),
      inTurn: (work) => this.inTurn(work),
      act: (seat, action, stands) => this.actFor(seat, action, stands),
    });
    this.clock = new DecisionClock({
      room,
      world,
      tell: (news) => this.audience.tell(() => news),
      act: (seat, action, stands) => this.inTurn(() => this.actFor(seat, action, stands)),
    });
    this.onlookers = new Onlookers(room, world, this.here);
    this.talked = new TeamTalk(room, this.audience);
    this.crowd = new CrowdSide({
      room,
      world,
      relay,
      tellOthers: (news) => {
        this.audience.tellThose(isTable, news);
        this.onlookers.aside(news);
      },
      think: () => this.think(),
      act: (seat, action, stands) => this.inTurn(() => this.actFor(seat, action, stands)),
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
      takeBack: (actions, stands) => this.inTurn(() => this.takeBack(actions, stands)),
    });
    relay.tell({ say: 'who' });
  }

  get told(): ToldRoom {
    return this.room.told(this.here);
  }

  get code(): string {
    return this.room.code;
  }

  /** The code by which those who look on find the room. */
  get watch(): string {
    return this.room.watch;
  }

  /** The room as whoever has one of its codes may know it. */
  toldBy(code: string): ToldRoom {
    return code === this.code ? this.told : this.onlookers.told;
  }

  /** Whether a device may vote where the crowd plays. */
  mayVote(member: Member): boolean {
    return mayVote(member, this.room);
  }

  /** Somebody is there, or waits at the door. */
  get needed(): boolean {
    return this.busy || this.doors.size > 0;
  }

  /** Tells a device that has no seat yet of each change of the room. @returns tells it no more */
  stayAtDoor(tell: (news: News) => void): () => void {
    this.doors.add(tell);
    return () => void this.doors.delete(tell);
  }

  get busy(): boolean {
    return !(this.audience.empty && this.onlookers.empty && this.crowd.empty);
  }

  /** Whose key it is; undefined for a key that opens nothing. Another node may have given it out a moment ago. */
  async memberOf(hash: string): Promise<Member | undefined> {
    return this.room.memberOf(hash) ?? this.inTurn(() => this.catchUp()).then(() => this.room.memberOf(hash));
  }

  /** Lets a device in and tells it what it does not know: the steps since, or the whole match where it is another one. */
  enter(client: Client, match: number, known: number): Promise<Entered> {
    return this.inTurn(async () => {
      await this.catchUp();
      const { room } = this;
      const { role, seat } = client.member;
      const seats = seatsOf(client.member);
      if (looksOn(client.member)) {
        const told = this.onlookers.enter(client, match, known);
        if (this.onlookers.upToDate) this.crowd.tellBallot(client);
        this.drive();
        return { role, seat, seats, ...told };
      }
      const viewer = viewerOf(client.member);
      const follows = match === room.number && known > 0 && known <= room.match.steps.length;
      const told = follows
        ? { since: stepsFor(room, viewer, known) }
        : { whole: this.audience.match(room, viewer) };
      this.audience.add(client);
      if (room.clock !== null) client.tell(this.clock.news);
      if (this.undos.news.undo !== null) client.tell(this.undos.news);
      if (role === 'table') {
        client.tell(this.broadcastNews);
        client.tell(this.chats.news);
        this.crowd.tellBallot(client);
      }
      this.come(client);
      if (seat !== null) this.talked.come(seat);
      this.drive();
      return { role, seat, seats, room: this.told, told };
    });
  }

  /** Lets somebody vote who looks on: they are told of the votes and of nothing else. */
  attend(client: Client): Promise<Answers['attend']> {
    return this.inTurn(async () => {
      await this.catchUp();
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

  /** A match that is over, with all that was hidden. Fails while it goes on, for those who look on as late as all else. */
  async record(member: Member, match: number): Promise<Result<GameFile>> {
    await this.settled();
    return looksOn(member) ? this.onlookers.record(match) : recordOf(this.room, match);
  }

  /** A device is gone; whoever plays at it may come back. */
  leave(client: Client): void {
    if (this.audience.remove(client)) this.come(client);
    else if (!this.crowd.remove(client)) this.onlookers.leave(client);
    if (this.busy) return;
    this.clock.stop();
    this.chats.stop();
  }

  emote(seat: string, emote: Emote): void {
    this.relay.tell({ say: 'emote', seat, emote });
    this.showEmote(seat, emote);
  }

  /** Somebody says something to all at the table. */
  say(seat: string, phrase: Phrase): void {
    this.relay.tell({ say: 'phrase', seat, phrase });
    this.showPhrase(seat, phrase);
  }

  /** Has a bot decide for a person whose time is over. */
  skip(): Promise<Result<void>> {
    return this.clock.skip();
  }

  /** Tells those of a seat's side what it says of a place. Fails in a game without sides. */
  talk(seat: string, talk: Talk): Result<void> {
    if (!this.room.areOneSide(seat, seat)) return problem('', 'room.role');
    this.relay.tell({ say: 'talk', ...this.talked.say(seat, talk) });
    return ok(undefined);
  }

  /** Takes what a caster does with the picture of those who look on. */
  cast(cast: Cast): void {
    this.relay.tell({ say: 'cast', cast });
    this.onlookers.cast(cast);
  }

  /** A file of the feed, as those who look on may know it; null for one that is not there. */
  async feed(file: FeedFile): Promise<string | null> {
    // Nobody may be here whom another node would tell that the room has grown.
    if (file.file === 'head' && !this.busy) await this.inTurn(() => this.catchUp());
    return this.onlookers.file(file);
  }

  /** What another node says of this room. */
  hear(said: Said): void {
    switch (said.say) {
      case 'grown':
        this.follow();
        break;
      case 'emote':
        this.showEmote(said.seat, said.emote);
        break;
      case 'phrase':
        this.showPhrase(said.seat, said.phrase);
        break;
      case 'talk':
        this.talked.hear(said);
        break;
      case 'cast':
        this.onlookers.cast(said.cast);
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
        this.tellTalk(said.match, said.talks);
        break;
      case 'who':
        this.tellNewcomer();
        break;
    }
  }

  /** Every now and then: mends what a lost message or a node that is gone has left behind. */
  beat(): void {
    if (this.relay.lapse(this.world.now())) this.tellRoom();
    if (!this.busy) return;
    this.chats.tell();
    this.sayHere();
    this.follow();
  }

  /** Something that needs no knowledge of the match's log. @param byTable as for {@link Room.check} */
  change(entry: RoomEntry, byTable = false): Promise<Result<void, Refused>> {
    return this.inTurn(() => this.take(() => ok(entry), byTable));
  }

  /** Somebody sits down, under their name or one like it that nobody else has. @param byTable as for {@link Room.check} */
  join(entry: Extract<RoomEntry, { readonly do: 'join' }>, byTable: boolean): Promise<Result<void, Refused>> {
    const { seat, name, key } = entry;
    return this.inTurn(() =>
      this.take(() => ok({ ...entry, name: this.room.nameAt(seat, name, key) }), byTable),
    );
  }

  rename(seat: string, name: string): Promise<Result<void, Refused>> {
    return this.inTurn(() =>
      this.take(() => ok({ do: 'rename', seat, name: this.room.nameAt(seat, name, this.room.keyOf(seat)) })),
    );
  }

  /** The table gives the seat of a person to a bot. One who is here does not sit down again by themselves. */
  putOut(seat: string): Promise<Result<void, Refused>> {
    return this.change({ do: 'leave', seat, ...(this.here(seat) && { barred: true }) });
  }

  /**
   * Takes an action of a seat; a stale one is answered with what happened since.
   * @param also further seats of the same person, one of which may be meant
   */
  act(seat: string, asked: Acting, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.inTurn(() =>
      this.take(() => {
        const stale = this.stale(seat, asked);
        if (stale !== null) return err(stale);
        const meant = meantOf(seat, also, this.room.match.seat);
        const action = this.room.rules.parseAction(asked.action);
        return action.ok ? ok({ do: 'act', seat: meant, action: action.value }) : action;
      }),
    );
  }

  /** Takes the latest action back for a seat. @param also further seats of the same person, one of which may be meant */
  undo(seat: string, asked: Undoing, also: readonly string[] = []): Promise<Result<void, Refused>> {
    return this.inTurn(() =>
      this.take(() => {
        const stale = this.stale(seat, asked);
        const meant = meantOf(seat, also, this.room.match.entries.at(-1)?.seat);
        return stale === null ? ok({ do: 'undo', seat: meant }) : err(stale);
      }),
    );
  }

  /** Asks everybody to take back what was done. @param seats of whoever asks; none for the table */
  askUndo(seats: readonly string[], match: number, known: number): Promise<Result<void>> {
    return this.undos.ask(seats, match, known);
  }

  /** Somebody answers what everybody is asked. */
  answerUndo(seat: string, agree: boolean): Promise<Result<void>> {
    return this.undos.answer(seat, agree);
  }

  private async takeBack(actions: number, stands: () => boolean): Promise<void> {
    if (!stands()) return;
    for (let done = 0; done < actions; done++) {
      const { length } = this.room.match.steps;
      const seat = this.room.match.entries.at(-1)?.seat ?? '';
      await this.take(() =>
        this.room.match.steps.length === length
          ? ok({ do: 'undo', seat, agreed: true })
          : err(finding('known', 'steps.stale')),
      );
    }
  }

  /** Resolves when all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.inTurn(async () => {});
  }

  private stale(seat: string, { match, known }: Acting | Undoing): Refused | null {
    const { room } = this;
    const { length } = room.match.steps;
    if (match !== room.number || known > length) {
      return finding('known', 'steps.invalid', { known });
    }
    if (known === length) return null;
    return { ...finding('known', 'steps.stale'), since: stepsFor(room, seat, known) };
  }

  /** Takes what may come next. @param asked is asked again whenever another node was faster */
  private async take(
    asked: () => Result<RoomEntry, Refused>,
    byTable = false,
  ): Promise<Result<void, Refused>> {
    const { room, world } = this;
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = asked();
      const allowed = entry.ok ? room.check(entry.value, byTable) : entry;
      if (entry.ok && allowed.ok && (await world.log.append(room.code, room.length, entry.value))) {
        this.follows(entry.value);
        this.latest = true;
        this.relay.tell({ say: 'grown' });
        this.drive();
        return allowed;
      }
      // What is refused may be so only by what this node knows.
      if (!(await this.catchUp()) && !allowed.ok) return allowed;
    }
    return problem('', 'room.failed');
  }

  /** Takes what other nodes have added to the log. @returns whether there was anything */
  private async catchUp(): Promise<boolean> {
    const { room, world } = this;
    const [last, ...entries] = await world.log.read(room.code, room.length - 1);
    if (!room.endsWith(last)) return this.comeBack();
    try {
      for (const entry of entries) this.follows(entry);
    } catch {
      return this.comeBack();
    }
    if (entries.length > 0) this.latest = false;
    this.drive();
    return entries.length > 0;
  }

  /**
   * The log is another than what is known here: it has lost its end, or does not replay. It is followed as far as it does,
   * and all devices are told so. @returns true
   */
  private async comeBack(): Promise<boolean> {
    const { room, world, audience } = this;
    const log = await world.log.read(room.code);
    if (log.length === 0) {
      this.gone = true;
      audience.tellThose(() => true, { tell: 'behind' });
      return true;
    }
    const { number: before, broadcast } = room;
    const { kept, lost } = room.becomeThatOf(log);
    world.fault(`a log has gone back by ${lost} steps`);
    await this.resume({ kept, lost, broadcast, match: Math.max(room.number, before) + 1 });
    return true;
  }

  /** Writes how much of the log counts from now on. */
  private async resume(told: Omit<Resuming, 'do'>): Promise<void> {
    const { room, world, audience } = this;
    const entry: Resuming = { do: 'resume', ...told };
    if (!(await world.log.append(room.code, room.length, entry))) return;
    this.follows(entry);
    this.latest = true;
    this.relay.tell({ say: 'grown' });
    for (const seat of room.seats) if (room.keyOf(seat) === null) audience.putOut(seat);
    this.drive();
  }

  /** Goes on where a log that has just been read replays no more. @param log all of it @param kept how many of its entries count */
  mend(log: readonly RoomEntry[], kept: number, lost: number): Promise<void> {
    const last = log.findLast((entry) => entry.do === 'broadcast');
    const { broadcast = this.room.broadcast } = last ?? {};
    return this.inTurn(() => this.resume({ kept, lost, broadcast, match: this.room.number + 1 }));
  }

  /**
   * Hands out a match that has lost steps, with all that was hidden, and begins a new one: nobody plays on who has seen that.
   * Fails for one that has lost nothing.
   */
  salvage(match: number, seed: Seed): Promise<Result<GameFile, Refused>> {
    return this.inTurn(async () => {
      const { room } = this;
      if (room.lost === null) return problem('match', 'room.running');
      const file = recordOf(room, match, true);
      const again = await this.take(() => ok({ do: 'rematch', seed }));
      return again.ok ? file : again;
    });
  }

  private follow(): void {
    this.inTurn(() => this.catchUp()).catch((thrown) => this.world.fault(String(thrown)));
  }

  private follows(entry: RoomEntry): void {
    this.room.apply(entry);
    const another = entry.do === 'rematch' || entry.do === 'resume';
    if (another) this.talked.clear();
    const ofMatch = announce(this.audience, this.room, entry);
    this.onlookers.hear(entry);
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
    this.relay.tellHere(this.audience.seats, this.room.number, this.talked.counts);
  }

  /** Tells a node that has just opened the room what the log does not. */
  private tellNewcomer(): void {
    if (this.busy) this.sayHere();
    this.tellTalk(this.room.number, {});
    for (const cast of this.onlookers.casts) this.relay.tell({ say: 'cast', cast });
  }

  /** Tells the other nodes what one of them does not know of what was said. */
  private tellTalk(match: number, known: TalkCounts): void {
    for (const talk of this.talked.since(match, known)) this.relay.tell({ say: 'talk', ...talk });
  }

  private tellRoom(): void {
    const { told } = this;
    this.audience.tellRoom(told);
    const text = JSON.stringify(told);
    if (text !== this.atDoors) for (const tell of this.doors) tell({ tell: 'room', room: told });
    this.atDoors = text;
    this.crowd.tellRoom(this.room.toldToAudience(this.here));
    this.onlookers.tellRoom();
  }

  private get broadcastNews(): News {
    return { tell: 'broadcast', broadcast: this.room.broadcast };
  }

  private showEmote(seat: string, emote: Emote): void {
    this.audience.tell(() => ({ tell: 'emote', seat, emote }));
    this.onlookers.emote(seat, emote);
  }

  private showPhrase(seat: string, phrase: Phrase): void {
    const news = { tell: 'phrase', seat, phrase } as const;
    this.audience.tell(() => news);
    this.onlookers.aside(news);
  }

  private readonly here = (seat: string): boolean => this.audience.has(seat) || this.relay.has(seat);

  /** Asks the crowd or has the bot think that is to decide, while somebody is there to see it. */
  private drive(): void {
    this.undos.follow();
    if (!this.busy) {
      this.clock.stop();
      return;
    }
    this.clock.follow();
    this.crowd.follow();
    this.chats.follow();
    if (!this.room.crowdDecides) this.think();
  }

  private think(): void {
    this.thinker.think(this.latest || this.relay.alone);
  }

  /** Acts for a seat that nobody plays at a device, in turn. @param stands whether what was decided is still asked */
  private async actFor(seat: string, action: unknown, stands: () => boolean): Promise<void> {
    const taken = await this.take(() =>
      stands() ? ok({ do: 'act', seat, action }) : err(finding('known', 'steps.stale')),
    );
    if (!taken.ok && stands()) this.world.fault(taken.error.code);
    else this.drive();
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }
}
