import { expect, it } from 'vitest';
import { MAX_COMBINED, MAX_LEGAL } from '#core';
import { SEATS, simulator, zorn } from '#zorn/rules';
import { testGame } from '../../helpers/laws/testGame';
import { mixedGame, playOn } from '../../helpers/zorn/random-game';
import { openCountry } from '../../helpers/zorn/scene';

/** Where nobody stands in the way a list of actions is as long as it can become. */
const LONG = [0, 12];

const plays = [
  (seed: number) => mixedGame(seed, 80),
  (seed: number) => (seed < LONG.length ? playOn(openCountry(LONG[seed]!), seed, 3) : []),
];

testGame({ rules: zorn, simulator, seats: SEATS, actsInTheOpen: true, plays }, 7);

it('lists all that a large House can do in the open: single choices, more than may be combined', () => {
  for (const blight of LONG) {
    const { length } = zorn.legal(openCountry(blight));
    expect(length).toBeGreaterThan(3 * MAX_COMBINED);
    expect(length).toBeLessThan(MAX_LEGAL);
  }
});
