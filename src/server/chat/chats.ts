import type { Chat, ChatListener } from './chat';

/** A chat that somebody listens to. */
export interface FollowedChat {
  /** The channel; null where nothing is followed. */
  readonly channel: string | null;
  readonly up: boolean;
  /** Listens no more. */
  stop(): void;
}

const SILENT: FollowedChat = { channel: null, up: false, stop() {} };

/** The chats that rooms listen to: each channel is followed once, as long as one of them does. */
export class Chats {
  private readonly open = new Map<string, { readonly chat: Chat; readonly listeners: Set<ChatListener> }>();

  /** @param make the chat of a channel @param usual the channel of rooms that name none; null for none */
  constructor(
    private readonly make: (channel: string) => Chat,
    private readonly usual: string | null,
  ) {}

  /** Listens to a channel. @param named by the room; the usual one where left out */
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
