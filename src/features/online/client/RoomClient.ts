import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTypes, Ping, Problem, Result } from '#core';
import type {
  Broadcast,
  ChatInfo,
  ClockInfo,
  Emote,
  JoinResponse,
  MatchSnapshot,
  Phrase,
  Refused,
  RoomInfo,
  RoomRequestBody,
  RoomResponses,
  ServerEvent,
  UndoInfo,
} from '#net';
import { type RemoteGame, RemoteSource, SharedSource } from '#session';
import type { Connection } from '../../../page/connection';
import { type CrowdState, crowdReducer, NO_CROWD } from './crowdState';
import { RoomJoiner } from './RoomJoiner';

/** An emote; the number distinguishes repeated ones. */
export interface MadeEmote {
  readonly number: number;
  readonly seat: string;
  readonly emote: Emote;
}

/** A phrase; the number distinguishes repeated ones. */
export interface SaidPhrase {
  readonly number: number;
  readonly seat: string;
  readonly phrase: Phrase;
}

/** Time left for a decision, by this device's clock. */
export interface KnownTime {
  readonly seat: string;
  /** End of the time, as in `performance.now`. */
  readonly until: number;
}

const known = (time: ClockInfo | null): KnownTime | null =>
  time === null ? null : { seat: time.seat, until: performance.now() + time.left * 1000 };

/** State of a room on this device. */
export interface RoomState {
  /**
   * `away`: no connection; `out`: the seat was given to a bot; `putOut`: removed by the host, who alone can
   * readmit this device; `refused`: the key is not valid.
   */
  readonly status: 'coming' | 'here' | 'away' | 'out' | 'putOut' | 'refused';
  readonly problem: Problem | null;
  readonly room: RoomInfo;
  /** Seat of this device; null for the host and spectators. */
  readonly seat: string | null;
  /** All seats of this device. */
  readonly seats: readonly string[];
  /** The match as visible here; null until joined. */
  readonly source: RemoteSource<GameTypes> | null;
  /** Number of full snapshots received; each rebuilds the table. */
  readonly deals: number;
  readonly emote: MadeEmote | null;
  readonly said: SaidPhrase | null;
  /** Null while no clock is running. */
  readonly time: KnownTime | null;
  /** Pings of this seat's side. */
  readonly talk: readonly Ping[];
  readonly crowd: CrowdState;
  /** The undo being voted on; null for none. */
  readonly undo: UndoInfo | null;
  /** Seat that declined the last undo, until the next request. */
  readonly undoRefused: string | null;
  /** Status of the voting chat; null if there is none or this device does not receive it. */
  readonly chat: ChatInfo | null;
  /** Broadcast settings, if this device receives them. */
  readonly broadcast: Broadcast | null;
  /** Start of the next game in fair mode, as in `performance.now`; null for none. */
  readonly nextGame: number | null;
  /** Seat whose failed bot was replaced, until dismissed. */
  readonly gaveWay: string | null;
}

export interface RoomClientParts {
  readonly connection: Connection;
  readonly game: RemoteGame<GameTypes>;
  readonly key: string;
  /** Room data at the time it was found. */
  readonly room: RoomInfo;
  /** Timer function. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
}

/** Client of a room: rejoins after reconnects and applies server events. */
export class RoomClient {
  readonly store: StoreApi<RoomState>;
  private readonly entrance: RoomJoiner<JoinResponse>;
  private emotes = 0;

  constructor(private readonly parts: RoomClientParts) {
    const { connection, later, key, room } = parts;
    this.store = createStore<RoomState>(() => ({
      status: 'coming',
      problem: null,
      room,
      seat: null,
      seats: [],
      source: null,
      deals: 0,
      emote: null,
      said: null,
      time: null,
      talk: [],
      crowd: NO_CROWD,
      undo: null,
      undoRefused: null,
      chat: null,
      broadcast: null,
      nextGame: null,
      gaveWay: null,
    }));
    this.entrance = new RoomJoiner<RoomResponses['enter']>({
      connection,
      later,
      asked: () => {
        const { source } = this.store.getState();
        const [match, known] = [source?.number ?? 0, source?.steps ?? 0];
        return { do: 'enter', room: room.room, key, match, known };
      },
      arrived: (entered) => this.take(entered),
      refused: (problem) => this.store.setState({ status: 'refused', problem }),
      failed: (problem) => this.store.setState({ problem }),
      lost: () => this.store.setState({ status: 'away', crowd: NO_CROWD }),
      handle: (news) => this.handle(news),
    });
  }

