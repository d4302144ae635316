import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSeed, isSeed, parseSeed, Random, type Seed } from '#core';
import { described } from '../helpers/problems';

const hex = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.join(''));
const seeds: fc.Arbitrary<Seed> = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -5, max: 5 }), hex);

const start = (seed: Seed) => Random.fromSeed(seed).format();

describe('seeds', () => {
  it('of 0 to 2³²−1 give the sequences that they have always given', () => {
    // Written down from the program as it was when 32 bits were all there were.
    expect(start(0)).toBe('64625032d9c0799caf362e107fa88912');
    expect(start(1)).toBe('5e2d177214e498f0d20ea1fdb382f339');
    expect(start(0xffff_ffff)).toBe('eb721c8affe8bd344da2a8cea4a5cc85');
  });

  it('that differ give different sequences, whatever integers they are', () => {
    const near = [0, 1, 2, -1, -2, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), 2 ** 33, Number.MAX_SAFE_INTEGER];
    const all = [...near, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1];
    expect(new Set(all.map(start)).size).toBe(all.length);
    fc.assert(fc.property(seeds, seeds, (a, b) => (start(a) === start(b)) === (a === b)));
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 20 }), (seed, times) => {
        const other = seed > 0 ? seed - times * 2 ** 32 : seed + times * 2 ** 32;
        return start(seed) !== start(other);
      }),
    );
  });

  it('of 32 hexadecimal digits use every bit, each changing about half of the state', () => {
    const bits = (text: string) => BigInt(`0x${text}`);
    const base = 0x0123456789abcdef0123456789abcdefn;
    const text = (value: bigint) => value.toString(16).padStart(32, '0');
    for (let bit = 0n; bit < 128n; bit++) {
      let difference = bits(start(text(base))) ^ bits(start(text(base ^ (1n << bit))));
      let changed = 0;
      for (; difference > 0n; difference >>= 1n) changed += Number(difference & 1n);
      expect(changed).toBeGreaterThan(30);
      expect(changed).toBeLessThan(98);
    }
  });

  it('never lead to the state that the generator cannot leave', () => {
    fc.assert(fc.property(seeds, (seed) => !/^0+$/.test(start(seed))));
    expect(start('0'.repeat(32))).not.toBe('0'.repeat(32));
  });

  it('are read from what people type', () => {
    const read = (text: string) => {
      const seed = parseSeed(text);
      return seed.ok ? seed.value : described(seed.error);
    };
    expect(read('7')).toBe(7);
    expect(read(' -12 ')).toBe(-12);
    expect(read('0123456789ABCDEF0123456789ABCDEF')).toBe('0123456789abcdef0123456789abcdef');
    expect(read('12345678901234567890123456789012')).toBe('12345678901234567890123456789012');
    for (const bad of ['', 'x', '1.5', '1e3', '9007199254740993', '0x10', 'f'.repeat(31), 'f'.repeat(33)]) {
      expect(read(bad)).toBe(`seed: "${bad}" is not a whole number or 32 hexadecimal digits`);
    }
  });

  it('of files are taken only as they are written', () => {
    expect(checkSeed('f'.repeat(32)).ok && checkSeed(-3).ok).toBe(true);
    for (const bad of ['7', 'F'.repeat(32), 1.5, 2 ** 53, Number.NaN, null, undefined, {}]) {
      expect(isSeed(bad)).toBe(false);
      expect(checkSeed(bad).ok).toBe(false);
    }
    expect(() => Random.fromSeed('seven')).toThrow(RangeError);
  });
});
