import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Broadcast, type Cast, DEFAULT_BROADCAST, type ServerEvent, type Stroke } from '#net';
import type { Connection } from '../../../page/connection';

/** Hands after a number of actions, as views of their seats. */
interface ShownHands {
  readonly actions: number;
  readonly hands: Readonly<Record<string, unknown>>;
}

/** Replay requested by a caster; the number distinguishes repeated requests. */
export interface AskedReplay {
  readonly number: number;
  readonly match: number;
  readonly action: number;
}

/** What a page knows of its room's broadcast. */
export interface FeedState {
  readonly broadcast: Broadcast;
  /** Newest last. */
  readonly hands: readonly ShownHands[];
  readonly strokes: readonly Stroke[];
  /** View set by a caster; null if directed. */
  readonly view: Extract<Cast, { readonly cast: 'view' }>['view'];
  readonly replay: AskedReplay | null;
}

/** Number of moments for which hands are kept; the table is never further behind. */
const MOMENTS = 60;

/** Client of the broadcast events that accompany a match. */
export class FeedClient {
  readonly store: StoreApi<FeedState>;
  readonly close: () => void;
  private replays = 0;

  constructor(connection: Pick<Connection, 'listen'>) {
    this.store = createStore<FeedState>(() => ({
      broadcast: DEFAULT_BROADCAST,
      hands: [],
      strokes: [],
      view: null,
      replay: null,
    }));
    this.close = connection.listen({
      news: (news) => this.handle(news),
      // Whoever admits this page sends everything again.
      change: () => this.store.setState({ strokes: [], view: null }),
    });
  }

  private handle(news: ServerEvent): void {
    // Rooms of earlier versions lack newer fields.
    if (news.tell === 'broadcast')
      this.store.setState({ broadcast: { ...DEFAULT_BROADCAST, ...news.broadcast } });
    if (news.tell === 'match') this.store.setState({ hands: [] });
    if (news.tell === 'hands') this.keepHands(news);
    if (news.tell === 'cast') this.take(news.cast);
  }

  private keepHands({ actions, hands }: ShownHands): void {
    const { hands: before } = this.store.getState();
    const others = before.filter((each) => each.actions < actions);
    this.store.setState({ hands: [...others, { actions, hands }].slice(-MOMENTS) });
  }

  private take(cast: Cast): void {
    const { strokes } = this.store.getState();
    switch (cast.cast) {
      case 'stroke': {
        const others = strokes.filter(({ id }) => id !== cast.stroke.id);
        this.store.setState({ strokes: [...others, cast.stroke] });
        break;
      }
      case 'clear':
        this.store.setState({ strokes: [] });
        break;
      case 'view':
        this.store.setState({ view: cast.view });
        break;
      case 'replay':
        this.store.setState({
          replay: { number: ++this.replays, match: cast.match, action: cast.action },
        });
        break;
    }
  }
}

/** The hands after a number of actions, or the closest earlier ones known. */
export function handsAt(known: readonly ShownHands[], shown: number): Readonly<Record<string, unknown>> {
  return (known.findLast(({ actions }) => actions <= shown) ?? known[0])?.hands ?? {};
}
