import type { StoreApi } from 'zustand/vanilla';
import type { GameTypes, MatchRecord, Seed } from '#core';
import type { BotDecider } from './bot-decider';
import type { Presentation } from './presentation';
import type { Foreseeable } from './previews';
import type { SeatInfo, SecretsGroup } from './seats';
import type { MatchSource } from './source';

/** What a saved game needs to know of a match that is played. */
export interface SessionSnapshot<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  readonly over: boolean;
  /** The seat that decides; absent once the match is over. */
  readonly deciding?: T['Seat'];
  /** Which turn of the match it is, from 1, where the game counts turns. */
  readonly turn?: number;
  /** What is not asked at this device any more; see {@link StandingAnswers}. */
  readonly standing?: readonly string[];
}

/**
 * The questions that are answered with *no* at this device without being asked, by the game's own names for them. They
 * belong to the device and not to the match.
 */
export type StandingAnswers = StoreApi<readonly string[]>;

export interface SessionSetup<T extends GameTypes, Table> {
  readonly source: MatchSource<T>;
  readonly presentation: Presentation<T, Table>;
  /** Previews actions; no previews if left out. */
  readonly game?: Foreseeable<T>;
  /** Every seat of the match, in order of play. */
  readonly seats: readonly SeatInfo[];
  /** The seats that are played at other devices, by people or bots; none if left out. */
  readonly elsewhere?: ReadonlySet<string>;
  /** Nothing hidden is needed to decide: people who share the device need no pass screen; false if left out. */
  readonly secretsOptional?: boolean;
  /** What seats that know the same hidden things have in common: they need no pass screen among them; each its own if left out. */
  readonly secretsGroup?: SecretsGroup | undefined;
  /** Others than those who play at the device look at it, so that no hand stays open there; false if left out. */
  readonly onlookers?: boolean;
  readonly decide: BotDecider<T>;
  /** What the bots' choices spring from. */
  readonly seed: Seed;
  /** 0.5 … 8; 1 if left out. */
  readonly speed?: number;
  readonly reducedMotion?: boolean;
  /** Kept by anyone who made the session; forgotten with it if left out. */
  readonly standing?: StandingAnswers;
  /** How many actions the table has shown at first, as if the viewer had gone back; all of them if left out. */
  readonly shown?: number;
}
