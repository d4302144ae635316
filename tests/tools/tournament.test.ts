import { describe, expect, it } from 'vitest';
import type { Pairing } from '../../tools/tournament/cases';
import type { Result } from '../../tools/tournament/play';
import { report } from '../../tools/tournament/report';
import { eloOf, partOfWin, wilson } from '../../tools/tournament/strength';
import { merged, summarize } from '../../tools/tournament/summary';

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

it('a game that everybody has lost makes nobody stronger', () => {
  expect(partOfWin(['a', 'b', 'c'], (seat) => seat === 'b')).toBeCloseTo(1 / 3);
  const won = partOfWin([], () => true);
  expect(won + partOfWin([], () => true)).toBe(1);
  const [one, two] = eloOf(
    ['one', 'two'],
    [{ first: 'one', second: 'two', wins: 10 * won, games: 10 }],
    'one',
  );
  expect(two).toBeCloseTo(one!);
});

describe('a game with two sides', () => {
  const game = (
    levels: Pairing['levels'],
    number: number,
    side: 'greedy' | 'planner',
    king: boolean,
  ): Result => ({
    pairing: `king ${levels.join(' ')}`,
    game: number,
    won: 1,
    winners: king ? ['king'] : ['anvil', 'bamf'],
    side,
    seats: 3,
    turns: 0,
    thought: {},
    asked: {},
  });

  it('is told by what the King wins at each level, against his own and against others', () => {
    const mirror: Pairing = { place: 'king', levels: ['planner', 'planner'] };
    const mixed: Pairing = { place: 'king', levels: ['planner', 'greedy'] };
    const games = [
      game(mirror.levels, 0, 'planner', true),
      game(mirror.levels, 1, 'planner', false),
      game(mixed.levels, 0, 'greedy', false),
      game(mixed.levels, 1, 'planner', true),
      game(mixed.levels, 2, 'greedy', true),
    ];
    const text = report([mirror, mixed].map((pairing) => summarize(pairing, games, 'king')));
    expect(text).toContain('| planner | planner | 1 | 2 | 50.0 % |');
    expect(text).toContain('| planner | greedy | 1 | 1 | 100.0 % |');
    expect(text).toContain('| greedy | planner | 1 | 2 | 50.0 % |');
    // The Elo table is of those that met others.
    expect(text).toMatch(/\| planner \| greedy \| 3 \| 3 \|/);
  });
});

describe('what is kept of a tournament', () => {
  const levels: Pairing['levels'] = ['planner', 'greedy'];
  const game = (number: number, won: number, thought: number): Result => ({
    pairing: 'two planner greedy',
    game: number,
    won,
    winners: [],
    seats: 2,
    turns: 20,
    thought: { planner: thought, greedy: 1 },
    asked: {},
  });
  const summary = summarize({ place: 'two', levels }, [game(0, 1, 30), game(1, 0.5, 50)]);

  it('is wins, and thinking time by the turns of a level, which are half of all', () => {
    expect(summary).toEqual({
      place: 'two',
      levels,
      games: 2,
      wins: 1.5,
      thinks: { planner: 4, greedy: 0.1 },
    });
  });

  it('replaces what was kept of the same pairing, and leaves the others', () => {
    const other = { ...summary, place: 'four' };
    const newer = { ...summary, wins: 2 };
    expect(merged([summary, other], [newer])).toEqual([newer, other]);
    expect(merged([summary], [other, { ...newer, games: 0 }])).toEqual([summary, other]);
  });
});
