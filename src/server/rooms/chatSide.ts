import type { ServerEvent } from '#net';
import type { Chats, FollowedChat } from '../chat/chats';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Interval between status updates, seconds. */
const TELLING = 2;

export interface ChatSideParts {
  readonly room: Room;
  readonly world: SpectatorsWorld & { readonly chats?: Chats };
  /** Sends an event to tables. */
  readonly send: (news: ServerEvent) => void;
  /** Handles a message. */
  readonly say: (viewer: string, text: string) => void;
}

/** The voting chat of a room: the chosen channel and relayed messages. */
export class ChatSide {
  private followed: FollowedChat | null = null;
  private wanted = '';
  private readonly people = new Set<string>();
  private lastSent = '';
  private telling = false;

  constructor(private readonly parts: ChatSideParts) {}

  /** Status event for a client that has just joined. */
  get news(): Extract<ServerEvent, { readonly tell: 'chat' }> {
    const { followed } = this;
    if (followed === null) return { tell: 'chat', chat: null };
    const { channel, up } = followed;
    return { tell: 'chat', chat: { channel, up, heard: this.people.size } };
  }

  /** Call after each change of the room while somebody is connected. */
  follow(): void {
    const { room, world } = this.parts;
    const { crowd } = room;
    const wanted = crowd?.chat === true ? JSON.stringify(crowd.channel ?? null) : '';
    if (wanted === this.wanted) return;
    this.stop();
    this.wanted = wanted;
    if (crowd?.chat === true) {
      const none: FollowedChat = { channel: null, up: false, stop() {} };
      this.followed = world.chats?.listen(crowd.channel, (viewer, text) => this.handle(viewer, text)) ?? none;
    }
    this.send();
  }

  /** Handles a chat message; ignored while no chat votes. */
  handle(viewer: string, text: string): void {
    if (this.followed === null) return;
    this.people.add(viewer);
    this.parts.say(viewer, text);
    this.send();
  }

  /** Stops when everyone has left. */
  stop(): void {
    this.followed?.stop();
    this.followed = null;
    this.wanted = '';
    this.people.clear();
  }

  /** Sends the status if it has changed, at most every few seconds. */
  send(): void {
    if (this.telling) return;
    const { news } = this;
    const text = JSON.stringify(news);
    if (text === this.lastSent) return;
    this.lastSent = text;
    this.telling = true;
    this.parts.send(news);
    this.parts.world.later(TELLING, () => {
      this.telling = false;
      this.send();
    });
  }
}
