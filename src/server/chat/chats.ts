import type { Chat, ChatListener } from './chat';

/** A subscription to a chat. */
export interface FollowedChat {
  /** The channel; null if none is followed. */
  readonly channel: string | null;
  readonly up: boolean;
  /** Ends the subscription. */
  stop(): void;
}

const SILENT: FollowedChat = { channel: null, up: false, stop() {} };

/** Chat connections, shared by rooms: one per channel, open while any room needs it. */
export class Chats {
  private readonly open = new Map<string, { readonly chat: Chat; readonly listeners: Set<ChatListener> }>();

  /** @param make connects to a channel @param usual default channel; null for none */
  constructor(
    private readonly make: (channel: string) => Chat,
    private readonly usual: string | null,
  ) {}

  /** Subscribes to a channel. @param named channel chosen by the room; the default channel if left out */
  listen(named: string | undefined, listener: ChatListener): FollowedChat {
    const channel = (named ?? this.usual)?.toLowerCase();
    if (channel === undefined) return SILENT;
    const { chat, listeners } = this.open.get(channel) ?? this.follow(channel);
    listeners.add(listener);
    return {
      channel,
      get up() {
        return chat.up;
      },
      stop: () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        this.open.delete(channel);
        chat.close();
      },
    };
  }

  close(): void {
    for (const { chat } of this.open.values()) chat.close();
    this.open.clear();
  }

  private follow(channel: string) {
    const followed = { chat: this.make(channel), listeners: new Set<ChatListener>() };
    this.open.set(channel, followed);
    followed.chat.listen((viewer, text) => {
      for (const listener of followed.listeners) listener(viewer, text);
    });
    return followed;
  }
}
