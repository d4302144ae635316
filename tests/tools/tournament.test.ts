import { describe, expect, it } from 'vitest';
import { eloOf, wilson } from '../../tools/tournament/strength';

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    const [least, most] = wilson(280, 400);
    expect(least).toBeCloseTo(0.6534, 3);
    expect(most).toBeCloseTo(0.7429, 3);
  });

  it('stays within 0 and 1, and is all of it before the first game', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(5, 5)[1]).toBe(1);
    expect(wilson(0, 5)[0]).toBe(0);
    expect(wilson(5, 5)[0]).toBeGreaterThan(0.5);
  });
});

describe('Elo numbers', () => {
  it('put four wins for a loss some 240 points apart, from the anchor on', () => {
    const [one, two] = eloOf(
      ['one', 'two'],
      [{ first: 'two', second: 'one', wins: 800, games: 1000 }],
      'one',
    );
    expect(one).toBe(1500);
    expect(two! - one!).toBeCloseTo(400 * Math.log10(800.5 / 200.5), 3);
  });

  it('follow from others’ games too', () => {
    const scores = [
      { first: 'b', second: 'a', wins: 150, games: 200 },
      { first: 'c', second: 'b', wins: 150, games: 200 },
    ];
    const [a, b, c] = eloOf(['a', 'b', 'c'], scores, 'b');
    expect(b).toBe(1500);
    expect(c! - b!).toBeCloseTo(b! - a!, 3);
    expect(c!).toBeGreaterThan(1650);
  });
});
