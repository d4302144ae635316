import type { Grid } from '#core';
import type { Figure } from './markers';
import { type PositionOptions, SEATS, type Seat } from './position';

/** What never changes during a game. Shared by all its states. */
export interface Config {
  readonly options: PositionOptions;
  readonly players: number;
  readonly grid: Grid;
  readonly figures: readonly Figure[];
  /**
   * Tiles by number, next one first; empty if a view hides them. Nothing is shuffled after the setup (T3.2).
   */
  readonly deck: Uint8Array;
  /** Supplies as marker codes, next one first; empty if a view hides them. */
  readonly buildings: Uint8Array;
  readonly guards: Uint8Array;
  readonly rng: string;
}

export const NO_BOX = 255;
export const NO_TILE = 255;
export const NO_ABILITY = 255;

/** The number of a seat, 0 … 4. */
export const seatNumber = (seat: Seat): number => SEATS.indexOf(seat);

/** The letter of a seat. @param seat 0 … 4 */
export const seatLetter = (seat: number): Seat => SEATS[seat]!;
