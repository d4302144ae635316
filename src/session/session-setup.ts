import type { StoreApi } from 'zustand/vanilla';
import type { GameTypes, MatchRecord, Seed } from '#core';
import type { BotDecider } from './bot-decider';
import type { Presentation } from './presentation';
import type { Foreseeable } from './previews';
import type { SeatInfo, SecretsGroup } from './seats';
import type { MatchSource } from './source';

/** What a saved game needs to know of a running match. */
export interface SessionSnapshot<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  readonly over: boolean;
  /** The seat that decides; absent once the match is over. */
  readonly deciding?: T['Seat'];
  /** The turn number, from 1, if the game counts turns. */
  readonly turn?: number;
  /** Questions no longer asked on this device; see {@link StandingAnswers}. */
  readonly standing?: readonly string[];
}

/**
 * Questions that this device answers with *no* without asking, by the game's names for them. They belong to the device, not
 * to the match.
 */
export type StandingAnswers = StoreApi<readonly string[]>;

export interface SessionSetup<T extends GameTypes, Table> {
  readonly source: MatchSource<T>;
  readonly presentation: Presentation<T, Table>;
  /** For previews. Default: no previews. */
  readonly game?: Foreseeable<T>;
  /** Every seat of the match, in order of play. */
  readonly seats: readonly SeatInfo[];
  /** The seats played on other devices, by people or bots. Default: none. */
  readonly elsewhere?: ReadonlySet<string>;
  /** Deciding needs no hidden information, so people sharing the device need no pass screen. Default: false. */
  readonly secretsOptional?: boolean;
  /**
   * A key that is equal for seats that know the same hidden things; they need no pass screen between them. Default: every
   * seat has its own.
   */
  readonly secretsGroup?: SecretsGroup | undefined;
  /** People other than the players see the screen, so no hand stays visible. Default: false. */
  readonly watched?: boolean;
  readonly decide: BotDecider<T>;
  /** Seed of the bots' choices. */
  readonly seed: Seed;
  /** 0.5 … 8. Default: 1. */
  readonly speed?: number;
  readonly reducedMotion?: boolean;
  /** Owned by the caller. Default: a new store, discarded with the session. */
  readonly standing?: StandingAnswers;
  /** Number of actions shown at first, as if the viewer had gone back. Default: all. */
  readonly shown?: number;
}