  /** Sends a request and reports its problem. */
  ask<Value = unknown>(asked: RoomRequestBody): Promise<Result<Value, Refused>> {
    return this.try(this.parts.connection.ask<Value>(asked));
  }

  /** Reports the problem of a request made elsewhere. */
  async try<Value>(asked: Promise<Result<Value, Refused>>): Promise<Result<Value, Refused>> {
    const done = await asked;
    this.store.setState({ problem: done.ok ? null : done.error });
    return done;
  }

  dismiss(): void {
    this.store.setState({ problem: null });
  }

  /** Requests an undo of everything since this device's last action, inclusive. */
  askUndo(): void {
    const { source } = this.store.getState();
    if (source !== null) void this.ask({ do: 'askUndo', match: source.number, known: source.steps });
  }

  /** Dismisses the notice of a declined undo. */
  dismissUndo(): void {
    this.store.setState({ undoRefused: null });
  }

  /** Dismisses the notice of a failed bot. */
  dismissGaveWay(): void {
    this.store.setState({ gaveWay: null });
  }

  /** Unsubscribes. */
  close(): void {
    this.entrance.close();
  }

  private take({ seat, seats, room, told }: JoinResponse): void {
    if ('whole' in told) this.begin(told.whole, seat, seats);
    else for (const step of told.since) this.store.getState().source?.receive(step);
    this.store.setState({ status: 'here', room, seat, seats, problem: null });
  }

  private handle(news: ServerEvent): void {
    const { source, seat, seats } = this.store.getState();
    switch (news.tell) {
      case 'room':
        this.store.setState({ room: news.room });
        break;
      case 'step':
        if (source?.number === news.match && !source.receive(news.step)) void this.entrance.enter();
        break;
      case 'match':
        if (source?.number !== news.match.match) this.begin(news.match, seat, seats);
        break;
      case 'emote':
        this.store.setState({
          emote: { number: ++this.emotes, seat: news.seat, emote: news.emote },
        });
        break;
      case 'phrase':
        this.store.setState({ said: { number: ++this.emotes, seat: news.seat, phrase: news.phrase } });
        break;
      case 'time':
        this.store.setState({ time: known(news.time) });
        break;
      case 'nextGame': {
        const { left } = news;
        this.store.setState({ nextGame: left === null ? null : performance.now() + left * 1000 });
        break;
      }
      case 'talk':
        this.store.setState({ talk: news.marks });
        break;
      case 'behind':
        void this.entrance.enter();
        break;
      case 'gaveWay':
        this.store.setState({ gaveWay: news.seat });
        break;
      case 'ballot':
      case 'tally':
      case 'cheers':
        this.store.setState(({ crowd }) => ({ crowd: crowdReducer(crowd, news) }));
        break;
      case 'undo':
        this.store.setState({ undo: news.undo, undoRefused: news.refused ?? null });
        break;
      case 'chat':
        this.store.setState({ chat: news.chat });
        break;
      case 'broadcast':
        this.store.setState({ broadcast: news.broadcast });
        break;
      case 'cut':
        this.store.setState({ problem: news.why });
        break;
      case 'out':
        this.entrance.stayOut();
        this.store.setState({ status: news.barred === true ? 'putOut' : 'out' });
        break;
    }
  }

  private begin(match: MatchSnapshot, seat: string | null, seats: readonly string[]): void {
    const { connection, game } = this.parts;
    // The host's screen can also play seats.
    const Source = seat === null ? SharedSource<GameTypes> : RemoteSource<GameTypes>;
    const line = {
      act: (action: unknown, known: number) =>
        connection.ask({ do: 'act', match: match.match, known, action }),
      undo: (known: number) => connection.ask({ do: 'undo', match: match.match, known }),
    };
    const source = new Source(game, seat ?? 'spectator', match, line, seats);
    this.store.setState(({ deals }) => ({ source, deals: deals + 1, talk: [] }));
  }
}
