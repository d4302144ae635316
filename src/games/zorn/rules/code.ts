/** Actions as integers: the deed in the lowest bits, then three parts whose meaning depends on the deed. */

const DEEDS = [
  'pick',
  'muster',
  'deploy',
  'vote',
  'order',
  'give-what',
  'give-unit',
  'hire',
  'seize',
  'conjure',
  'rally',
  'tactician',
  'lure',
  'step',
  'cast',
  'shoot',
  'scout',
  'charge',
  'push',
  'spearhead',
  'fight',
  'move',
  'flank',
  'regroup',
  'mob',
  'end',
  'harvest',
  'feed',
  'hungry',
  'entrench',
  'clear',
  'return',
  'march',
] as const;
export type Deed = (typeof DEEDS)[number];

const numbers = Object.fromEntries(DEEDS.map((deed, index) => [deed, index])) as Readonly<
  Record<Deed, number>
>;
/** Bit offsets: 6 bits for the deed, 8 for a, 9 for b, 7 for c. */
const A = 6;
const B = A + 8;
const C = B + 9;

/** @param a 0 … 255 @param b 0 … 511 @param c 0 … 127 */
export const codeOf = (deed: Deed, a = 0, b = 0, c = 0): number =>
  numbers[deed] | (a << A) | (b << B) | (c << C);
/** Replaces the parts of a code. */
export const withParts = (code: number, a: number, b: number, c = 0): number =>
  code | (a << A) | (b << B) | (c << C);
export const deedOf = (code: number): Deed => DEEDS[code & 63]!;
export const partA = (code: number): number => (code >> A) & 255;
export const partB = (code: number): number => (code >> B) & 511;
export const partC = (code: number): number => code >> C;

/** What a move uses beyond the unit's own movement. */
export const FORCED = 1;
export const PUSHED = 2;

/** Kinds of Regroup. */
export const REGROUPS = [
  'casualties',
  'poison',
  'stun',
  'terror',
  'potion',
  'food',
  'supplies',
  'cleanse',
  'resurrect',
] as const;
export const RALLIES = ['stun', 'casualties'] as const;

/** A list of action codes. */
export class ActionList {
  length = 0;
  private codes = new Int32Array(1024);

  at(index: number): number {
    return this.codes[index]!;
  }

  clear(): void {
    this.length = 0;
  }

  add(code: number): void {
    if (this.length === this.codes.length) {
      const more = new Int32Array(2 * this.length);
      more.set(this.codes);
      this.codes = more;
    }
    this.codes[this.length++] = code;
  }

  includes(code: number): boolean {
    for (let index = 0; index < this.length; index++) if (this.codes[index] === code) return true;
    return false;
  }
}
