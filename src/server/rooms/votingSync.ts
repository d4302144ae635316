import { ok, type Result } from '#core';
import { type BallotInfo, type CrowdNews, type Emote, fail, type RoomInfo } from '#net';
import { Audience, type Client } from './audience';
import { AudienceVoting } from './audienceVoting';
import { hashOf } from './keys';
import type { Relay, Said } from './relay';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/**
 * Seed shared by all nodes, so that choices have the same numbers on each of them. The deals made with it reveal no
 * secret.
 */
const crowdSeed = (code: string): number => Number.parseInt(hashOf(code).slice(0, 8), 16);

export interface VotingSyncParts {
  readonly room: Room;
  readonly world: SpectatorsWorld & { fault(detail: string): void };
  readonly relay: Relay;
  /** Sends an event to all devices of the room that are not voters. */
  readonly sendOthers: (news: CrowdNews) => void;
  /** Lets the bot of the seat decide. */
  readonly think: () => void;
  /** Queues an action of a seat; it is played only if `stands` still returns true when its turn comes. */
  readonly act: (seat: string, action: unknown, stands: () => boolean) => Promise<void>;
}

/** Messages between nodes about the votes and reactions of a crowd. */
type CrowdSaid = Extract<Said, { readonly say: 'vote' | 'votes' | 'voted' | 'cheers' }>;

/** The crowd of a room: its voters at this node and others, and the result. */
export class VotingSync {
  private readonly voters = new Audience();
  private readonly hall: AudienceVoting;

  constructor(private readonly parts: VotingSyncParts) {
    const { room, world, relay } = parts;
    this.hall = new AudienceVoting({
      room,
      world,
      seed: crowdSeed(room.code),
      send: (news) => this.send(news),
      shareCheers: (cheers) => relay.publish({ say: 'cheers', cheers }),
      askOthers: () => relay.publish({ say: 'votes' }),
      decided: (seat, action) => void this.act(seat, action),
    });
  }

  /** Whether no voter is connected. */
  get empty(): boolean {
    return this.voters.empty;
  }

  get ballot(): BallotInfo | null {
    return this.hall.ballot;
  }

  add(client: Client): void {
    this.voters.add(client);
  }

  /** @returns whether it was a voter of this node */
  remove(client: Client): boolean {
    return this.voters.remove(client);
  }

  sendRoom(info: RoomInfo): void {
    this.voters.sendRoom(info);
  }

  /** Sends the open ballot, if any. */
  sendBallot(client: Client): void {
    const { ballot } = this;
    if (ballot !== null) client.send({ tell: 'ballot', ballot });
  }

  /** Call after each change of the room. */
  follow(): void {
    this.hall.follow();
  }

  vote(viewer: string, match: number, known: number, choice: number): Result<void> {
    if (!this.hall.handle(viewer, match, known, choice)) return fail('choice', 'room.noVote');
    this.parts.relay.publish({ say: 'vote', viewer, match, known, choice });
    return ok(undefined);
  }

  react(viewer: string, emote: Emote): void {
    this.hall.react(viewer, emote);
  }

  /** Handles a message of the chat that votes. */
  chat(viewer: string, text: string): void {
    this.hall.chat(viewer, text);
  }

  /** Handles votes and reactions from another node. */
  handle(said: CrowdSaid): void {
    switch (said.say) {
      case 'vote':
        this.hall.handle(said.viewer, said.match, said.known, said.choice);
        break;
      case 'cheers':
        this.send({ tell: 'cheers', cheers: said.cheers });
        break;
      case 'votes':
        this.sendVote();
        break;
      case 'voted':
        this.hall.join(said.vote);
        break;
    }
  }

  private sendVote(): void {
    const { vote } = this.hall;
    if (vote !== null) this.parts.relay.publish({ say: 'voted', vote });
  }

  private send(news: CrowdNews): void {
    this.voters.send(() => news);
    this.parts.sendOthers(news);
  }

  /** Plays the crowd's decision; a bot decides if nobody voted. */
  private async act(seat: string, action: unknown): Promise<void> {
    if (action === null) {
      this.parts.think();
      return;
    }
    const { asked } = this.hall;
    try {
      await this.parts.act(seat, action, () => this.hall.asked === asked);
    } catch (thrown) {
      this.hall.again();
      this.parts.world.fault(String(thrown));
    }
  }
}
