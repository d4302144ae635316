import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTypes, Problem, Result } from '#core';
import type { Answers, Asked, Emote, Entered, News, Refused, ToldMatch, ToldRoom } from '#net';
import { type RemoteGame, RemoteSource, SharedSource } from '#session';
import { type CrowdState, hearCrowd, NO_CROWD } from '../crowd/crowdState';
import type { Connection } from './connection';

/** A gesture that somebody has made; the number tells it from the same one before. */
export interface MadeEmote {
  readonly number: number;
  readonly seat: string;
  readonly emote: Emote;
}

/** What a device knows of the room that it is at. */
export interface RoomState {
  /** `away`: there is no connection at the moment; `out`: the seat was given to a bot; `refused`: the key opens nothing. */
  readonly status: 'coming' | 'here' | 'away' | 'out' | 'refused';
  readonly problem: Problem | null;
  readonly room: ToldRoom;
  /** The seat of this device; null for a table and those who look on. */
  readonly seat: string | null;
  /** The match as it may be known here; null until the room was entered. */
  readonly source: RemoteSource<GameTypes> | null;
  /** How many matches were told as a whole: each is put on the table anew. */
  readonly deals: number;
  readonly emote: MadeEmote | null;
  readonly crowd: CrowdState;
  /** The seat whose bot has failed and given way to a greedy one, until somebody has read of it. */
  readonly gaveWay: string | null;
}

export interface RoomLinkParts {
  readonly connection: Connection;
  readonly game: RemoteGame<GameTypes>;
  readonly key: string;
  /** The room as it was found. */
  readonly room: ToldRoom;
  /** Calls after some seconds. Returns the function that calls it off. */
  readonly later: (seconds: number, run: () => void) => () => void;
}

/** Seconds until a room is entered again that did not let anybody in. */
const AGAIN = 3;

/** A device at a room: enters it whenever there is a connection, and keeps up with what is told. */
export class RoomLink {
  readonly store: StoreApi<RoomState>;
  private readonly stop: () => void;
  private stopAgain = () => {};
  /** What was told while the answer to entering is on its way; null when it is there. */
  private early: News[] | null = null;
  /** How often it was tried to enter: what an earlier try brings is forgotten. */
  private tries = 0;
  private emotes = 0;

  constructor(private readonly parts: RoomLinkParts) {
    const { connection, room } = parts;
    this.store = createStore<RoomState>(() => ({
      status: 'coming',
      problem: null,
      room,
      seat: null,
      source: null,
      deals: 0,
      emote: null,
      crowd: NO_CROWD,
      gaveWay: null,
    }));
    this.stop = connection.listen({
      news: (news) => this.hear(news),
      change: (up) => (up ? void this.enter() : this.lost()),
    });
    if (connection.up) void this.enter();
  }

  /** Asks for something that needs no answer but whether it was done. What is wrong with it is told, too. */
  ask(asked: Asked): Promise<Result<unknown, Refused>> {
    return this.try(this.parts.connection.ask(asked));
  }

  /** Tells what is wrong with something that was asked in another way. */
  async try<Value>(asked: Promise<Result<Value, Refused>>): Promise<Result<Value, Refused>> {
    const done = await asked;
    this.store.setState({ problem: done.ok ? null : done.error });
    return done;
  }

  dismiss(): void {
    this.store.setState({ problem: null });
  }

  /** Somebody has read that a bot has failed. */
  dismissGaveWay(): void {
    this.store.setState({ gaveWay: null });
  }

  /** Listens no more. */
  close(): void {
    this.stop();
    this.stopAgain();
    this.tries++;
  }

  private lost(): void {
    this.tries++;
    this.early = null;
    if (!this.over) this.store.setState({ status: 'away', crowd: NO_CROWD });
  }

  private get over(): boolean {
    const { status } = this.store.getState();
    return status === 'out' || status === 'refused';
  }

  private async enter(): Promise<void> {
    if (this.over) return;
    this.stopAgain();
    const attempt = ++this.tries;
    const early: News[] = [];
    this.early = early;
    const { connection, key } = this.parts;
    const { room, source } = this.store.getState();
    const match = source?.number ?? 0;
    const known = source?.steps ?? 0;
    const entered = await connection.ask<Answers['enter']>({
      do: 'enter',
      room: room.room,
      key,
      match,
      known,
    });
    if (attempt !== this.tries) return;
    this.early = null;
    if (!entered.ok) {
      if (entered.error.code === 'room.key' || entered.error.code === 'room.unknown') {
        this.store.setState({ status: 'refused', problem: entered.error });
      } else {
        this.stopAgain = this.parts.later(AGAIN, () => void this.enter());
      }
      return;
    }
    this.take(entered.value);
    for (const news of early) this.hear(news);
  }

  private take({ seat, room, told }: Entered): void {
    if ('whole' in told) this.begin(told.whole, seat);
    else for (const step of told.since) this.store.getState().source?.receive(step);
    this.store.setState({ status: 'here', room, seat, problem: null });
  }

  private hear(news: News): void {
    if (this.early !== null) {
      this.early.push(news);
      return;
    }
    const { source, seat } = this.store.getState();
    switch (news.tell) {
      case 'room':
        this.store.setState({ room: news.room });
        break;
      case 'step':
        if (source?.number === news.match && !source.receive(news.step)) void this.enter();
        break;
      case 'match':
        if (source?.number !== news.match.match) this.begin(news.match, seat);
        break;
      case 'emote':
        this.store.setState({
          emote: { number: ++this.emotes, seat: news.seat, emote: news.emote },
        });
        break;
      case 'behind':
        void this.enter();
        break;
      case 'gaveWay':
        this.store.setState({ gaveWay: news.seat });
        break;
      case 'ballot':
      case 'tally':
      case 'cheers':
        this.store.setState(({ crowd }) => ({ crowd: hearCrowd(crowd, news) }));
        break;
      case 'out':
        this.store.setState({ status: 'out' });
        break;
    }
  }

  private begin(match: ToldMatch, seat: string | null): void {
    const { connection, game } = this.parts;
    // Seats may be played at the screen that everybody sees.
    const Source = seat === null ? SharedSource<GameTypes> : RemoteSource<GameTypes>;
    const source = new Source(game, seat ?? 'spectator', match, {
      act: (action, known) => connection.ask({ do: 'act', match: match.match, known, action }),
      undo: (known) => connection.ask({ do: 'undo', match: match.match, known }),
    });
    this.store.setState(({ deals }) => ({ source, deals: deals + 1 }));
  }
}
