import { quoted } from './result';
import { isSeed, type Seed } from './seed';

const RANGE = 0x1_0000_0000;
const WORDS = 4;
const STRIDE = 0x9e3779b9;

/** Mixes the bits of a word. A bijection that maps zero to zero. */
function scatter(word: number): number {
  let z = word;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** splitmix32 expands the low word into all four; the high bits go into the last two as well. */
function wordsOfNumber(seed: number): Uint32Array {
  const above = Math.floor(seed / RANGE);
  const words = new Uint32Array(WORDS);
  let mix = seed - above * RANGE;
  for (let i = 0; i < WORDS; i++) {
    mix = (mix + STRIDE) >>> 0;
    words[i] = scatter(mix);
  }
  words[2]! ^= scatter(above);
  words[3]! ^= scatter(above ^ scatter(above));
  return words;
}

/** Two rounds, so that each bit of the text affects every word. */
const ROUNDS = 2;

/** Every step is invertible, so different texts always give different words. */
function wordsOfText(seed: string): Uint32Array {
  const words = wordsOfHex(seed);
  for (let step = 0; step < ROUNDS * WORDS; step++) {
    const i = step % WORDS;
    words[i] = scatter((words[i]! + words[(i + WORDS - 1) % WORDS]! + STRIDE) >>> 0);
  }
  // All zeros is the one state the generator never leaves.
  if (words.every((word) => word === 0)) words[0] = 1;
  return words;
}

const wordsOfHex = (text: string): Uint32Array =>
  Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(text.slice(at, at + 8), 16));

/**
 * Seeded random numbers: xoshiro128** (Blackman and Vigna, public domain), seeded by splitmix32. The state can be saved and
 * restored, so a saved game continues exactly like the running one.
 */
export class Random {
  private constructor(private readonly state: Uint32Array) {}

  /**
   * Creates a generator from a seed. Different safe integers give different sequences, and so do different texts; a text
   * uses all of its 128 bits. Throws a RangeError for an invalid seed.
   */
  static fromSeed(seed: Seed): Random {
    if (!isSeed(seed)) throw new RangeError(`${quoted(String(seed))} is no seed`);
    return new Random(typeof seed === 'string' ? wordsOfText(seed) : wordsOfNumber(seed));
  }

  /** @param text output of {@link format}: 32 hexadecimal digits, not all zero. Undefined for anything else. */
  static parse(text: string): Random | undefined {
    if (!/^[0-9a-f]{32}$/.test(text) || /^0+$/.test(text)) return undefined;
    return new Random(wordsOfHex(text));
  }

  /** @param words the state: four 32-bit words, not all zero */
  static fromWords(words: ArrayLike<number>): Random {
    return new Random(Uint32Array.from(words));
  }

  /** A generator that keeps its state in the given array: four words, not all zero. */
  static over(words: Uint32Array): Random {
    return new Random(words);
  }

  /** The state as four 32-bit words. */
  words(): Readonly<Uint32Array> {
    return this.state;
  }

  /** The state as 32 hexadecimal digits. */
  format(): string {
    let digits = '';
    for (const word of this.state) digits += (word + RANGE).toString(16).slice(1);
    return digits;
  }

  clone(): Random {
    return new Random(this.state.slice());
  }

  /** A whole number in 0 … 2³²−1. */
  uint32(): number {
    const s = this.state;
    const s1 = s[1]!;
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    s[2] = s[2]! ^ s[0]!;
    s[3] = s[3]! ^ s1;
    s[1] = s1 ^ s[2]!;
    s[0] = s[0]! ^ s[3]!;
    s[2] = s[2]! ^ (s1 << 9);
    s[3] = (s[3]! << 11) | (s[3]! >>> 21);
    return result;
  }

  /** A whole number in 0 … limit−1, without bias. @param limit 1 … 2³² */
  below(limit: number): number {
    let value = this.uint32();
    // Modulo a power of two keeps the lowest bits, which are unbiased.
    if ((limit & (limit - 1)) === 0) return (value & (limit - 1)) >>> 0;
    // Only the top values, fewer than the limit, could cause a bias. Testing for them cheaply first avoids most of the
    // divisions.
    while (value >= RANGE - limit && value >= RANGE - (RANGE % limit)) value = this.uint32();
    // Remainder by division: exact at this size, and faster than `%`, which is a function call beyond 2³¹.
    return value - Math.floor(value / limit) * limit;
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.uint32() / RANGE;
  }

  /** Shuffles the first `count` entries in place (Fisher–Yates). */
  shuffle(items: { [index: number]: number }, count: number): void {
    for (let i = count - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swapped = items[i]!;
      items[i] = items[j]!;
      items[j] = swapped;
    }
  }

  /** A random item. Throws if there are none. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.below(items.length)] as Item;
  }
}
