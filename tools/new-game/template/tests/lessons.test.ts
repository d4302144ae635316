import { expect, it } from 'vitest';
import { checkTeaching, clausesOf } from '#learning';
import { newGameRulebook } from '../game/lessons';

it('the rulebook has the form that it must, and names clauses that exist', () => {
  expect(checkTeaching({ 'rulebook/rules.json': newGameRulebook })).toEqual([]);
  expect(clausesOf(newGameRulebook).map(({ number }) => number)).toEqual(['R1.1', 'R2.1', 'R2.2', 'R3.1']);
});
