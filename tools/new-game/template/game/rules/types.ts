import { type CoreProblems, defineProblems, type GameEvent } from '#core';
import type { NewGameProblems } from '../words';

/** Every seat that the game may have, in order of play. */
export const SEATS = ['A', 'B', 'C', 'D'] as const;
export type Seat = (typeof SEATS)[number];

/** All that there is to know at a moment, as plain JSON. */
export interface Position {
  readonly game: 'new-game';
  /** The seats in play, in order of play. */
  readonly order: readonly Seat[];
  /** Whose turn it is; at the end, who has won. */
  readonly turn: Seat;
  /** How many floors the tower still has. */
  readonly floors: number;
  /** How many floors each seat has taken, in the order of {@link order}. */
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
  /** How many floors are left. */
  readonly left: number;
  /** Whose turn it is now; null at the end of the game. */
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
