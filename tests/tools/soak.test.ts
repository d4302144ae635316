import { expect, it } from 'vitest';
import { type Game, problem } from '#core';
import { tetzilla } from '#tetzilla/rules';
import { type ZornTypes, zorn } from '#zorn/rules';
import { soak } from '../../tools/soak/soak';

it('plays a random game to its end, and the same of the same seed', () => {
  const played = soak(tetzilla, 3);
  expect(played.fault).toBeUndefined();
  expect(played.steps).toBeGreaterThan(10);
  expect(soak(tetzilla, 3)).toEqual(played);
});

const LATE = 5;
const WRONGS: readonly [string, Partial<Game<ZornTypes>>][] = [
  ['is refused', { parse: () => problem('turn', 'missing') }],
  ['reads differently', { parse: (value) => zorn.parse({ ...(value as object), terror: 1 }) }],
  ['is told by other facts', { advance: (view) => view }],
  ['offers nothing', { legal: (known) => (known.turn.phase === 'setup' ? zorn.legal(known) : []) }],
];

it.each(WRONGS)('finds a game that %s', (what, wrong) => {
  const { fault } = soak({ ...zorn, ...wrong }, LATE);
  expect(fault?.what).toContain(what);
});
