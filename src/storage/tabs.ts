import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

const tabMessageSchema = v.object({
  type: v.picklist(['opened', 'open-here', 'taken']),
  game: v.string(),
});

/** What pages of one browser tell each other: a game was opened, it is open here already, or it is taken over. */
type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** What {@link Tabs} needs of a `BroadcastChannel`: all other pages hear what is posted, the poster does not. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** A BroadcastChannel; a dummy if the browser has none. */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, onmessage: null };
  }
}

/** Sees to it that a game is played on one page of the browser at a time. */
export class Tabs {
  /** The game of this page is played on another one. */
  readonly elsewhere = createStore<{ readonly elsewhere: boolean }>(() => ({ elsewhere: false }));
  private game: string | null = null;

  constructor(private readonly channel: TabChannel) {
    channel.onmessage = ({ data }) => {
      const message = v.safeParse(tabMessageSchema, data);
      if (message.success) this.hear(message.output);
    };
  }

  /** This page shows a game. @param takeOver whether it is taken from a page that has it already */
  open(game: string, takeOver: boolean): void {
    this.game = game;
    this.elsewhere.setState({ elsewhere: false }, true);
    this.post(takeOver ? 'taken' : 'opened', game);
  }

  /** This page no longer shows its game. */
  close(): void {
    this.game = null;
    this.elsewhere.setState({ elsewhere: false }, true);
  }

  /** Another page goes on with the game, if it is that of this page. */
  lose(game: string): void {
    if (game === this.game) this.elsewhere.setState({ elsewhere: true }, true);
  }

  private hear({ type, game }: TabMessage): void {
    if (game !== this.game) return;
    if (type !== 'opened') this.lose(game);
    else if (!this.elsewhere.getState().elsewhere) this.post('open-here', game);
  }

  private post(type: TabMessage['type'], game: string): void {
    try {
      this.channel.postMessage({ type, game } satisfies TabMessage);
    } catch {
      // Nobody hears it; what is saved is not written over anyway.
    }
  }
}
