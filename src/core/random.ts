const RANGE = 0x1_0000_0000;

/**
 * Seeded random numbers: xoshiro128** (Blackman and Vigna, public domain), its state seeded by splitmix32.
 * The state can be written down and restored, so that a saved game has the same future as the running one.
 */
export class Random {
  private constructor(private readonly state: Uint32Array) {}

  /** @param seed any safe integer; different seeds give unrelated sequences. */
  static fromSeed(seed: number): Random {
    let mix = (seed ^ Math.floor(seed / 0x1_0000_0000)) >>> 0;
    const state = new Uint32Array(4);
    for (let i = 0; i < 4; i++) {
      mix = (mix + 0x9e3779b9) >>> 0;
      let z = mix;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      state[i] = z ^ (z >>> 15);
    }
    return new Random(state);
  }

  /** @param text what {@link format} wrote: 32 hexadecimal digits, not all zero. Undefined for anything else. */
  static parse(text: string): Random | undefined {
    if (!/^[0-9a-f]{32}$/.test(text) || /^0+$/.test(text)) return undefined;
    return Random.fromWords([0, 8, 16, 24].map((at) => Number.parseInt(text.slice(at, at + 8), 16)));
  }

  /** @param words the four 32-bit words of a state, not all zero. */
  static fromWords(words: ArrayLike<number>): Random {
    return new Random(Uint32Array.from(words));
  }

  /** A generator that keeps its state in these words: four, not all zero. */
  static over(words: Uint32Array): Random {
    return new Random(words);
  }

  /** The state as four 32-bit words. */
  words(): Readonly<Uint32Array> {
    return this.state;
  }

  /** The state as 32 hexadecimal digits. */
  format(): string {
    return Array.from(this.state, (word) => word.toString(16).padStart(8, '0')).join('');
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
    // Only the last numbers, fewer than the limit, could favour some results: where they begin is seldom asked.
    while (value >= RANGE - limit && value >= RANGE - (RANGE % limit)) value = this.uint32();
    // The remainder by a division, exact at this size and quicker than `%`, which is a call for numbers beyond 2³¹.
    return value - Math.floor(value / limit) * limit;
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.uint32() / 0x1_0000_0000;
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

  /** One of the items. Throws when there are none. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.below(items.length)] as Item;
  }
}
