import { GRID } from './board';

/** Number of boxes in the low word, the four southern ranks. The other three ranks are in the high word. */
const LOW_BOXES = 28;
const LOW_WORD = (1 << LOW_BOXES) - 1;
const HIGH_WORD = (1 << (GRID.size - LOW_BOXES)) - 1;

/** Number of set bits in a word. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Position of the set bit with `skipped` set bits below it. */
function bitPlace(word: number, skipped: number): number {
  let rest = word;
  for (let left = skipped; left > 0; left--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** The box with `skipped` boxes before it, in a set given as two words. */
export function nthBox(low: number, high: number, skipped: number): number {
  const below = bitCount(low);
  return skipped < below ? bitPlace(low, skipped) : LOW_BOXES + bitPlace(high, skipped - below);
}

/** A set of boxes: one bit each, in two words. */
export class BoxSet {
  low = 0;
  high = 0;

  static of(boxes: Iterable<number>): BoxSet {
    const set = new BoxSet();
    for (const box of boxes) set.add(box);
    return set;
  }

  clone(): BoxSet {
    const copy = new BoxSet();
    copy.copyFrom(this);
    return copy;
  }

  /** Copies another set into this one. */
  copyFrom(other: BoxSet): void {
    this.low = other.low;
    this.high = other.high;
  }

  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  get count(): number {
    return bitCount(this.low) + bitCount(this.high);
  }

  add(box: number): void {
    if (box < LOW_BOXES) this.low |= 1 << box;
    else this.high |= 1 << (box - LOW_BOXES);
  }

  remove(box: number): void {
    if (box < LOW_BOXES) this.low &= ~(1 << box);
    else this.high &= ~(1 << (box - LOW_BOXES));
  }

  /** @param box 0 … 48 */
  has(box: number): boolean {
    return box < LOW_BOXES ? (this.low & (1 << box)) !== 0 : (this.high & (1 << (box - LOW_BOXES))) !== 0;
  }

  /** Whether the two sets intersect. */
  meets(other: BoxSet): boolean {
    return ((this.low & other.low) | (this.high & other.high)) !== 0;
  }

  /** Removes and returns the first box, or returns -1 if the set is empty. */
  take(): number {
    const { low, high } = this;
    if (low !== 0) {
      this.low = low & (low - 1);
      return 31 - Math.clz32(low & -low);
    }
    if (high === 0) return -1;
    this.high = high & (high - 1);
    return LOW_BOXES + 31 - Math.clz32(high & -high);
  }

  /** Sets this to the intersection of two sets. */
  setCommon(one: BoxSet, other: BoxSet): void {
    this.low = one.low & other.low;
    this.high = one.high & other.high;
  }

  /** Sets this to the boxes that are in none of three sets. */
  setOutside(one: BoxSet, other: BoxSet, third: BoxSet): void {
    this.low = LOW_WORD & ~(one.low | other.low | third.low);
    this.high = HIGH_WORD & ~(one.high | other.high | third.high);
  }

  /**
   * Sets this to the boxes of both `from` and `within` whose number plus `more` is in `to`.
   * @param more 0 … 27
   */
  setSteps(from: BoxSet, within: BoxSet, to: BoxSet, more: number): void {
    this.low = from.low & within.low & ((to.low >>> more) | (to.high << (LOW_BOXES - more)));
    this.high = from.high & within.high & (to.high >>> more);
  }

  /** Keeps only the boxes that are also in another set. */
  keep(other: BoxSet): void {
    this.low &= other.low;
    this.high &= other.high;
  }

  /** Removes the boxes of another set. */
  drop(other: BoxSet): void {
    this.low &= ~other.low;
    this.high &= ~other.high;
  }
}

/** The empty set. */
export const NO_BOXES: BoxSet = new BoxSet();
