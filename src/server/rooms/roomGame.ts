import type { RoomInfo } from '#net';
import type { Chats } from '../chat/chats';
import type { Client } from './audience';
import { ChatSide } from './chatSide';
import { DecisionClock } from './decisionClock';
import { FairTable } from './fairTable';
import type { Guests } from './guests';
import { Journal } from './journal';
import { newSeed, type RandomBytes } from './keys';
import type { RoomLog } from './log';
import { Moves } from './moves';
import type { Relay } from './relay';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';
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

/** Advances the game of a room: people, bots, the crowd, the clock and votes, each through the log. */
export class RoomGame {
  readonly journal: Journal;
  readonly moves: Moves;
  readonly clock: DecisionClock;
  readonly crowd: VotingSync;
  readonly chats: ChatSide;
  readonly undos: UndoVote;
  readonly fair: FairTable;
  private readonly thinker: BotThinker;

  constructor(
    private readonly room: Room,
    private readonly guests: Guests,
    world: RoomWorld,
    private readonly relay: Relay,
  ) {
    const { audience, spectators, here } = guests;
    this.journal = new Journal({
      room,
      world,
      relay,
      taken: (entry) => {
        if (guests.announce(entry)) this.sendRoom();
      },
      changed: () => this.drive(),
      lost: () => audience.sendWhere(() => true, { tell: 'behind' }),
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
      gaveWay: (seat) => audience.send(() => ({ tell: 'gaveWay', seat })),
      serialize: (work) => this.journal.serialize(work),
      act: (seat, action, stands) => this.moves.actFor(seat, action, stands),
    });
    this.clock = new DecisionClock({ room, world, send: (news) => audience.send(() => news), act });
    this.crowd = new VotingSync({
      room,
      world,
      relay,
      sendOthers: (news) => {
        guests.sendToTables(news);
        spectators.aside(news);
      },
      think: () => this.think(),
      act,
    });
    this.chats = new ChatSide({
      room,
      world,
      send: (news) => guests.sendToTables(news),
      say: (viewer, text) => this.crowd.chat(viewer, text),
    });
    this.undos = new UndoVote({
      room,
      world,
      relay,
      here,
      send: (news) => audience.send(() => news),
      takeBack: (actions, stands) => this.journal.serialize(() => this.moves.takeBack(actions, stands)),
    });
    this.fair = new FairTable({
      room,
      world,
      journal: this.journal,
      here,
      send: (news) => audience.send(() => news),
      newSeed: () => newSeed(world.random),
    });
  }

  /** Whether a device is connected, so that the game goes on. */
  get busy(): boolean {
    return !(this.guests.empty && this.crowd.empty);
  }

  get toldToAudience(): RoomInfo {
    return this.room.audienceInfo(this.guests.here);
  }

  /** Sends the current state to a player or table that has just joined. */
  greet(client: Client): void {
    if (this.room.clock !== null) client.send(this.clock.news);
    client.send(this.fair.news);
    client.send(this.undos.news);
    if (client.member.role !== 'table') return;
    client.send(this.guests.broadcastNews);
    client.send(this.chats.news);
    this.crowd.sendBallot(client);
  }

  /** Sends the room state to everyone, voters included. */
  sendRoom(): void {
    this.guests.sendRoom();
    this.crowd.sendRoom(this.toldToAudience);
    if (this.busy) this.fair.follow();
  }

  /** Starts the crowd vote or the bot for the current decision while somebody is connected. */
  drive(): void {
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

  /** Stops all timers once nobody is connected. */
  rest(): void {
    this.fair.stop();
    this.clock.stop();
    this.chats.stop();
  }

  private think(): void {
    this.thinker.think(this.journal.latest || this.relay.alone);
  }
}
