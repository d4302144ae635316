import { expect, it } from 'vitest';
import { sidesOf } from '../../../src/table/game/sides';

const TEAMS = [['ann', 'cat'], ['bob']];
const NAMES = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };

it('who wins together is one side of the graph, by the name that the game has for it or by the names of all', () => {
  const [one, other] = sidesOf(TEAMS, NAMES, {});
  expect(one).toMatchObject({ name: 'Ann, Cat', seats: ['ann', 'cat'] });
  expect(other).toMatchObject({ name: 'Bob', seats: ['bob'] });
  expect(sidesOf(TEAMS, NAMES, { team: ([first]) => `the side of ${first}` })[0]!.name).toBe(
    'the side of ann',
  );
});
