import type { ServerEvent } from '#net';
import type { Chats, FollowedChat } from '../chat/chats';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Seconds between two tellings of what is heard. */
const TELLING = 2;

export interface ChatSideParts {
  readonly room: Room;
  readonly world: SpectatorsWorld & { readonly chats?: Chats };
  /** Tells tables. */
  readonly tell: (news: ServerEvent) => void;
  /** Takes what somebody says. */
  readonly say: (viewer: string, text: string) => void;
}

/** The chat that votes at a room: the channel that the table has chosen, and what a relay hands on. */
export class ChatSide {
  private followed: FollowedChat | null = null;
  private wanted = '';
  private readonly people = new Set<string>();
  private told = '';
  private telling = false;

  constructor(private readonly parts: ChatSideParts) {}

  /** What is heard, for a client that joins now. */
  get news(): Extract<ServerEvent, { readonly tell: 'chat' }> {
    const { followed } = this;
    if (followed === null) return { tell: 'chat', chat: null };
    const { channel, up } = followed;
    return { tell: 'chat', chat: { channel, up, heard: this.people.size } };
  }

  /** To be called after each change of the room, while somebody is there. */
  follow(): void {
    const { room, world } = this.parts;
    const { crowd } = room;
    const wanted = crowd?.chat === true ? JSON.stringify(crowd.channel ?? null) : '';
    if (wanted === this.wanted) return;
    this.stop();
    this.wanted = wanted;
    if (crowd?.chat === true) {
      const none: FollowedChat = { channel: null, up: false, stop() {} };
      this.followed = world.chats?.listen(crowd.channel, (viewer, text) => this.hear(viewer, text)) ?? none;
    }
    this.tell();
  }

  /** Somebody says something in it. Nothing while no chat votes. */
  hear(viewer: string, text: string): void {
    if (this.followed === null) return;
    this.people.add(viewer);
    this.parts.say(viewer, text);
    this.tell();
  }

  /** Nobody is there any more. */
  stop(): void {
    this.followed?.stop();
    this.followed = null;
    this.wanted = '';
    this.people.clear();
  }

  /** Tells what is heard where it is another than was told, now and then. */
  tell(): void {
    if (this.telling) return;
    const { news } = this;
    const text = JSON.stringify(news);
    if (text === this.told) return;
    this.told = text;
    this.telling = true;
    this.parts.tell(news);
    this.parts.world.later(TELLING, () => {
      this.telling = false;
      this.tell();
    });
  }
}
