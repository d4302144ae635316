import { toward } from './musicBed';
import { PLACE_PARTS, type PlacePart, type PlaceParts } from './place';

/** Volume of an ambience and of each of its parts, 0 … 1. */
export interface PlaceState {
  readonly gain: number;
  readonly parts: Readonly<Record<PlacePart, number>>;
}

/** Time constant with which the ambience follows the table, seconds. */
const FOLLOWS = 1.2;

const partsOf = (shareOf: (part: PlacePart) => number): PlaceState['parts'] =>
  Object.fromEntries(PLACE_PARTS.map((part) => [part, shareOf(part)])) as PlaceState['parts'];

/** Ambience under the game; it fades in and changes slowly. */
export class PlaceBed {
  state: PlaceState = { gain: 0, parts: partsOf(() => 0) };

  /** Advances time. @param wanted target level of each part */
  tick(seconds: number, wanted: PlaceParts): void {
    const { gain, parts } = this.state;
    this.state = {
      gain: toward(gain, 1, seconds, FOLLOWS),
      parts: partsOf((part) => toward(parts[part], wanted[part] ?? 0, seconds, FOLLOWS)),
    };
  }
}
