import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

const tabMessageSchema = v.object({
  type: v.picklist(['opened', 'open-here', 'taken']),
  game: v.string(),
});

/** Messages between pages of one browser: a game was opened, it is already open here, or it is taken over. */
type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** The part of `BroadcastChannel` that {@link Tabs} needs: messages reach all other pages, not the sender. */
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

/** Ensures that a game is open on only one page of the browser. */
export class Tabs {
  /** Whether another page has taken over the game of this page. */
  readonly elsewhere = createStore<{ readonly elsewhere: boolean }>(() => ({ elsewhere: false }));
  private game: string | null = null;

  constructor(private readonly channel: TabChannel) {
    channel.onmessage = ({ data }) => {
      const message = v.safeParse(tabMessageSchema, data);
      if (message.success) this.hear(message.output);
    };
  }

  /** Call when this page shows a game. @param takeOver whether it is taken from another page */
  open(game: string, takeOver: boolean): void {
    this.game = game;
    this.elsewhere.setState({ elsewhere: false }, true);
    this.post(takeOver ? 'taken' : 'opened', game);
  }

  /** Call when this page no longer shows its game. */
  close(): void {
    this.game = null;
    this.elsewhere.setState({ elsewhere: false }, true);
  }

  /** Another page has taken over a game; has an effect if it is this page's. */
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
      // Nobody receives it, but saves are protected from overwriting anyway.
    }
  }
}
