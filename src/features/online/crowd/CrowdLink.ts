import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Problem } from '#core';
import type { Emote, RoomInfo, RoomResponses } from '#net';
import type { Connection } from '../../../page/connection';
import { ballotName, type CrowdState, crowdReducer, NO_CROWD } from '../client/crowdState';
import { RoomJoiner } from '../client/RoomJoiner';

/** State of a voter's phone. */
export interface VoterState extends CrowdState {
  /** `refused`: the key is not valid. */
  readonly status: 'coming' | 'here' | 'away' | 'refused';
  readonly problem: Problem | null;
  readonly room: RoomInfo;
  /** This device's vote in a ballot; null for none. */
  readonly voted: { readonly ballot: string; readonly choice: number } | null;
  /** The last reaction sent from here. */
  readonly reacted: Emote | null;
}

export interface CrowdLinkParts {
  readonly connection: Connection;
  readonly room: RoomInfo;
  /** The voters' key. */
  readonly key: string;
  /** This device's key; one vote per device. */
  readonly viewer: string;
  /** Timer function. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
}

/** A voter's connection to a room; rejoins after reconnects. */
export class CrowdLink {
  readonly store: StoreApi<VoterState>;
  private readonly entrance: RoomJoiner<RoomResponses['attend']>;

  constructor(private readonly parts: CrowdLinkParts) {
    const { connection, key, later, room, viewer } = parts;
    this.store = createStore<VoterState>(() => ({
      ...NO_CROWD,
      status: 'coming',
      problem: null,
      room,
      voted: null,
      reacted: null,
    }));
    this.entrance = new RoomJoiner<RoomResponses['attend']>({
      connection,
      later,
      asked: () => ({ do: 'attend', room: room.room, key, viewer }),
      arrived: (joined) => this.store.setState({ status: 'here', ...joined, problem: null }),
      refused: (problem) => this.store.setState({ status: 'refused', problem }),
      lost: () => this.store.setState({ status: 'away', ballot: null }),
      handle: (news) => {
        if (news.tell === 'room') this.store.setState({ room: news.room });
        else this.store.setState((state) => crowdReducer(state, news));
      },
    });
  }

  /** Votes in the current ballot. @param choice from 0 */
  async vote(choice: number): Promise<void> {
    const { ballot } = this.store.getState();
    if (ballot === null) return;
    const { match, known } = ballot;
    const done = await this.parts.connection.ask({ do: 'vote', match, known, choice });
    if (done.ok) this.store.setState({ voted: { ballot: ballotName(ballot), choice }, problem: null });
    else this.store.setState({ problem: done.error });
  }

  async react(emote: Emote): Promise<void> {
    const done = await this.parts.connection.ask({ do: 'react', emote });
    if (done.ok) this.store.setState({ reacted: emote, problem: null });
    else this.store.setState({ problem: done.error });
  }

  dismiss(): void {
    this.store.setState({ problem: null });
  }

  /** Unsubscribes. */
  close(): void {
    this.entrance.close();
  }
}
