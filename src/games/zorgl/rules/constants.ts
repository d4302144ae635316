import type { HouseMonsters } from './houseMonster';
import { type PositionOptions, SEATS, type Seat } from './position';
import type { Traits } from './traits';

/** What never changes during a game. Shared by all its states. */
export interface Config {
  readonly options: PositionOptions;
  /** Seat numbers (0 for A … 3 for D) in order of play (Z2.2). */
  readonly order: readonly number[];
  /** The same as letters. */
  readonly seats: readonly Seat[];
  /** By seat number: the next seat to play. */
  readonly next: readonly number[];
  /** By seat number; an empty string for an unused place. */
  readonly monsters: readonly string[];
  readonly traits: readonly Traits[];
  /** House monsters in play; undefined without any (Z12.1). */
  readonly house: HouseMonsters | undefined;
}

export const NOBODY = 255;
export const NO_BOX = 255;

export const PENDING_NONE = 0;
export const PENDING_BLITZ = 1;
export const PENDING_FRENZY = 2;
export const PENDING_SWEEP = 3;
export const PENDING_DISCARD = 4;
export const PENDING_LAND = 5;
export const PENDING_FALL = 6;

/** Why the game ended, as a byte. */
export const REASON_FLOORS = 0;
export const REASON_PLANT = 1;

/** The number of a seat, 0 … 3. */
export function seatNumber(seat: Seat): number {
  return SEATS.indexOf(seat);
}

/** The letter of a seat. @param seat 0 … 3 */
export function seatLetter(seat: number): Seat {
  return SEATS[seat]!;
}
