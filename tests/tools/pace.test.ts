import { describe, expect, it } from 'vitest';
import { PACED_GAMES, type PaceReport, paceOf } from '../../tools/bench/pace';

/** One game of bots on a virtual clock, as `npm run bench:pace` shows four: so many turns of all. */
const TURNS = 8;
const SEED = 1;
/** No kind of fact that nobody plays a game for takes more of its time. */
const DULL_AT_MOST = 0.15;

describe.each(PACED_GAMES)('a game of bots of $id', (game) => {
  let report: PaceReport;

  it('is shown from its first turn on', { timeout: 120_000 }, async () => {
    report = paceOf(game, [await game.show(SEED, TURNS)]);
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('spends at least half of its time on what one plays it for', () => {
    expect(report.drama).toBeGreaterThanOrEqual(0.5);
  });

  it('spends little time on anything else', () => {
    for (const { kind, share } of report.kinds) {
      if (!game.drama.has(kind)) expect(share, kind).toBeLessThanOrEqual(DULL_AT_MOST);
    }
  });

  it('lets nobody wait for more than 35 seconds until the turn comes round', () => {
    expect(report.turn).toBeLessThanOrEqual(35);
  });
});
