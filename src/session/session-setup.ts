import type { Game, GameTypes, Match, MatchRecord, Simulator } from '#core';
import type { Presentation } from './presentation';
import type { SeatInfo } from './seats';

/** What a saved game needs to know of a session. */
export interface SessionSnapshot<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly seats: readonly SeatInfo[];
  readonly seed: number;
  readonly over: boolean;
}

export interface SessionSetup<T extends GameTypes, Table> {
  readonly game: Game<T>;
  readonly simulator: Simulator<T>;
  readonly presentation: Presentation<T, Table>;
  /** A new match, or one restored from its record. */
  readonly match: Match<T>;
  /** Every seat of the match, in order of play. */
  readonly seats: readonly SeatInfo[];
  /** What the bots' choices spring from: a safe integer. */
  readonly seed: number;
  /** 0.5 … 8; 1 where left out. */
  readonly speed?: number;
  readonly reducedMotion?: boolean;
  /** How many actions the table has shown at first, as if the viewer had gone back; all of them where left out. */
  readonly shown?: number;
  /** The match is saved as it is; where left out, that of one in which actions have been taken. */
  readonly saved?: boolean;
  /** Called with a match that is not saved yet, and after every action taken or taken back, before it is shown. */
  readonly onSnapshot?: (snapshot: SessionSnapshot<T>) => void;
}
