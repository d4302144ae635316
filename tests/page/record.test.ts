import { describe, expect, it } from 'vitest';
import {
  eraseFinished,
  type FinishedGame,
  finishedGames,
  noteFinished,
  summaryOf,
} from '../../src/page/record';
import { ACHIEVEMENT_IDS, achieved, type PlayRecord } from '../../src/shell/mine/achievements';

function device(kept: unknown = null) {
  const memory = new Map<string, unknown>([['games', kept]]);
  return {
    recall: (name: string) => JSON.parse(JSON.stringify(memory.get(name) ?? null)) as unknown,
    remember: (name: string, value: unknown) => void memory.set(name, value),
  };
}

let games = 0;
const game = (change: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `game-${++games}`,
  game: 'ludo',
  at: 1_000 + games,
  seats: 2,
  people: 1,
  level: 'greedy',
  won: true,
  actions: 40,
  figures: {},
  ...change,
});

const earnedBy = (played: readonly FinishedGame[], puzzles: PlayRecord['puzzles'] = {}) =>
  [...achieved({ games: played, puzzles })].sort();

describe('the games of a device', () => {
  it('are kept, each once, and erased', () => {
    const shell = device();
    const [one, other] = [game(), game({ won: false })];
    for (const each of [one, other, one]) noteFinished(shell, each);
    expect(finishedGames(shell)).toEqual([one, other]);
    eraseFinished(shell);
    expect(finishedGames(shell)).toEqual([]);
  });

  it.each([
    { version: 2, games: [] },
    { version: 1, games: [{ id: 'x' }] },
    'nonsense',
    { version: 1, games: [{ ...game(), actions: -1 }] },
  ])('begin anew where %j is kept', (kept) => {
    const shell = device(kept);
    expect(finishedGames(shell)).toEqual([]);
    const one = game();
    noteFinished(shell, one);
    expect(finishedGames(shell)).toEqual([one]);
  });

  it('come to wins by level, streaks, and the most of each figure', () => {
    const played = [
      game({ figures: { blow: 3 } }),
      game({ figures: { blow: 5 } }),
      game({ won: false, level: 'hunter' }),
      game({ won: null, level: null, people: 2 }),
      game({ level: 'hunter', figures: { blow: 1 } }),
    ];
    expect(summaryOf(played)).toEqual({
      played: 5,
      won: 3,
      levels: [
        { level: 'greedy', played: 2, won: 2 },
        { level: 'hunter', played: 2, won: 1 },
      ],
      streak: 1,
      bestStreak: 2,
      best: { blow: 5 },
    });
  });
});

describe('achievements', () => {
  it('are none for somebody who has played nothing', () => {
    expect(earnedBy([])).toEqual([]);
    expect(ACHIEVEMENT_IDS.length).toBeGreaterThan(20);
  });

  it('follow from how games ended and against whom', () => {
    expect(earnedBy([game({ won: false })])).toEqual(['first', 'loser']);
    expect(earnedBy([game()])).toEqual(['first', 'firstWin', 'glutton']);
    expect(earnedBy([game({ level: 'merciless' })])).toEqual([
      'first',
      'firstWin',
      'glutton',
      'hunter',
      'schemer',
      'terror',
    ]);
    expect(earnedBy([game({ level: 'merciless', won: false })])).toEqual(['first', 'loser']);
    expect(earnedBy([game({ people: 2, level: null, won: null })])).toEqual(['first', 'friends']);
    expect(earnedBy([game({ people: 4, seats: 4, level: null, won: null })])).toContain('fullHouse');
    expect(earnedBy([game({ people: 4, seats: 5 })])).not.toContain('fullHouse');
  });

  it('of streaks are broken by a loss, and not by a game among friends', () => {
    const shared = game({ won: null, level: null, people: 2 });
    expect(earnedBy([game(), game(), shared, game()])).toContain('streak3');
    expect(earnedBy([game(), game(), game({ won: false }), game()])).not.toContain('streak3');
  });

  it('reward whoever goes on after five losses', () => {
    const losses = Array.from({ length: 5 }, () => game({ won: false }));
    expect(earnedBy([...losses, game()])).toContain('stubborn');
    expect(earnedBy([...losses.slice(1), game()])).not.toContain('stubborn');
  });

  it('count games, and puzzles of all games together', () => {
    const three = ['ludo', 'chess', 'go'].map((id) => game({ game: id }));
    expect(earnedBy(three)).toEqual(expect.arrayContaining(['allBoxes', 'allWon']));
    expect(earnedBy(three.slice(1))).not.toContain('allBoxes');
    expect(earnedBy(Array.from({ length: 10 }, () => game({ won: null })))).toContain('ten');
    expect(earnedBy([], { ludo: 6, chess: 4 })).toEqual(['puzzle', 'puzzles10']);
  });
});
