import { toward } from './musicBed';

/** How loud a place is, and how much of its strain is heard, 0 … 1. */
export interface PlaceState {
  readonly gain: number;
  readonly strain: number;
}

/** Seconds to 1/e in which what is heard follows the table. */
const FOLLOWS = 1.2;

/** What is heard of a place under the game: it comes and changes gently. */
export class PlaceBed {
  private strain = 0;
  private gain = 0;

  /** Lets time pass. @param strain 0 (whole) … 1 (about to fall) */
  tick(seconds: number, strain: number): void {
    this.strain = toward(this.strain, strain, seconds, FOLLOWS);
    this.gain = toward(this.gain, 1, seconds, FOLLOWS);
  }

  get state(): PlaceState {
    const { gain, strain } = this;
    return { gain, strain };
  }
}
