import { expect, it } from 'vitest';
import { fail, type Game } from '#core';
import { tetzilla } from '#tetzilla/rules';
import { type ZornTypes, zorn } from '#zorn/rules';
import { soak } from '../../tools/soak/soak';

it('plays a random game to its end, and the same of the same seed', () => {
  const played = soak(tetzilla, 3);
  expect(played.fault).toBeUndefined();
  expect(played.steps).toBeGreaterThan(10);
  expect(soak(tetzilla, 3)).toEqual(played);
});

/** Plays an action, and puts Terror into the position that it is played from. */
const leavingTraces: Game<ZornTypes>['apply'] = (position, action) => {
  const next = zorn.apply(position, action);
  (position as { terror: number }).terror++;
  return next;
};

const LATE = 5;
const WRONGS: readonly [string, Partial<Game<ZornTypes>>][] = [
  ['is refused', { parse: () => fail('turn', 'missing') }],
  ['reads differently', { parse: (value) => zorn.parse({ ...(value as object), terror: 1 }) }],
  ['is another after', { apply: leavingTraces }],
  ['is told by other facts', { advance: (view) => view }],
  ['offers nothing', { legal: (known) => (known.turn.phase === 'setup' ? zorn.legal(known) : []) }],
];

it.each(WRONGS)('finds a game that %s', (what, wrong) => {
  const { fault } = soak({ ...zorn, ...wrong }, LATE);
  expect(fault?.what).toContain(what);
});
