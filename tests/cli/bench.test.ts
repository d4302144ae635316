import { afterEach, describe, expect, it, vi } from 'vitest';
import { runKaiju } from '../helpers/kaiju';

afterEach(() => vi.restoreAllMocks());

/** A clock that goes on by six tenths of a second whenever it is asked. */
function quickClock(): void {
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    seconds += 0.6;
    return seconds * 1000;
  });
}

describe('kaiju bench', () => {
  it.each(['zorgl', 'tetzilla', 'king-of-monsters'])(
    'plays random games of %s, with and without events',
    async (game) => {
      quickClock();
      const { status, out, error } = await runKaiju(['bench', '--game', game]);
      expect([status, error]).toEqual([0, '']);
      const rows = out.trimEnd().split('\n');
      expect(rows.map((row) => row.replace(/ +[\d.]+ games\/s +\d+ actions\/s$/, ''))).toEqual([
        'without events',
        'with events',
      ]);
      const rates = rows.map((row) => /([\d.]+) games\/s +(\d+) actions\/s$/.exec(row)!.slice(1).map(Number));
      for (const [games, actions] of rates) {
        expect(games).toBeGreaterThan(0);
        expect(actions).toBeGreaterThan(games!);
      }
    },
  );

  it('takes no options but the game', async () => {
    const { status, out, error } = await runKaiju(['bench', '--game', 'tetzilla', '--seed', '1']);
    expect([status, out]).toEqual([2, '']);
    expect(error).toBe('--seed: not one of --game\n');
  });
});
