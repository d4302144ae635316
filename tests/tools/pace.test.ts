import { describe, expect, it } from 'vitest';
import { PACED_GAMES, type PaceReport, paceOf } from '../../tools/bench/pace';

/** The first turns of some games of bots on a virtual clock, added together: one game alone may be a quiet one. */
const TURNS = 8;
const SEEDS = [1, 2, 3, 4];
/** No kind of fact that nobody plays a game for takes more of its time. */
const DULL_AT_MOST = 0.15;

describe.each(PACED_GAMES)('games of bots of $id', (game) => {
  let report: PaceReport;

  it('are shown from their first turn on', { timeout: 120_000 }, async () => {
    report = paceOf(game, await Promise.all(SEEDS.map((seed) => game.show(seed, TURNS))));
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('spend at least half of their time on what one plays for', () => {
    expect(report.drama).toBeGreaterThanOrEqual(0.5);
  });

  it('spend little time on anything else', () => {
    for (const { kind, share } of report.kinds) {
      if (!game.drama.has(kind)) expect(share, kind).toBeLessThanOrEqual(DULL_AT_MOST);
    }
  });

  it('let nobody wait for more than 35 seconds until the turn comes round', () => {
    expect(report.turn).toBeLessThanOrEqual(35);
  });
});
