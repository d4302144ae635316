import { GRID } from './board';

/** Boxes in the low word: the four southern ranks. The other three are in the high word. */
const LOW_BOXES = 28;
const LOW_WORD = (1 << LOW_BOXES) - 1;
const HIGH_WORD = (1 << (GRID.size - LOW_BOXES)) - 1;

/** How many bits of a word are set. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the set bit of a word that has `skipped` others below it. */
function bitPlace(word: number, skipped: number): number {
  let rest = word;
  for (let left = skipped; left > 0; left--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** The box of a set, given as its two words, that has `skipped` others before it. */
export function nthBox(low: number, high: number, skipped: number): number {
  const below = bitCount(low);
  return skipped < below ? bitPlace(low, skipped) : LOW_BOXES + bitPlace(high, skipped - below);
}

/** A set of boxes: a bit for each, in two words. */
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

  /** Makes this set the boxes of another. */
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

  /** True if some box is in both sets. */
  meets(other: BoxSet): boolean {
    return ((this.low & other.low) | (this.high & other.high)) !== 0;
  }

  /** Takes the first box out of the set, or gives -1 if there is none. */
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

  /** Makes this set the boxes that are in both of two. */
  setCommon(one: BoxSet, other: BoxSet): void {
    this.low = one.low & other.low;
    this.high = one.high & other.high;
  }

  /** Makes this set the boxes that are in none of three. */
  setOutside(one: BoxSet, other: BoxSet, third: BoxSet): void {
    this.low = LOW_WORD & ~(one.low | other.low | third.low);
    this.high = HIGH_WORD & ~(one.high | other.high | third.high);
  }

  /**
   * Makes this set the boxes of `from`, and of `within`, from which the number of one of `to` is larger by `more`.
   * @param more 0 … 27
   */
  setSteps(from: BoxSet, within: BoxSet, to: BoxSet, more: number): void {
    this.low = from.low & within.low & ((to.low >>> more) | (to.high << (LOW_BOXES - more)));
    this.high = from.high & within.high & (to.high >>> more);
  }

  /** Keeps the boxes that are in another set too. */
  keep(other: BoxSet): void {
    this.low &= other.low;
    this.high &= other.high;
  }

  /** Takes out the boxes of another set. */
  drop(other: BoxSet): void {
    this.low &= ~other.low;
    this.high &= ~other.high;
  }
}

/** No box at all. */
export const NO_BOXES: BoxSet = new BoxSet();
