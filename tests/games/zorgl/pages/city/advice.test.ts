import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { CITIES, CITY, parseBoard } from '#zorgl/rules';
import { adviceOn, countCity } from '../../../../../src/games/zorgl/pages/city/advice';
import { cityFileName } from '../../../../../src/games/zorgl/pages/city/cityFiles';

const plan = (board: readonly string[]) => unwrap(parseBoard(board));
const fairness = (board: readonly string[]) => adviceOn(plan(board)).at(-1);

describe('advice on a city', () => {
  it('counts what is there', () => {
    expect(countCity(plan(CITY))).toEqual({ floors: 72, buildings: 16, units: 8, starts: 4 });
  });

  it('tells whom the city treats alike', () => {
    expect(fairness(CITY)).toEqual({ kind: 'fairness', fairness: 'all' });
    expect(fairness(CITIES.harbour)).toEqual({ kind: 'fairness', fairness: 'all' });
    expect(fairness(CITIES.avenues)).toEqual({ kind: 'fairness', fairness: 'all' });
    const halfTurn = CITY.map((row, index) =>
      index === 0 ? '5 4 . 4 . 4 4' : index === 6 ? '4 4 . 4 . 4 5' : row,
    );
    expect(fairness(halfTurn)).toEqual({ kind: 'fairness', fairness: 'opposite' });
    const leaning = CITY.map((row, index) => (index === 0 ? '4 4 . 5 . 4 4' : row));
    expect(fairness(leaning)).toEqual({ kind: 'fairness', fairness: 'beside' });
    const lone = CITY.map((row, index) => (index === 0 ? '5 4 . 4 . 4 4' : row));
    expect(fairness(lone)).toEqual({ kind: 'fairness', fairness: 'none' });
  });

  it('warns of a start between walls; a unit or the edge beside it is no wall, a monster is', () => {
    const corner = [
      'A 4 . . . . C',
      '4 4 . . . . .',
      '. . . . . . .',
      '. . . P8 . . .',
      '. . . . . . .',
      '4 u . . . . .',
      'B 4 . . . . D',
    ];
    expect(adviceOn(plan(corner))[0]).toEqual({ kind: 'walled-in', seat: 'A' });
    expect(adviceOn(plan(corner)).filter(({ kind }) => kind === 'walled-in')).toHaveLength(1);
    const crowded = corner.map((row, index) =>
      index === 6 ? 'B D . . . . .' : index === 5 ? '4 4 . . . . .' : row,
    );
    expect(adviceOn(plan(crowded))).toContainEqual({ kind: 'walled-in', seat: 'B' });
  });

  it('warns where ten floors cannot be had, units counted (Z10.1)', () => {
    const low = (plant: string, units: string) => [
      'B . . . . . C',
      '. . . . . . .',
      '. . . . . . .',
      `. . . ${plant} . . .`,
      '. . . . . . .',
      '. . . . . . .',
      `A . ${units} . . . D`,
    ];
    expect(adviceOn(plan(low('P9', '.')))).toContainEqual({ kind: 'low', worth: 9 });
    expect(adviceOn(plan(low('P9', 'u')))).toHaveLength(1);
  });
});

it('a city’s file is named after it, without signs that file systems mind', () => {
  expect(cityFileName('Old Town')).toBe('old-town.kaiju-city.json');
  expect(cityFileName('Île  d’Été / 2')).toBe('ile-d-ete-2.kaiju-city.json');
  expect(cityFileName('東京')).toBe('東京.kaiju-city.json');
  expect(cityFileName('…')).toBe('city.kaiju-city.json');
});
