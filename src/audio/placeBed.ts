import { toward } from './musicBed';
import { PLACE_PARTS, type PlacePart, type PlaceParts } from './place';

/** How loud a place is, and how much of each of its parts is heard, 0 … 1. */
export interface PlaceState {
  readonly gain: number;
  readonly parts: Readonly<Record<PlacePart, number>>;
}

/** Seconds to 1/e in which what is heard follows the table. */
const FOLLOWS = 1.2;

const partsOf = (shareOf: (part: PlacePart) => number): PlaceState['parts'] =>
  Object.fromEntries(PLACE_PARTS.map((part) => [part, shareOf(part)])) as PlaceState['parts'];

/** What is heard of a place under the game: it comes and changes gently. */
export class PlaceBed {
  state: PlaceState = { gain: 0, parts: partsOf(() => 0) };

  /** Lets time pass. @param wanted what there is of each part */
  tick(seconds: number, wanted: PlaceParts): void {
    const { gain, parts } = this.state;
    this.state = {
      gain: toward(gain, 1, seconds, FOLLOWS),
      parts: partsOf((part) => toward(parts[part], wanted[part] ?? 0, seconds, FOLLOWS)),
    };
  }
}
