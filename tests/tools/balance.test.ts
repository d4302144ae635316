import { describe, expect, it } from 'vitest';
import { CASES } from '../../tools/balance/cases';
import { playGame, type Result } from '../../tools/balance/play';
import { report } from '../../tools/balance/report';

describe('a game of the balance report', () => {
  it.each(Object.keys(CASES))('is played to its end, and the same comes of the same seed: %s', (name) => {
    const game = playGame(name, 3, 1);
    expect(game).toMatchObject({ case: name, game: 3 });
    expect(game.turns).toBeGreaterThan(1);
    expect(Math.max(...game.floors)).toBeGreaterThan(0);
    expect(playGame(name, 3, 1)).toEqual(game);
  });

  it('has the same pair of monsters twice, with their places exchanged', () => {
    const { label } = CASES.monsters!;
    for (let opening = 0; opening < 42; opening += 2) {
      expect([label(opening, 0), label(opening, 1)]).toEqual([label(opening + 1, 1), label(opening + 1, 0)]);
      expect(label(opening, 0)).not.toBe(label(opening, 1));
    }
  });
});

describe('the balance report', () => {
  const result = (labels: Result['labels'], firstWon: boolean, units: Result['units']): Result => ({
    case: 'monsters',
    game: 0,
    labels,
    firstWon,
    turns: 20,
    units,
    floors: [10, 4],
  });

  it('counts wins, first moves and units by what stood at the place, the best first', () => {
    const rows = report([
      result(['xman', 'zorgl'], true, [4, 1]),
      result(['zorgl', 'xman'], false, [1, 2]),
      result(['zorgl', 'xman'], true, [2, 0]),
    ]).split('\n');
    expect(rows.find((row) => row.startsWith('| xman'))).toMatch(
      /\| 3 \| 66\.7 % \| .* \| 33\.3 % \| 2\.00 \| 20\.0 \|$/,
    );
    expect(rows.find((row) => row.startsWith('| zorgl'))).toMatch(
      /\| 3 \| 33\.3 % \| .* \| 66\.7 % \| 1\.33 \| 20\.0 \|$/,
    );
    expect(rows.findIndex((row) => row.startsWith('| xman'))).toBeLessThan(
      rows.findIndex((row) => row.startsWith('| zorgl')),
    );
  });

  it('counts who moves first where all are alike', () => {
    const alike = (firstWon: boolean): Result => ({
      ...result(['harbour', 'harbour'], firstWon, [1, 1]),
      case: 'cities',
    });
    expect(report([alike(true), alike(true), alike(true), alike(false)])).toMatch(
      /\| harbour \| 4 \| 75\.0 % \|/,
    );
  });
});
