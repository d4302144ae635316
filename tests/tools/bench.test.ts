import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { zorgl } from '#zorgl/rules';
import { bench, formatReport } from '../../tools/bench/bench';
import type { Contender } from '../../tools/bench/contender';
import { measure } from '../../tools/bench/measure';
import { chessPlayout } from '../../tools/bench/peers/chess';
import { gridPlayout } from '../../tools/bench/peers/grid';
import { randomPlay } from '../helpers/random-game';

const SHORTEST = { rounds: 1, seconds: 0 };

describe('the bench', () => {
  it('measures every contender once, and compares with both peers', () => {
    const report = bench(SHORTEST);
    for (const { perSecond, slowest, fastest, counts, gamesPerSecond } of report.rates) {
      expect(perSecond).toBeGreaterThan(0);
      expect(slowest).toBe(fastest);
      expect(gamesPerSecond === null).toBe(counts === 'calls');
    }
    const rateOf = (name: string) => report.rates.find((each) => each.name === name)!.perSecond;
    expect(report.comparisons).toEqual([
      { peer: 'chessops', ratio: rateOf('Zorgl-Zilla') / rateOf('chessops'), target: 3 },
      { peer: 'boardgame.io', ratio: rateOf('Zorgl-Zilla') / rateOf('boardgame.io'), target: 60 },
    ]);
    const table = formatReport(report);
    for (const { name } of report.rates) expect(table).toContain(`\n${name} `);
  });

  it('gives each contender its turn in every round, the first of a round changing', () => {
    const turns: string[] = [];
    const contender = (name: string): Contender => ({
      name,
      does: '',
      counts: 'actions',
      play: () => turns.push(name),
    });
    measure([contender('a'), contender('b'), contender('c')], { rounds: 2, seconds: 0 });
    expect(turns.join('')).toBe('abcbcacab');
  });

  it('prints numbers for programs', () => {
    const run = spawnSync(
      'npx',
      ['tsx', 'tools/bench/main.ts', '--rounds', '1', '--seconds', '0', '--json'],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(run.stdout)).toMatchObject({ ...SHORTEST, comparisons: [{}, {}] });
  });
});

describe('the peers', () => {
  it('play the same game for the same seed, to its end', () => {
    expect(gridPlayout(5)).toEqual(gridPlayout(5));
    expect(gridPlayout(5)).not.toEqual(gridPlayout(6));
    expect(chessPlayout(5)).toBe(chessPlayout(5));
    for (let seed = 0; seed < 20; seed++) expect(chessPlayout(seed)).toBeLessThanOrEqual(200);
  });

  it('the grid game offers about as many choices in an action as Zorgl-Zilla', () => {
    const peer = gridPlayout(1);
    let actions = 0;
    let choices = 0;
    const opening = { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' } as const;
    for (const { legal } of randomPlay(unwrap(zorgl.setup(opening, 1)), 1, undefined, new Set())) {
      actions++;
      choices += legal.length;
    }
    const ratio = peer.choices / peer.actions / (choices / actions);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });
});
