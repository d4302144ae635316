import { createStore } from 'zustand/vanilla';

/** What pages of one browser tell each other: a game was opened, it is open here already, or it is taken over. */
interface Word {
  readonly says: 'opened' | 'open-here' | 'taken';
  readonly game: string;
}

/** What {@link Tabs} needs of a `BroadcastChannel`: all other pages hear what is posted, the poster does not. */
export interface TabChannel {
  postMessage(word: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** Sees to it that a game is played on one page of the browser at a time. */
export class Tabs {
  /** The game of this page is played on another one. */
  readonly elsewhere = createStore<{ readonly elsewhere: boolean }>(() => ({ elsewhere: false }));
  private game: string | null = null;

  constructor(private readonly channel: TabChannel) {
    channel.onmessage = ({ data }) => this.hear(data as Word);
  }

  /** This page shows a game. @param takeOver whether it is taken from a page that has it already */
  open(game: string, takeOver: boolean): void {
    this.game = game;
    this.elsewhere.setState({ elsewhere: false }, true);
    this.say(takeOver ? 'taken' : 'opened', game);
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

  private hear({ says, game }: Word): void {
    if (game !== this.game) return;
    if (says !== 'opened') this.lose(game);
    else if (!this.elsewhere.getState().elsewhere) this.say('open-here', game);
  }

  private say(says: Word['says'], game: string): void {
    this.channel.postMessage({ says, game } satisfies Word);
  }
}
