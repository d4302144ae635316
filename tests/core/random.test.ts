import { describe, expect, it } from 'vitest';
import { Random } from '#core';

describe('Random', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const numbers = (seed: number) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.uint32()
        )(Random.fromSeed(seed)),
      );
    expect(numbers(42)).toEqual(numbers(42));
    expect(numbers(42)).not.toEqual(numbers(43));
    expect(numbers(2 ** 40)).not.toEqual(numbers(0));
  });

  it('matches xoshiro128** worked by hand from the state 1, 2, 3, 4', () => {
    // rotl(2 × 5, 7) × 9 = 1280 × 9; then the state is 7, 0, 1026, 12288, and rotl(0) × 9 = 0.
    const random = Random.fromWords([1, 2, 3, 4]);
    expect(random.uint32()).toBe(11520);
    expect(Array.from(random.words())).toEqual([7, 0, 1026, 12288]);
    expect(random.uint32()).toBe(0);
  });

  it('goes on where a written state left off', () => {
    const random = Random.fromSeed(9);
    random.uint32();
    const copy = Random.parse(random.format())!;
    expect([copy.uint32(), copy.uint32()]).toEqual([random.uint32(), random.uint32()]);
  });

  it('keeps its state in words that it is given', () => {
    const words = Uint32Array.of(1, 2, 3, 4);
    const random = Random.over(words);
    random.uint32();
    expect(Array.from(words)).toEqual([7, 0, 1026, 12288]);
    words.set([1, 2, 3, 4]);
    expect(random.uint32()).toBe(11520);
  });

  it.each([3, 54, 0x9000_0000, 0xffff_ffff])(
    'draws again what would favour some numbers below %i',
    (limit) => {
      const random = Random.fromSeed(6);
      const source = Random.fromSeed(6);
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
      for (let count = 0; count < 200; count++) {
        let value = source.uint32();
        while (value >= fair) value = source.uint32();
        expect(random.below(limit)).toBe(value % limit);
      }
    },
  );

  it.each(['', 'xyz', '0'.repeat(32), 'f'.repeat(31), 'F'.repeat(32)])('refuses "%s" as a state', (text) => {
    expect(Random.parse(text)).toBeUndefined();
  });

  it('shuffles every order equally often', () => {
    const random = Random.fromSeed(1);
    const seen = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const items = [1, 2, 3];
      random.shuffle(items, 3);
      seen.set(items.join(''), (seen.get(items.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // A thousand each is expected; four standard deviations are about 115.
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(115);
  });

  it('stays below its limit and reaches all of it', () => {
    const random = Random.fromSeed(3);
    const seen = new Set(Array.from({ length: 400 }, () => random.below(7)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
