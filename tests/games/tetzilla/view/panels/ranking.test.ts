import { expect, it } from 'vitest';
import { rankPlayers, scoreOf } from '#tetzilla/view';
import { sketchView } from './sketch';

it('a score is buildings, guards and hits, and unknown where a pile is hidden', () => {
  const view = sketchView({
    players: {
      A: { pile: ['h2', 's6'], guards: ['L', 'M'], hits: 3 },
      B: { pile: ['h?'] },
    },
  });
  expect(scoreOf(view, 'A')).toEqual({ built: 8, guards: 2, hits: 3, total: 7 });
  expect(scoreOf(view, 'B')).toBeNull();
  const worthless = { ...view, options: { ...view.options, guardPoints: 0 as const } };
  expect(scoreOf(worthless, 'A')?.total).toBe(5);
});

it('equal scores are told apart by hits, and shared where these are equal too', () => {
  const view = sketchView({
    players: { A: { pile: ['b4'], hits: 2 }, B: { pile: ['h2'] }, C: { pile: ['b4'], hits: 2 } },
  });
  expect(rankPlayers(view).map(({ seat, rank }) => `${seat}${rank}`)).toEqual(['B1', 'A2', 'C2']);
});
