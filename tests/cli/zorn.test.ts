import { expect, it } from 'vitest';
import { runKaiju } from '../helpers/kaiju';

const WORDS = [
  'sim',
  '--game',
  'zorn',
  '--bots',
  'random,random',
  '--games',
  '2',
  '--seed',
  '2',
  '--days',
  '2',
];

it('sim tells how the Houses fare and how often a game uses what it has', async () => {
  const { status, out } = await runKaiju([...WORDS, '--json'], '');
  expect(status).toBe(0);
  const { rows, uses } = JSON.parse(out);
  expect(Object.keys(rows[0])).toEqual(expect.arrayContaining(['glory', 'relics', 'magic', 'terror']));
  expect(uses.fights).toBeGreaterThan(0);
  expect(Object.keys(uses).length).toBeGreaterThan(2);
  expect((await runKaiju(WORDS, '')).out).toMatch(/\na game has: .*fights \d+\.\d/);
});
