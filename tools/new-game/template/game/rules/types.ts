import { type CoreProblems, defineProblems, type GameEvent } from '#core';
import type { NewGameProblems } from '../words';

/** All seats of the game in turn order. */
export const SEATS = ['A', 'B', 'C', 'D'] as const;
export type Seat = (typeof SEATS)[number];

/** The whole state of the game, as plain JSON. */
export interface Position {
  readonly game: 'new-game';
  /** The seats in play, in turn order. */
  readonly order: readonly Seat[];
  /** The active player; at the end, the winner. */
  readonly turn: Seat;
  /** Remaining floors of the tower. */
  readonly floors: number;
  /** Floors taken by each seat, in the order of {@link order}. */
  readonly taken: readonly number[];
  readonly winner: Seat | null;
}

/** Takes 1 to 3 floors. */
interface Action {
  readonly take: number;
}

/** Floors were taken. */
export interface Event extends GameEvent {
  readonly type: 'taken';
  readonly seat: Seat;
  readonly take: number;
  /** Remaining floors. */
  readonly left: number;
  /** Next player; null at the end of the game. */
  readonly next: Seat | null;
}

export interface NewGameTypes {
  readonly Seat: Seat;
  readonly Options: { readonly players: number; readonly floors: number };
  readonly Position: Position;
  readonly View: Position;
  readonly Action: Action;
  readonly SeenAction: Action;
  readonly Event: Event;
  readonly Outcome: { readonly winner: Seat };
}

export const { fail } = defineProblems<CoreProblems & NewGameProblems>();
